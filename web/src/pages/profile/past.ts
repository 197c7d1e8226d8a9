/** How an ended game is told in a line. */

import { language } from '../../i18n/index.svelte';
import { levelName } from '../../i18n/levels';
import type { PastGame } from '../../protocol/types';
import { nameList } from '../../parts/names';
import { p } from './messages';

/** "gegen Mia", "mit Ole, Kira und Tom" */
export function company({ rivals }: PastGame): string {
  const names = rivals.map(({ name, bot }) => (bot ? levelName(name) : name));
  const [only] = names;
  if (only === undefined) return p.alone;
  return names.length === 1 ? p.against(only) : p.with(nameList(names, language.current));
}

/** "14 : 9 gewonnen", "2. Platz mit 19 Punkten" */
export function outcome({ rivals, points, place, won, left }: PastGame): string {
  const [rival] = rivals;
  if (left) return p.left;
  if (rival === undefined) return p.points(points);
  if (rivals.length > 1) return p.place(place, points);
  const isDrawn = !won && place === 1 && rival.place === 1;
  return `${p.resultTwo(points, rival.points)} ${won ? p.hasWon : isDrawn ? p.drawn : p.hasLost}`;
}

/** How dice, cells and words are named in words. */

import { language, number } from '../../i18n/index.svelte';
import { nameList } from '../../parts/names';
import type { DieFace, LetramixPhase, LetramixView, Seat } from '../../protocol/types';
import { letterOf, valueOf } from './dice';
import { type Cell, cellName } from '../../parts/grid';
import { t } from './messages';
import { type Draft, at, tray } from './model';
import type { Player } from './players';
import type { Verdict } from './verdict';
import { type LaidWord, wordsAt } from './words';

/** "A, 1 Punkt"; the joker is worth nothing. */
export function faceName(face: DieFace | undefined): string {
  return t.die(letterOf(face) ?? t.joker, valueOf(face));
}

/** "M13, J, 6 Punkte, JAHR waagrecht" */
export function cellSpoken(draft: Draft, words: readonly LaidWord[], cell: Cell): string {
  const there = at(draft, cell);
  if (there === null) return t.emptyCell(cellName(cell));
  const name = there.letter === null ? faceName(draft.faces[there.die]) : t.jokerAs(there.letter);
  const parts = wordsAt(words, cell).map((w) => `${w.word} ${t[w.direction]}`);
  return [cellName(cell), name, ...parts].join(', ');
}

/** "A, S, E, Joker" */
export function traySpoken(draft: Draft): string {
  return tray(draft)
    .map((die) => letterOf(draft.faces[die]) ?? t.joker)
    .join(', ');
}

/** Every word with its place. */
export function layoutSpoken(words: readonly LaidWord[]): string {
  if (words.length === 0) return t.nothingLies;
  const one = ({ word, direction, cells, points }: LaidWord): string =>
    t.readWord(word, t[direction], cells[0] ? cellName(cells[0]) : '', t.points(points));
  return `${words.map(one).join('; ')}.`;
}

/** What counts where the layout is not valid: the last valid one, or nothing. */
export function insteadSpoken({ points, words }: Verdict['counts']): string {
  if (words.length === 0) return t.countsNothing(number(points));
  return t.countsInstead(words.map((w) => w.word).join(', '), t.points(points));
}

/** What counts right now, and why not more. */
export function worthSpoken({ status, sum, counts }: Verdict, reason: string): string {
  switch (status) {
    case 'valid':
      return t.validSpoken(number(sum));
    case 'invalid':
      return `${reason || t.invalidSpoken} ${insteadSpoken(counts)}`;
    case 'empty':
      return insteadSpoken(counts);
    default:
      return t.finishUnchecked(t.points(sum));
  }
}

/** Whose turn it is, or what was just played. */
export function betweenSpoken(
  { past, rounds }: LetramixView,
  phase: Extract<LetramixPhase, { phase: 'to_roll' | 'gathering' }>,
  players: readonly Player[],
): string {
  const isResult = phase.phase === 'gathering' || players.length === 1;
  if (isResult) return past ? t.resultOfRound(rounds) : t.firstRound;
  const turn = players[phase.seat];
  return turn?.isYou ? t.yourTurn : t.isToRoll(turn?.name ?? '');
}

/** Who has won; alone, what was reached. */
export function endSpoken(players: readonly Player[], winners: readonly Seat[]): string {
  const winning = players.filter((p) => winners.includes(p.seat));
  const [first] = winning;
  if (!first) return t.finalStanding;
  if (players.length === 1) return t.soloEnd(first.total);
  if (winning.length === 1) return first.isYou ? t.youWin : t.wins(first.name);
  const names = winning.map((p) => p.name);
  return t.sharedWin(nameList(names, language.current));
}

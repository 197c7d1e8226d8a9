/** The typed line, for screen readers and for fast fingers: German and English words, in any case. */

import { byPhrase } from '../../parts/typed';
import type { BuecherwurmSide } from './wire';

export type Command =
  /** `from` as it was typed; `named`: was it said that it is a word? */
  | { readonly command: 'say'; readonly word: string; readonly from: string | null; readonly named: boolean }
  | { readonly command: 'choose'; readonly theme: number }
  | { readonly command: 'turn'; readonly side: BuecherwurmSide }
  | { readonly command: PlainCommand };

export type PlainCommand =
  'change' | 'giveUp' | 'up' | 'down' | 'theme' | 'read' | 'dice' | 'named' | 'standing' | 'time' | 'help';

const PLAIN: Readonly<Record<PlainCommand, readonly string[]>> = {
  change: ['wechseln', 'wechsel', 'themenwechsel', 'thema wechseln', 'change', 'change theme'],
  giveUp: ['passen', 'passe', 'aufgeben', 'pass', 'give up'],
  up: ['gilt', 'ja', 'j', 'dafür', 'daumen hoch', 'counts', 'yes', 'y', 'up'],
  down: ['gilt nicht', 'nein', 'n', 'dagegen', 'daumen runter', 'does not count', 'no', 'down'],
  theme: ['thema', 'theme'],
  read: ['lies', 'lage', 'read'],
  dice: ['würfel', 'mitte', 'dice', 'middle'],
  named: ['genannt', 'begriffe', 'named', 'terms'],
  standing: ['stand', 'punkte', 'score', 'scores', 'standing'],
  time: ['zeit', 'uhr', 'time', 'clock'],
  help: ['hilfe', 'help', '?'],
};

const BY_PHRASE = byPhrase(PLAIN);

const CHOICE = /^(?:thema|theme)\s+([123])$/i;
const SIDE = /^(?:seite|side|drehe?|turn)\s+(.+)$/i;
const SIDES: readonly [RegExp, BuecherwurmSide][] = [
  [/^(themenwechsel|wechsel|change( of theme)?)$/i, 'theme_change'],
  [/^not$/i, 'not'],
  [/^(bonus|\+2)$/i, 'bonus'],
  [/^(a\s?[-–]\s?z|az|joker)$/i, 'any_letter'],
  [/^(stapel|stack)$/i, 'stack'],
];
const NAMED = /^(?:wort|word|nenne|say)\s+(.+)$/i;
const FROM = /^(.+?)\s+(?:von|from)\s+(.+)$/i;

/** What a line asks for; null if it cannot be understood. */
export function readCommand(line: string): Command | null {
  const text = line.normalize('NFC').trim().replace(/\s+/g, ' ');
  const plain = BY_PHRASE.get(text.toLowerCase());
  if (plain !== undefined) return { command: plain };
  const [, choice] = CHOICE.exec(text) ?? [];
  if (choice !== undefined) return { command: 'choose', theme: Number(choice) - 1 };
  const [, wanted] = SIDE.exec(text) ?? [];
  const side = SIDES.find(([pattern]) => wanted !== undefined && pattern.test(wanted))?.[1];
  if (side !== undefined) return { command: 'turn', side };
  const [, word] = NAMED.exec(text) ?? [];
  return text === '' ? null : said(word ?? text, word !== undefined);
}

function said(text: string, named: boolean): Command {
  const [, word = text, from = null] = FROM.exec(text) ?? [];
  return { command: 'say', word, from, named };
}

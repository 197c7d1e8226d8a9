/** The typed line, for screen readers and for fast fingers: German and English words, in any case. */

import { byPhrase } from '../../parts/typed';
import type { WurfUndWortGround } from '../../protocol/types';

export type Command =
  | { readonly command: 'say'; readonly word: string; /** Was it said that it is a word? */ readonly named: boolean }
  | { readonly command: 'object'; readonly ground: WurfUndWortGround }
  | { readonly command: PlainCommand };

export type PlainCommand =
  'stop' | 'pass' | 'backOut' | 'appeal' | 'up' | 'down' | 'card' | 'time' | 'standing' | 'word' | 'help';

const PLAIN: Readonly<Record<PlainCommand, readonly string[]>> = {
  stop: ['stopp', 'stop', 'stopp!', 'stop!'],
  pass: ['weiter', 'passe', 'kein einspruch', 'next', 'go on', 'pass', 'no objection'],
  backOut: ['rückzieher', 'kein wort', 'back out', 'no word'],
  appeal: ['widerspruch', 'ich widerspreche', 'das stimmt nicht', 'appeal'],
  up: ['gilt', 'ja', 'j', 'dafür', 'daumen hoch', 'counts', 'yes', 'y', 'up'],
  down: ['gilt nicht', 'nein', 'n', 'dagegen', 'daumen runter', 'does not count', 'no', 'down'],
  card: ['karte', 'würfel', 'lies', 'card', 'dice', 'read'],
  time: ['zeit', 'uhr', 'time', 'clock'],
  standing: ['stand', 'punkte', 'score', 'scores', 'standing'],
  word: ['wort?', 'word?'],
  help: ['hilfe', 'help', '?'],
};

const BY_PHRASE = byPhrase(PLAIN);

const OBJECTION = /^(einspruch|objection|object)\b\s*(.*)$/;
const GROUNDS: Readonly<Record<WurfUndWortGround, RegExp>> = {
  unsuitable: /^(|passt nicht|thema|unpassend|unsuitable|does not fit)$/,
  syllables: /^(silben?|silbenzahl|syllables?)$/,
  part: /^(karte|kategorie|teil|card|category|part)$/,
};
const NAMED = /^(?:wort|word)\s+(.+)$/i;

/** What a line asks for; null if it cannot be understood. */
export function readCommand(line: string): Command | null {
  const text = line.normalize('NFC').trim().replace(/\s+/g, ' ');
  const plain = BY_PHRASE.get(text.toLowerCase());
  if (plain !== undefined) return { command: plain };
  const [, objection, why = ''] = OBJECTION.exec(text.toLowerCase()) ?? [];
  if (objection !== undefined) return object(why);
  const [, word] = NAMED.exec(text) ?? [];
  if (word !== undefined) return { command: 'say', word, named: true };
  return text === '' ? null : { command: 'say', word: text, named: false };
}

function object(why: string): Command | null {
  const ground = (Object.keys(GROUNDS) as WurfUndWortGround[]).find((ground) => GROUNDS[ground].test(why));
  return ground === undefined ? null : { command: 'object', ground };
}

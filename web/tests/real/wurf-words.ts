import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WurfUndWortDie, WurfUndWortView } from '../../src/protocol/types';

/** Words for the cards of Wurf & Wort, from the theme base itself. */

const THEMES = join(import.meta.dirname, '../../../data/themes');

/** Themes whose words hardly fit any other. */
const ELSEWHERE = ['im-weltall', 'in-der-oper', 'arktis-und-antarktis', 'insekten-und-krabbeltiere'];

interface Theme {
  words: string[];
  stems: string[];
}

function theme(key: string): Theme {
  const text = readFileSync(join(THEMES, `${key}.toml`), 'utf8');
  const lists = [...text.matchAll(/^(?:typical|fits) = """([^"]*)"""/gm)].map(([, list = '']) => list);
  const stems = /^stems = \[([^\]]*)\]/m.exec(text)?.[1] ?? '';
  return {
    words: lists
      .join(',')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => /^\p{L}+$/u.test(word)),
    stems: stems.split(',').map((stem) => stem.replace(/["\s]/g, '')),
  };
}

const has = (word: string, letter: string): boolean => word.toLowerCase().includes(letter.toLowerCase());

function meets(word: string, die: WurfUndWortDie): boolean {
  if (die.die === 'syllables') return true;
  return has(word, die.letter) === (die.die === 'must');
}

/** Vowels in a row, which is near enough to tell two syllables from four. */
const roughly = (word: string): number => word.toLowerCase().match(/[aeiouäöüy]+/g)?.length ?? 0;

const dieOf = <D extends WurfUndWortDie['die']>(view: WurfUndWortView, die: D) =>
  view.dice.find((one): one is Extract<WurfUndWortDie, { die: D }> => one.die === die);

const cardOf = (view: WurfUndWortView): Theme => theme(view.card?.theme ?? '');

/** A word that fits the card and its letters; only for a card without syllables. */
export function rightWord(view: WurfUndWortView): string | undefined {
  if (dieOf(view, 'syllables')) return undefined;
  return cardOf(view).words.find((word) => view.dice.every((die) => meets(word, die)));
}

/** A word with the right letters, but with far too many or too few syllables. */
export function miscountedWord(view: WurfUndWortView): string | undefined {
  const wanted = dieOf(view, 'syllables')?.count;
  if (wanted === undefined) return undefined;
  return cardOf(view).words.find(
    (word) => view.dice.every((die) => meets(word, die)) && Math.abs(roughly(word) - wanted) >= 2,
  );
}

/** A word with the letter that is forbidden. */
export function forbiddenWord(view: WurfUndWortView): string | undefined {
  const letter = dieOf(view, 'must_not')?.letter;
  return letter === undefined ? undefined : cardOf(view).words.find((word) => has(word, letter));
}

/** A word with the right letters that belongs to something else. */
export function unsuitableWord(view: WurfUndWortView): string | undefined {
  if (dieOf(view, 'syllables')) return undefined;
  const { words, stems } = cardOf(view);
  const others = ELSEWHERE.filter((key) => key !== view.card?.theme).flatMap((key) => theme(key).words);
  return others.find(
    (word) =>
      view.dice.every((die) => meets(word, die)) && !words.includes(word) && !stems.some((stem) => has(word, stem)),
  );
}

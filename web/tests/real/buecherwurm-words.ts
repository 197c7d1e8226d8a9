import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fitting, initialOf, namedBy, placeOf } from '../../src/games/buecherwurm/model';
import type { BuecherwurmLanguage, BuecherwurmRound, BuecherwurmView } from '../../src/games/buecherwurm/wire';

/** Terms for the themes of Bücherwurm, from the theme base itself. */

const THEMES = join(import.meta.dirname, '../../../data/themes');
/** Themes whose terms hardly fit any other. */
const ELSEWHERE = ['im-weltall', 'arktis-und-antarktis', 'in-der-oper', 'in-der-kueche', 'am-strand'];

export interface Wish {
  readonly word: string;
  readonly die: number;
}

function termsOf(key: string, language: BuecherwurmLanguage): string[] {
  const text = readFileSync(join(THEMES, `${key}.toml`), 'utf8');
  const [, section = ''] = new RegExp(`^\\[${language}\\]$([\\s\\S]*?)(?=^\\[|(?![\\s\\S]))`, 'm').exec(text) ?? [];
  const lists = [...section.matchAll(/^(?:typical|fits) = """([^"]*)"""/gm)].map(([, list = '']) => list);
  return lists
    .join(',')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => /^\p{L}+$/u.test(word));
}

function* wishes(
  { round, options, phase }: BuecherwurmView,
  terms: readonly string[],
): Generator<Wish & { round: BuecherwurmRound }> {
  if (round === null || phase.phase !== 'naming') return;
  for (const word of terms) {
    if (namedBy(round, 'round', word, options.language) !== null) continue;
    for (const die of fitting(round, phase.takeable, initialOf(word, options.language))) yield { word, die, round };
  }
}

/** A term of the theme for a die of the middle, the worthiest first. */
export function rightWord(view: BuecherwurmView, tried: ReadonlySet<string>): Wish | undefined {
  const { round, options } = view;
  const found = round ? [...wishes(view, termsOf(round.theme.key, options.language))] : [];
  const middle = found.filter(({ word, die }) => !tried.has(word) && round?.display.includes(die));
  return middle.toSorted((a, b) => (round?.dice[b.die]?.points ?? 0) - (round?.dice[a.die]?.points ?? 0))[0];
}

/** A term of the theme for a die that lies before somebody else. */
export function theft(view: BuecherwurmView): Wish | undefined {
  const { round, options } = view;
  if (round === null) return undefined;
  return [...wishes(view, termsOf(round.theme.key, options.language))].find(
    ({ die }) => placeOf(round, die) !== 'middle',
  );
}

/** A term that does not belong here, for a die of the middle. */
export function doubtful(view: BuecherwurmView): Wish | undefined {
  const { round, options } = view;
  if (round === null) return undefined;
  const known = new Set(termsOf(round.theme.key, options.language));
  const terms = ELSEWHERE.flatMap((key) => (key === round.theme.key ? [] : termsOf(key, options.language))).filter(
    (word) => !known.has(word),
  );
  return [...wishes(view, terms)].find(({ die }) => round.display.includes(die));
}

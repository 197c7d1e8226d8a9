import { judged, wordsFrom } from './server';

/** Steals of one word, as each level allows them first; found with the words and the judge of the product. */

export type Level = 'I' | 'II' | 'III' | 'IV';

/** How a word is stolen that lies alone on the field. */
export type Steal =
  /** A letter is exchanged. */
  | { readonly level: 'I'; readonly first: string; readonly to: string; readonly at: number }
  /** A letter is inserted before this one. */
  | { readonly level: 'II'; readonly first: string; readonly to: string; readonly at: number }
  /** The first letter is taken out, and helps to form a word down through another one. */
  | {
      readonly level: 'III';
      readonly first: string;
      readonly to: string;
      readonly down: string;
      readonly at: number;
      readonly row: number;
    }
  /** The word is dissolved, and its letters form another one. */
  | { readonly level: 'IV'; readonly first: string; readonly to: string };

/** No more are judged. */
const MOST = 150;

/** A word of these letters, and how it can be stolen with the rest of them: legal and in the lead, but not one level below. */
export function stealFrom(letters: readonly string[], level: Level): Steal {
  const words = wordsFrom(letters, 'woerterklauer').filter((word) => word.length >= 3 && word.length <= 6);
  const known = new Set(words);
  // In short words it is plain that nothing was kept.
  const found = words
    .toSorted((a, b) => (level === 'IV' ? a.length - b.length : b.length - a.length))
    .flatMap((first) => WAYS[level](first, known, without(letters, first)));
  const steals = found.slice(0, MOST);
  const below = LEVELS[LEVELS.indexOf(level) - 1];
  const now = judged(steals.map((steal) => position(steal, letters, level)));
  const before = below && judged(steals.map((steal) => position(steal, letters, below)));
  const steal = steals.find((_, i) => now[i]?.leads && now[i].black === 0 && !before?.[i]?.legal);
  if (!steal) throw new Error(`no steal of level ${level} from ${letters.join(' ')}: try another seed`);
  return steal;
}

const LEVELS: readonly Level[] = ['I', 'II', 'III', 'IV'];

type Way = (first: string, known: ReadonlySet<string>, rest: readonly string[]) => Steal[];

const WAYS: Record<Level, Way> = {
  I: (first, known, rest) =>
    places(first).flatMap((at) =>
      rest
        .map((letter) => first.slice(0, at) + letter + first.slice(at + 1))
        .filter((to) => to !== first && known.has(to))
        .map((to) => ({ level: 'I', first, to, at })),
    ),
  II: (first, known, rest) =>
    places(first)
      .slice(1)
      .flatMap((at) =>
        rest
          .map((letter) => first.slice(0, at) + letter + first.slice(at))
          .filter((to) => known.has(to))
          .map((to) => ({ level: 'II', first, to, at })),
      ),
  III: (first, known, rest) => {
    const [gone, to] = [first.charAt(0), first.slice(1)];
    if (!known.has(to) || rest.includes(gone)) return [];
    return [...known].flatMap((down) =>
      places(to).flatMap((i): Steal[] => {
        const row = down.indexOf(to.charAt(i), 1);
        const others = row < 0 ? [] : [...down].filter((_, j) => j !== row);
        const fits =
          others.includes(gone) && without([...rest, gone], others.join('')).length === rest.length + 1 - others.length;
        return fits ? [{ level: 'III', first, to, down, at: i + 1, row }] : [];
      }),
    );
  },
  IV: (first, known) =>
    [...known]
      .filter((to) => to.length > first.length && without([...to], first).length === to.length - first.length)
      .map((to) => ({ level: 'IV', first, to })),
};

const places = (word: string): number[] => [...word].map((_, i) => i);

/** The letters without those of a word, as far as they are there. */
function without(letters: readonly string[], word: string): string[] {
  const rest = [...letters];
  for (const letter of word) {
    const found = rest.indexOf(letter);
    if (found >= 0) rest.splice(found, 1);
  }
  return rest;
}

const WIDTH = 12;

/** The turn as a position file: black has laid the first word, red steals it. */
function position(steal: Steal, letters: readonly string[], level: Level): string {
  const { first } = steal;
  const drawn = DRAWN[steal.level](steal as never);
  const before = drawn.after.map((_, y) => (y === drawn.row ? padded(` ${first}`) : padded('')));
  return [
    `level: ${level}`,
    'size: 12',
    'mover: red',
    `pool: ${without(letters, first).join('')}`,
    'before:',
    ...before,
    'after:',
    ...drawn.after.map(padded),
    ...drawn.moves.map(([from, to]) => `move: ${from} > ${to}`),
  ].join('\n');
}

const padded = (row: string): string => row.padEnd(WIDTH).replaceAll(' ', '.');

interface Drawn {
  /** Where the first word lay, from column 1 on. */
  row: number;
  after: string[];
  moves: [from: string, to: string][];
}

const DRAWN: { [L in Level]: (steal: Extract<Steal, { level: L }>) => Drawn } = {
  I: ({ to }) => ({ row: 0, after: [` ${to}`], moves: [] }),
  // What stands before the gap moves left.
  II: ({ to, at }) => ({
    row: 0,
    after: [to],
    moves: places(to)
      .slice(0, at)
      .map((i) => [`${i + 1},0`, `${i},0`]),
  }),
  III: ({ first, to, down, at, row }) => {
    const after = [...down].map((letter, y) => (y === row ? `  ${to}` : `${' '.repeat(at + 1)}${letter}`));
    const again = [...down].findIndex((letter, y) => y !== row && letter === first.charAt(0));
    return { row, after, moves: [[`1,${row}`, `${at + 1},${again}`]] };
  },
  IV: ({ first, to }) => {
    const free = places(to);
    const moves = [...first].map((letter, i): [string, string] => {
      const place = free.findIndex((j) => to[j] === letter);
      return [`${i + 1},0`, `${free.splice(place, 1)[0] ?? 0},0`];
    });
    return { row: 0, after: [to], moves: moves.filter(([from, there]) => from !== there) };
  },
};

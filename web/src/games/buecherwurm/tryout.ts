/** Three small tasks with fixed dice and a few words each; no server is asked. */

import type { Language } from '../../i18n/index.svelte';
import { fitting, initialOf, withoutArticle } from './model';
import type { BuecherwurmRound } from './wire';

export interface Lesson {
  readonly name: 'take' | 'steal' | 'pair';
  readonly round: BuecherwurmRound;
  /** The dice that the task is about. */
  readonly wanted: readonly number[];
  readonly words: Readonly<Record<Language, readonly string[]>>;
}

/** You are the first, Ben is the second. */
export const YOU = 0;
export const BEN = 1;

const beach = { key: 'am-strand', title: { de: 'Am Strand', en: 'At the beach' }, difficulty: 'easy' } as const;
const fruit = {
  key: 'obst-und-gemuese',
  title: { de: 'Obst und Gemüse', en: 'Fruit and vegetables' },
  difficulty: 'easy',
} as const;

const base: Omit<BuecherwurmRound, 'theme' | 'dice'> = {
  roller: BEN,
  special: null,
  display: [0, 1, 2],
  aside: false,
  worms: 6,
  desks: [
    { pile: [], worms: 0 },
    { pile: [], worms: 0 },
  ],
  named: [],
};

const BEACH = {
  de: [
    'Ball',
    'Bikini',
    'Boje',
    'Handtuch',
    'Hai',
    'Hafen',
    'Hitze',
    'Hut',
    'Leuchtturm',
    'Liege',
    'Liegestuhl',
    'Luftmatratze',
    'Meer',
    'Möwe',
    'Muschel',
    'Matrose',
    'Sand',
    'Sandburg',
    'Schaufel',
    'Schirm',
    'Schwimmreifen',
    'See',
    'Seestern',
    'Segel',
    'Segelboot',
    'Sonne',
    'Sonnenbrand',
    'Sonnenbrille',
    'Sonnencreme',
    'Sonnenhut',
    'Sonnenschirm',
    'Strandkorb',
    'Surfbrett',
    'Surfer',
  ],
  en: [
    'harbour',
    'harbor',
    'hat',
    'heat',
    'holiday',
    'hut',
    'lifebelt',
    'lifeguard',
    'lighthouse',
    'lilo',
    'lotion',
    'mermaid',
    'mussel',
    'sailing boat',
    'sand',
    'sandal',
    'sandcastle',
    'sea',
    'seagull',
    'seashell',
    'seaweed',
    'shark',
    'shell',
    'shovel',
    'starfish',
    'sun',
    'sunburn',
    'sunglasses',
    'sunscreen',
    'sunshade',
    'surfboard',
    'surfer',
    'swimsuit',
  ],
};
const FRUIT = {
  de: [
    'Chicorée',
    'Chili',
    'Clementine',
    'Karotte',
    'Kartoffel',
    'Kirsche',
    'Kiwi',
    'Knoblauch',
    'Kohl',
    'Kohlrabi',
    'Kokosnuss',
    'Kürbis',
    'Nektarine',
    'Nuss',
    'Okra',
    'Olive',
    'Orange',
    'Tomate',
    'Traube',
    'Topinambur',
  ],
  en: [
    'cabbage',
    'carrot',
    'cauliflower',
    'celery',
    'cherry',
    'chicory',
    'chilli',
    'clementine',
    'coconut',
    'corn',
    'cranberry',
    'cucumber',
    'kale',
    'kiwi',
    'kohlrabi',
    'nectarine',
    'nut',
    'okra',
    'olive',
    'onion',
    'orange',
    'tangerine',
    'tomato',
    'turnip',
  ],
};

export const LESSONS: readonly Lesson[] = [
  {
    name: 'take',
    round: {
      ...base,
      theme: beach,
      dice: [
        { face: 'S', points: 1 },
        { face: 'M', points: 1 },
        { face: 'L', points: 2 },
      ],
    },
    wanted: [0, 1, 2],
    words: BEACH,
  },
  {
    name: 'steal',
    round: {
      ...base,
      theme: beach,
      dice: [
        { face: 'S', points: 1 },
        { face: 'Qu', points: 3 },
        { face: 'J', points: 3 },
        { face: 'H', points: 2 },
      ],
      desks: [
        { pile: [], worms: 0 },
        { pile: [3], worms: 0 },
      ],
    },
    wanted: [3],
    words: BEACH,
  },
  {
    name: 'pair',
    round: {
      ...base,
      theme: fruit,
      dice: [
        { face: 'CK', points: 1 },
        { face: 'XY', points: 3 },
      ],
      special: { side: 'not', turned: false },
      display: [0, 1, 7],
    },
    wanted: [0, 7],
    words: FRUIT,
  },
];

/** All that you may take. */
export function takeable({ round }: Lesson): readonly number[] {
  return [...round.display, ...(round.desks[BEN]?.pile ?? [])];
}

export type Answer = 'right' | 'unknown' | 'wrongDie' | 'misfit';

export function answer(lesson: Lesson, word: string, die: number, language: Language): Answer {
  const fits = fitting(lesson.round, takeable(lesson), initialOf(word, language)).includes(die);
  if (!fits) return 'misfit';
  if (!lesson.wanted.includes(die)) return 'wrongDie';
  const said = withoutArticle(word, language).toLowerCase();
  return lesson.words[language].some((known) => known.toLowerCase() === said) ? 'right' : 'unknown';
}

/** The table after it: the die lies before you. */
export function after({ round }: Lesson, word: string, die: number): BuecherwurmRound {
  const isStolen = !round.display.includes(die);
  const desks = [
    { pile: [die], worms: 0 },
    { pile: (round.desks[BEN]?.pile ?? []).filter((other) => other !== die), worms: isStolen ? 1 : 0 },
  ];
  return {
    ...round,
    desks,
    display: round.display.filter((other) => other !== die),
    worms: round.worms - (isStolen ? 1 : 0),
    named: [{ seat: YOU, word, die, from: isStolen ? BEN : null, theme: round.theme.key }],
  };
}

/** A word that does it. */
export function hint(lesson: Lesson, language: Language): string {
  const does = (word: string): boolean => lesson.wanted.some((die) => answer(lesson, word, die, language) === 'right');
  return lesson.words[language].find(does) ?? '';
}

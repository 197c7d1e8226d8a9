/** Three cards to practise on, with a few words of each theme and how they are spoken. */

import type { WurfUndWortDie } from '../../protocol/types';
import type { Check } from '../../parts/check';
import { type Syllables, liveChecks } from './checks';
import type { Card } from './model';

export interface Lesson {
  readonly name: 'tryLetters' | 'tryForbidden' | 'trySyllables';
  readonly card: Card;
  readonly dice: readonly WurfUndWortDie[];
  /** Syllable by syllable. */
  readonly words: readonly string[];
}

export const LESSONS: readonly Lesson[] = [
  {
    name: 'tryLetters',
    card: {
      theme: 'am-strand',
      title: { de: 'Am Strand', en: 'At the beach' },
      factor: 1,
      stems: ['strand', 'stränd'],
    },
    dice: [
      { die: 'must', letter: 'R', worth: 1 },
      { die: 'must', letter: 'M', worth: 2 },
    ],
    words: [
      'Ba-de-meis-ter',
      'Ei-mer',
      'Ka-me-ra',
      'Leucht-turm',
      'Luft-ma-trat-ze',
      'Meer',
      'Mee-res-rau-schen',
      'Pro-me-na-de',
      'Ret-tungs-schwim-mer',
      'Schwim-mer',
      'Schwimm-rei-fen',
      'Som-mer',
      'Som-mer-fe-ri-en',
      'Son-nen-creme',
      'Son-nen-schirm',
      'Strö-mung',
      'Wat-ten-meer',
      'Wär-me',
    ],
  },
  {
    name: 'tryForbidden',
    card: { theme: 'in-der-kueche', title: { de: 'In der Küche', en: 'In the kitchen' }, factor: 2, stems: ['küch'] },
    dice: [
      { die: 'must', letter: 'T', worth: 1 },
      { die: 'must_not', letter: 'A' },
    ],
    words: [
      'Be-steck',
      'Brett-chen',
      'Brot',
      'But-ter',
      'Fett',
      'Ge-schirr-tuch',
      'Koch-topf',
      'Re-zept',
      'Spül-mit-tel',
      'Tee',
      'Tee-löf-fel',
      'Teig',
      'Tel-ler',
      'Tisch',
      'Topf',
      'Trich-ter',
      'Zimt',
    ],
  },
  {
    name: 'trySyllables',
    card: { theme: 'im-garten', title: { de: 'Im Garten', en: 'In the garden' }, factor: 2, stems: ['garten', 'gärt'] },
    dice: [
      { die: 'must', letter: 'K', worth: 2 },
      { die: 'syllables', count: 3 },
    ],
    words: [
      'Ba-si-li-kum',
      'Gieß-kan-ne',
      'Gur-ke',
      'Har-ke',
      'He-cke',
      'Hi-bis-kus',
      'Ka-rot-te',
      'Kar-tof-fel',
      'Kirsch-baum',
      'Kohl-ra-bi',
      'Kom-post',
      'Kom-post-hau-fen',
      'Kro-kus',
      'Kür-bis',
      'Mai-glöck-chen',
      'Ma-ri-en-kä-fer',
      'Nist-kas-ten',
      'Rot-kehl-chen',
      'Sand-kas-ten',
      'Schau-kel',
      'Schne-cke',
      'Schnee-glöck-chen',
      'Schub-kar-re',
      'Un-kraut',
      'Vo-gel-trän-ke',
      'Zaun-kö-nig',
    ],
  },
];

/** What a lesson knows of a word; null where it does not. */
export function spokenIn(lesson: Lesson, word: string): Syllables | null {
  const typed = word.trim();
  const split = lesson.words.find((known) => known.replaceAll('-', '').toLowerCase() === typed.toLowerCase());
  if (split === undefined) return null;
  const count = split.split('-').length;
  return { word: typed, split, count: [count, count] };
}

export type Answer = 'right' | 'unknown' | 'uncounted' | 'fault';

export function answer(lesson: Lesson, word: string): { is: Answer; checks: readonly Check[] } {
  const known = spokenIn(lesson, word);
  const checks = liveChecks(word, lesson.dice, lesson.card, known);
  if (checks.some((check) => check.is === 'bad')) return { is: 'fault', checks };
  if (checks.some((check) => check.is === 'open')) return { is: 'uncounted', checks };
  return { is: known === null ? 'unknown' : 'right', checks };
}

/** A word that does it. */
export function hint(lesson: Lesson): string {
  const words = lesson.words.map((split) => split.replaceAll('-', ''));
  return words.find((word) => answer(lesson, word).is === 'right') ?? '';
}

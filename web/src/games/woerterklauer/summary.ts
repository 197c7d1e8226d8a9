import { dictionary } from '../../i18n/index.svelte';
import { paceSummary } from '../../parts/pace';
import type { WoerterklauerOptions, WoerterklauerView } from '../../protocol/types';

const t = dictionary(
  {
    level: 'Stufe',
    size: 'Feld',
    glass: 'Sanduhr',
    three: '3:00',
    none: 'ohne',
    words: 'Wörter',
    list: 'Wortliste',
    table: 'der Tisch',
    letters: 'Buchstaben',
    full: 'mit Q, X, Y',
    base: 'nur Grundformen',
    bag: 'Beutel',
  },
  {
    level: 'Level',
    size: 'Field',
    glass: 'Sandglass',
    three: '3:00',
    none: 'none',
    words: 'Words',
    list: 'word list',
    table: 'the table',
    letters: 'Letters',
    full: 'with Q, X, Y',
    base: 'base forms only',
    bag: 'Bag',
  },
);

/** A table's options in a few words. */
export function summary(options: WoerterklauerOptions): { name: string; value: string }[] {
  const words = [t[options.words], ...(options.base_forms ? [t.base] : [])].join(', ');
  return [
    { name: t.level, value: options.level },
    { name: t.size, value: `${options.size} × ${options.size}` },
    { name: t.glass, value: options.glass ? t.three : t.none },
    { name: t.words, value: words },
    ...[paceSummary(options.pace)].filter((pace) => pace !== null),
    ...(options.full_alphabet ? [{ name: t.letters, value: t.full }] : []),
  ];
}

/** Where in the game we are, for the television. */
export function where({ options, supply }: WoerterklauerView): string {
  return `${t.level} ${options.level} · ${t.bag} ${supply}`;
}

import { dictionary } from '../../i18n/index.svelte';
import type { BuecherwurmOptions } from './wire';

const t = dictionary(
  {
    language: 'Sprache',
    de: 'Deutsch',
    en: 'Englisch',
    target: 'Ziel',
    points: (points: number) => `${points} Punkte`,
    thinking: 'Zeit',
    normal: '10 + 5 Sekunden',
    double: '20 + 5 Sekunden',
    tenfold: '100 + 5 Sekunden',
    off: 'ohne Uhr',
    special: 'Grüner Würfel',
    without: 'ohne',
    theme: 'mit; jeder Begriff einmal je Thema',
    round: 'mit; jeder Begriff einmal je Runde',
    themes: 'Themen',
    children: 'nur leichte',
    terms: 'Begriffe',
    table: 'der Tisch entscheidet',
  },
  {
    language: 'Language',
    de: 'German',
    en: 'English',
    target: 'Target',
    points: (points) => `${points} points`,
    thinking: 'Time',
    normal: '10 + 5 seconds',
    double: '20 + 5 seconds',
    tenfold: '100 + 5 seconds',
    off: 'no clock',
    special: 'Green die',
    without: 'without',
    theme: 'with; a term once per theme',
    round: 'with; a term once per round',
    themes: 'Themes',
    children: 'easy ones only',
    terms: 'Terms',
    table: 'the table decides',
  },
);

/** A table's options in a few words. */
export function summary(options: BuecherwurmOptions): { name: string; value: string }[] {
  return [
    { name: t.language, value: t[options.language] },
    { name: t.target, value: t.points(options.target) },
    { name: t.thinking, value: t[options.pace] },
    { name: t.special, value: options.special_die ? t[options.unique] : t.without },
    ...(options.terms === 'table' ? [{ name: t.terms, value: t.table }] : []),
    ...(options.children ? [{ name: t.themes, value: t.children }] : []),
  ];
}

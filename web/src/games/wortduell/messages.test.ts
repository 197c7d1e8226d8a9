import { expect, it } from 'vitest';
import { language } from '../../i18n/index.svelte';
import { t } from './messages';

it('whose card it is, as one says it', () => {
  language.choose('de');
  const owners = [
    'Ben',
    'Hans',
    'Anna und Ben',
    'Lehrling',
    'Geselle',
    'Altgeselle',
    'Meister',
    'Schweizerdegen',
    'Geselle 2',
  ];
  expect(owners.map((name) => t.cardOf(name))).toEqual([
    'Bens Karte',
    'Karte von Hans',
    'Karte von Anna und Ben',
    'Karte des Lehrlings',
    'Karte des Gesellen',
    'Karte des Altgesellen',
    'Karte des Meisters',
    'Karte des Schweizerdegens',
    'Karte von Geselle 2',
  ]);
});

import { expect, it } from 'vitest';
import { language } from '../i18n/index.svelte';
import { levelName } from '../i18n/levels';
import { distinct } from './names';

it.each<[string[], string[]]>([
  [
    ['Anna', 'Ben'],
    ['Anna', 'Ben'],
  ],
  [
    ['Ben', 'Anna', 'Ben', 'Ben'],
    ['Ben', 'Anna', 'Ben 2', 'Ben 3'],
  ],
  [
    ['Ben', 'ben'],
    ['Ben', 'ben 2'],
  ],
  [
    ['Ben', 'Ben', 'Ben 2'],
    ['Ben', 'Ben 3', 'Ben 2'],
  ],
  [
    ['Geselle', 'geselle'],
    ['Geselle', 'geselle 2'],
  ],
])('P1: %j are called %j', (names, called) => {
  expect(distinct(names)).toEqual(called);
});

it('P7: two computer players of one level have two names', () => {
  language.choose('de');
  expect(distinct(['geselle', 'geselle']).map(levelName)).toEqual(['Geselle', 'Geselle 2']);
});

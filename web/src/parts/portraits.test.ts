import { expect, it } from 'vitest';
import { aboutCharacter } from '../i18n/characters';
import { language } from '../i18n/index.svelte';
import { DRAWINGS } from './portraits';

const NAMES = Object.keys(DRAWINGS);

it('P7: no two computer players look alike or are described alike', () => {
  expect(NAMES).toHaveLength(8);
  expect(new Set(Object.values(DRAWINGS).map((drawing) => JSON.stringify(drawing))).size).toBe(8);
  for (const one of ['de', 'en'] as const) {
    language.choose(one);
    const said = NAMES.map(aboutCharacter);
    expect(new Set(said).size).toBe(8);
    expect(said.every((sentence) => sentence.endsWith('.'))).toBe(true);
  }
});

import { afterEach, describe, expect, it } from 'vitest';
import { language } from '../i18n/index.svelte';
import { glossText } from './gloss';

const label = { de: 'Pflanze', en: 'plant' };
const read = (gloss: Parameters<typeof glossText>[0]): string => {
  const { before, text, lang } = glossText(gloss);
  return `${before}[${lang}] ${text}`;
};

describe('what a word means (W12)', () => {
  afterEach(() => language.choose('de'));

  it('is said in German, and in English only where nothing else is known', () => {
    language.choose('de');
    expect(read({ label, de: 'Kaustrauch', en: 'khat' })).toBe('Pflanze: [de] Kaustrauch');
    expect(read({ de: 'Kaustrauch' })).toBe('[de] Kaustrauch');
    expect(read({ label, en: 'khat' })).toBe('Pflanze; englisch: [en] khat');
    expect(read({ en: 'khat' })).toBe('englisch: [en] khat');
  });

  it('is said in English on the English page, and marked as German where it is', () => {
    language.choose('en');
    expect(read({ label, de: 'Kaustrauch', en: 'khat' })).toBe('plant: [en] khat');
    expect(read({ label, de: 'Kaustrauch' })).toBe('plant; in German: [de] Kaustrauch');
  });
});

import type { Both } from '../../src/i18n/index.svelte';
import type { HelpText } from '../../src/parts/help-text';
import type { RuleText } from '../../src/parts/rule-text';

export const rules: Both<RuleText> = {
  de: {
    brief: ['Sag ein Wort, das mit dem letzten Buchstaben des vorigen beginnt.', 'Jedes Wort bringt einen Punkt.'],
    before: [['Wer beginnt', 'Das Los entscheidet.']],
  },
  en: {
    brief: ['Say a word that begins with the last letter of the one before.', 'Each word is worth a point.'],
    before: [['Who begins', 'The lot decides.']],
  },
};

export const help: Both<HelpText> = {
  de: { keys: [{ rows: [['Eingabe', 'sagt das Wort']] }] },
  en: { keys: [{ rows: [['Enter', 'says the word']] }] },
};

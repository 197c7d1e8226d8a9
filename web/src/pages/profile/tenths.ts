import { language } from '../../i18n/index.svelte';

const wish = { maximumFractionDigits: 1 };
const formats = { de: new Intl.NumberFormat('de', wish), en: new Intl.NumberFormat('en', wish) };

/** "7,4" */
export function tenths(value: number): string {
  return formats[language.current].format(value).replace(/^-/, '−');
}

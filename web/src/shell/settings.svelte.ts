import { forget, recall, remember } from './storage';

export type Theme = 'system' | 'light' | 'dark';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** How this browser likes to be served. */
class Settings {
  theme = $state<Theme>(keptTheme());
  muted = $state(recall('muted') === 'yes');
  /** Do single letters do something? Who speaks to the machine turns them off (WCAG 2.1.4). */
  letterKeys = $state(recall('letterKeys') !== 'no');

  /** The next of system, light, dark. */
  turnTheme(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length] ?? 'system';
    if (this.theme === 'system') forget('theme');
    else remember('theme', this.theme);
  }

  turnLetterKeys(): void {
    this.letterKeys = !this.letterKeys;
    remember('letterKeys', this.letterKeys ? 'yes' : 'no');
  }

  turnSound(): void {
    this.muted = !this.muted;
    remember('muted', this.muted ? 'yes' : 'no');
  }
}

function keptTheme(): Theme {
  const kept = recall('theme');
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

export const settings = new Settings();

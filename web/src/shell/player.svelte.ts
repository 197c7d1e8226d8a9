import { language } from '../i18n/index.svelte';
import { recall, remember } from './storage';

export const LONGEST_NAME = 24;

const WORDS = {
  de: {
    first: ['Flinker', 'Kühner', 'Heller', 'Stiller', 'Wacher', 'Froher', 'Kluger', 'Bunter', 'Sanfter', 'Wilder'],
    last: ['Falz', 'Steg', 'Spieß', 'Kegel', 'Satz', 'Durchschuss', 'Andruck', 'Bogen', 'Rahmen', 'Setzer'],
  },
  en: {
    first: ['Swift', 'Bold', 'Bright', 'Quiet', 'Keen', 'Merry', 'Clever', 'Gentle', 'Wild', 'Lucky'],
    last: ['Serif', 'Galley', 'Quoin', 'Pica', 'Sort', 'Folio', 'Margin', 'Press', 'Frame', 'Setter'],
  },
};

/** Who plays in this browser. No account: a name that they choose, or that we suggest. */
class Player {
  name = $state(recall('name') ?? '');

  constructor() {
    if (this.name === '') this.suggest();
  }

  get trimmed(): string {
    return this.name.trim();
  }

  get isNamed(): boolean {
    return this.trimmed.length >= 1 && [...this.trimmed].length <= LONGEST_NAME;
  }

  rename(name: string): void {
    this.name = name;
    if (this.isNamed) remember('name', this.trimmed);
  }

  suggest(): void {
    this.rename(suggestion());
  }
}

/** Words from the type shop. */
function suggestion(): string {
  const { first, last } = WORDS[language.current];
  return `${pick(first)} ${pick(last)}`;
}

function pick(words: readonly string[]): string {
  return words[Math.floor(Math.random() * words.length)] ?? '';
}

export const player = new Player();

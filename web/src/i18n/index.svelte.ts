import type { Sentence } from '../protocol/types';
import { recall, remember } from '../shell/storage';

/** The languages of the interface. The words of most games are German in both. */
export type Language = 'de' | 'en';

/** Texts that are data, such as rules and help, in both languages: `text[language.current]`. */
export type Both<T> = Record<Language, T>;

type Message = string | ((...args: never[]) => string);
type Messages = Record<string, Message>;
/** The same keys, the same arguments, other words. */
export type Same<T> = { [K in keyof T]: T[K] extends string ? string : T[K] };

class Choice {
  #chosen = $state<Language>(preferred());

  get current(): Language {
    return this.#chosen;
  }

  choose(language: Language): void {
    this.#chosen = language;
    remember('language', language);
  }
}

function preferred(): Language {
  const kept = recall('language');
  if (kept === 'de' || kept === 'en') return kept;
  return navigator.language.toLowerCase().startsWith('de') ? 'de' : 'en';
}

export const language = new Choice();

/**
 * Messages in both languages; reading one gives the chosen language's, and follows when it is changed. A message that
 * is missing in English is a type error.
 */
export function dictionary<T extends Messages>(de: T, en: Same<NoInfer<T>>): Same<T> {
  const both = { de: de as Same<T>, en };
  return new Proxy(both.de, { get: (_, key) => Reflect.get(both[language.current], key) });
}

/** A sentence of the server, in the chosen language. */
export function say(sentence: Sentence): string {
  return sentence[language.current];
}

/** Both languages know one and many. */
export function plural(count: number, one: string, many: string): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** To make one takes longer than to use it a hundred times. */
const formats = { de: new Intl.NumberFormat('de'), en: new Intl.NumberFormat('en') };

export function number(value: number): string {
  return formats[language.current].format(value).replace(/^-/, '−');
}

/** "+9", "−3", "0" */
export function signed(value: number): string {
  return value > 0 ? `+${number(value)}` : number(value);
}

const clocks: Both<Intl.DateTimeFormat> = {
  de: new Intl.DateTimeFormat('de', { hour: '2-digit', minute: '2-digit' }),
  en: new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit' }),
};

/** "20:15" */
export function timeOfDay(stamp: number): string {
  return clocks[language.current].format(stamp);
}

const hundredths = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const exact = { de: new Intl.NumberFormat('de', hundredths), en: new Intl.NumberFormat('en', hundredths) };

/** Milliseconds as seconds: 5,08. */
export function secondsOf(milliseconds: number): string {
  return exact[language.current].format(milliseconds / 1000);
}

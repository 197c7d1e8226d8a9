import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { language } from '../../i18n/index.svelte';
import type { TableConnection } from '../../net/connection.svelte';
import type { Refusal, Spoken, WurfUndWortDie } from '../../protocol/types';
import LiveWordField from './LiveWordField.svelte';
import { speakAt } from './speaking.svelte';
import { CARD } from './testing';

const TWO: readonly WurfUndWortDie[] = [{ die: 'syllables', count: 2 }];
const FUSSBALL: Spoken = { split: 'Fuß-ball', syllables: [2, 2] };
const REFUSAL: Refusal = { code: 'bad_word', sentence: { de: '', en: '' } };

let unmountField: () => void = () => undefined;
beforeEach(() => {
  language.choose('de');
  vi.useFakeTimers();
});
afterEach(() => {
  unmountField();
  vi.useRealTimers();
});

/** A field, and a table that answers what `known` says. */
function show(known: (word: string) => Promise<Spoken | Refusal>, dice = TWO) {
  const ask = vi.fn(({ word }: { word: string }) => known(word));
  const speak = speakAt({ ask } as unknown as TableConnection);
  const props = { word: '', card: CARD, dice, speak, send: 'Nennen', onsend: () => undefined };
  const field = mount(LiveWordField, { target: document.body, props });
  unmountField = () => void unmount(field);
  flushSync();
  return ask;
}

function type(word: string): void {
  const input = document.querySelector('input');
  if (!input) throw new Error('no field');
  input.value = word;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

/** Time passes, and what is answered is shown. */
async function rest(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}

const checks = (): string => document.querySelector('ul')?.textContent ?? '';

describe('the syllables of the word that is typed', () => {
  it('are asked for when the hand rests, not at every key', async () => {
    const ask = show(async () => FUSSBALL);
    for (const typed of ['F', 'Fu', 'Fuß', 'Fußball']) {
      type(typed);
      await rest(150);
    }
    expect(ask).not.toHaveBeenCalled();
    expect(checks()).toContain('2 Silben? Die zählt der Tisch.');
    await rest(50);
    expect(ask).toHaveBeenCalledExactlyOnceWith({ ask: 'syllables', word: 'Fußball' });
    expect(checks()).toContain('erfüllt:2 Silben: Fuß-ball');
  });

  it('are open again when the word changes, and when the table does not know', async () => {
    show(async (word) => (word === 'Fußball' ? FUSSBALL : REFUSAL));
    type('Fußball ');
    await rest(200);
    expect(checks()).toContain('Fuß-ball');
    type('Fußball?');
    expect(checks()).toContain('Die zählt der Tisch.');
    await rest(500);
    expect(checks()).toContain('Die zählt der Tisch.');
  });

  it('are those of the word that stands there, however late an answer comes', async () => {
    const answers: Record<string, (spoken: Spoken) => void> = {};
    show((word) => new Promise((resolve) => (answers[word] = resolve)));
    type('Fußball');
    await rest(200);
    type('Fußballer');
    await rest(200);
    answers['Fußballer']?.({ split: 'Fuß-bal-ler', syllables: [3, 3] });
    answers['Fußball']?.(FUSSBALL);
    await rest(0);
    expect(checks()).toContain('verletzt:3 statt 2 Silben: Fuß-bal-ler');
  });

  it('do not matter where no die asks for them', async () => {
    const ask = show(async () => FUSSBALL, [{ die: 'must', letter: 'R', worth: 1 }]);
    type('Fußball');
    await rest(1000);
    expect(ask).not.toHaveBeenCalled();
  });
});

import { flushSync, mount, unmount } from 'svelte';
import { expect, it, vi } from 'vitest';
import { language } from '../i18n/index.svelte';
import CommandLine from './CommandLine.svelte';

it('A2: the typed line leads to the keys and commands, at every width', () => {
  language.choose('de');
  const onhelp = vi.fn();
  const line = mount(CommandLine, {
    target: document.body,
    props: { shown: true, example: 'hilfe', run: () => '', onhelp },
  });
  flushSync();
  document.querySelector<HTMLButtonElement>('[aria-label="Tasten und Befehle"]')?.click();
  expect(onhelp).toHaveBeenCalledOnce();
  void unmount(line);
});

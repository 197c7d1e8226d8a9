import type { Component } from 'svelte';
import type { Screens } from '.';

/** Every game's components that the shell shows, by folder and file name; each is fetched when it is needed. */
const FILES = import.meta.glob<{ default: Component<any> }>(
  './*/{Table,Status,Options,Rules,TryOut,Replay,Screen}.svelte',
);

/** The components in a game's folder: their names follow from their files, as in `crates/games`. */
export function screens(folder: string): Screens {
  const screen = (name: keyof Screens): (() => Promise<{ default: Component<any> }>) => {
    const load = FILES[`./${folder}/${name}.svelte`];
    if (!load) throw new Error(`src/games/${folder} has no ${name}.svelte`);
    return load;
  };
  return {
    Table: screen('Table'),
    Status: screen('Status'),
    Options: screen('Options'),
    Rules: screen('Rules'),
    TryOut: screen('TryOut'),
    Replay: screen('Replay'),
    Screen: screen('Screen'),
  };
}

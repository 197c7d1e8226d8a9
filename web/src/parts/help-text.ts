/** A key or a command, and what it does. */
export type HelpRow = readonly [name: string, does: string];

/** What can be done by keys and by the typed line, in one language. */
export interface HelpText {
  /** The keys, by where they work. */
  keys: readonly { heading?: string; rows: readonly HelpRow[] }[];
  commands?: readonly HelpRow[];
  /** What one has to know to type commands. */
  note?: string;
}

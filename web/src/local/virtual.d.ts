/** Where the engine is, as `build/engine.ts` says; null where it has not been built. */
declare module 'virtual:engine' {
  interface Part {
    /** As in the name of its file. */
    hash: string;
    /** Relative to the page's base. */
    path: string;
  }

  export const engine: { code: Part; words: Part } | null;
}

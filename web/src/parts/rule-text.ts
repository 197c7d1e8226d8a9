/** A heading, what stands below it, and a list where it has one. */
export type Section = readonly [title: string, text: string, list?: readonly string[]];

/** The rules of a game, in one language. */
export interface RuleText {
  /** The rules in a few sentences. */
  brief: readonly string[];
  /** The rules in full: before the picture, and after it. */
  before: readonly Section[];
  after?: readonly Section[];
  /** What the picture shows. */
  example?: string;
  /** The German words in that, in their order. */
  words?: readonly string[];
  /** Where the game comes from. */
  origin?: string;
}

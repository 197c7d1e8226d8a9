/** What a page tells the service worker. */
export type ToServiceWorker =
  /** Somebody plays here: keep all that is needed to do so without a line. */
  | { do: 'keep' }
  /** Which release is yours? It answers with the file that its page begins with. */
  | { do: 'which' }
  /** Take over from the release of before. */
  | { do: 'take' };

/** What belongs to a release; addresses are relative to the page's base. */
export interface Release {
  version: string;
  /** What its page begins with: tells releases apart. */
  entry: string;
  /** Needed for the first view. */
  first: string[];
  /** Everything, engine and words, too. Their names change with what is in them. */
  files: string[];
  /** Files that keep their names: icons, the manifest. */
  named: string[];
}

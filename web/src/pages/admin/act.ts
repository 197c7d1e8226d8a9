import type { AdminApi } from '../../net/admin';

/** Something the operator does. */
export interface Act {
  /** What is asked before it is done. */
  sure?: { title: string; text: string; yes: string };
  go: (api: AdminApi) => Promise<void>;
  /** What is said when it is done. */
  done: string;
}

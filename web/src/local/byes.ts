import type { ByeReason, Sentence } from '../protocol/types';

/** What is said at the end where no desk can say it. */
export const byes: Partial<Record<ByeReason, Sentence>> & { unavailable: Sentence } = {
  taken_over: {
    de: 'Du hast den Tisch an anderer Stelle geöffnet.',
    en: 'You have opened this table elsewhere.',
  },
  no_table: { de: 'Diesen Tisch gibt es in diesem Browser nicht.', en: 'There is no such table in this browser.' },
  unavailable: {
    de: 'Dieser Browser kann die Partie gerade nicht speichern.',
    en: 'This browser cannot save the game right now.',
  },
};

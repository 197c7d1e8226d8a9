/** What goes over the wire: the server's types by the names of this game's screens. */

export type {
  BuecherwurmAction,
  BuecherwurmDesk,
  BuecherwurmDie,
  BuecherwurmLanguage,
  BuecherwurmNamed,
  BuecherwurmNews,
  BuecherwurmOptions,
  BuecherwurmPast,
  BuecherwurmPhase,
  BuecherwurmRound,
  BuecherwurmRoundEnd,
  BuecherwurmScore,
  BuecherwurmSide,
  BuecherwurmTerms,
  BuecherwurmTheme,
  BuecherwurmView,
} from '../../protocol/generated';

import type { BuecherwurmTheme } from '../../protocol/generated';

export type BuecherwurmDifficulty = BuecherwurmTheme['difficulty'];

import { levelName } from '../../i18n/levels';
import { t } from '../../i18n/messages';
import { nameOf } from '../../parts/people';
import type { Frame, FrameNews, Seat, You } from '../../protocol/types';

/** Tells news of the frame. Who has just sat down comes for the first time, and is not "back". */
export class Teller {
  readonly #fresh = new Set<Seat>();

  sentence(news: FrameNews, frame: Frame, you: You | null): string | null {
    if (news.news === 'sat') this.#fresh.add(news.seat);
    if (news.news === 'came' && this.#fresh.delete(news.seat)) return null;
    return sentenceOf(news, frame, you);
  }
}

/** News of the frame as a sentence, if it is worth one: what one does oneself is not. */
function sentenceOf(news: FrameNews, frame: Frame, you: You | null): string | null {
  const name = (seat: Seat) => nameOf(frame.seats[seat]);
  const mine = 'seat' in news && news.seat === you?.seat;
  switch (news.news) {
    case 'sat':
      return mine ? null : t.sat(name(news.seat));
    case 'left':
      return t.left(levelName(news.name));
    // In the lobby the list of seats shows it.
    case 'came':
      return mine || frame.stage === 'lobby' ? null : t.came(name(news.seat));
    case 'went':
      return mine || frame.stage === 'lobby' ? null : t.went(name(news.seat));
    case 'stand_in':
      return t.stoodIn(name(news.seat));
    case 'host':
      return mine ? t.nowHostYou : t.nowHost(name(news.seat));
    case 'resumed':
      return t.newsResumed;
    default:
      return null;
  }
}

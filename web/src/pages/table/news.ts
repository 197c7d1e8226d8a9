import { levelName } from '../../i18n/levels';
import { t } from '../../i18n/messages';
import type { Frame, FrameNews, News, Seat, SeatInfo, You } from '../../protocol/types';

/** What a seat is called. */
export function nameOf(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  return seat.kind === 'bot' ? levelName(seat.name) : seat.name;
}

/** News of the frame as a sentence, if it is worth one: what one does oneself is not. */
export function sentenceOf(one: News, frame: Frame, you: You | null): string | null {
  const news = one as unknown as FrameNews;
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

import { t } from '../../i18n/messages';
import type { Arrangement, Frame, Seat } from '../../protocol/types';
import type { MenuItem } from '../../shell/menu-item';
import { nameOf } from '../../parts/people';

/** What is asked once more before it is done. */
export type Wish =
  { kind: 'leave' } | { kind: 'people' } | { kind: 'invite' } | { kind: 'kick'; seat: Seat; name: string };

type Arrange = (action: Arrangement) => unknown;

/** What a seat may arrange while it is played. In the lobby the seats have their own buttons. */
export function hostItems(frame: Frame, you: Seat, arrange: Arrange, wish: (wish: Wish) => void): MenuItem[] {
  if (frame.stage !== 'playing') return [];
  if (frame.host !== you) return takeOver(frame, you, arrange);
  return [pause(frame, arrange), ...others(frame, you).flatMap((seat) => personItems(frame, seat, arrange, wish))];
}

/** While the host is away, anybody may take the role. */
function takeOver(frame: Frame, you: Seat, arrange: Arrange): MenuItem[] {
  const host = frame.host === null ? undefined : frame.seats[frame.host];
  if (host?.presence !== 'away') return [];
  return [{ label: t.takeHost, icon: 'crown', choose: () => arrange({ do: 'host', seat: you }) }];
}

function pause(frame: Frame, arrange: Arrange): MenuItem {
  const stopped = 'stopped' in frame.clock;
  return stopped
    ? { label: t.resume, icon: 'play', choose: () => arrange({ do: 'resume' }) }
    : { label: t.pause, icon: 'pause', choose: () => arrange({ do: 'pause' }) };
}

/** Where other people sit who have not left. */
export function others(frame: Frame, you: Seat | null): Seat[] {
  return [...frame.seats.keys()].filter((seat) => {
    const info = frame.seats[seat];
    return seat !== you && info?.kind === 'person' && info.presence !== 'gone';
  });
}

function personItems(frame: Frame, seat: Seat, arrange: Arrange, wish: (wish: Wish) => void): MenuItem[] {
  const name = nameOf(frame.seats[seat]);
  return [
    { label: t.handOverTo(name), icon: 'crown', choose: () => arrange({ do: 'host', seat }) },
    { label: t.kick(name), icon: 'cross', choose: () => wish({ kind: 'kick', seat, name }) },
  ];
}

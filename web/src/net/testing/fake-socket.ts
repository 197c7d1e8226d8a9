import type { ClientMessage, Frame, ServerMessage, TableMessage } from '../../protocol/types';

/** For tests: stands in for the browser's WebSocket and lets a test speak as the server. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];

  readyState = 0;
  sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  static get last(): FakeSocket {
    const socket = FakeSocket.all.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  // What the server does

  accept(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  say(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  drop(): void {
    this.readyState = 3;
    this.onclose?.();
  }

  /** What was sent after hello, without pongs. */
  get commands(): ClientMessage[] {
    return this.sent.filter(({ type }) => type === 'act' || type === 'arrange');
  }
}

const FRAME: Frame = {
  game: 'letramix',
  stage: 'playing',
  code: 'RUNE',
  public: false,
  host: 0,
  seats: [{ name: 'Anna', kind: 'person', presence: 'here' }],
  clock: { zero: 1000 },
};

export function tableMessage(last: number, changes: Partial<TableMessage> = {}): TableMessage {
  return {
    type: 'table',
    after: 0,
    seq: 5,
    mark: 35,
    moment: 3,
    you: { seat: 0, last },
    news: [],
    frame: FRAME,
    view: {},
    ...changes,
  };
}

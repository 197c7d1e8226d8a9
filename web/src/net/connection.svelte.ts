import { distinct } from '../parts/names';
import { tab } from '../shell/storage';
import type {
  Action,
  AnswerTo,
  Arrangement,
  Bye,
  ByeReason,
  ClientMessage,
  Frame,
  Ping,
  Question,
  Refusal,
  ServerMessage,
  TableMessage,
  WordAnswer,
} from '../protocol/types';
import { Asked } from './asked';
import { backoff } from './backoff';
import { Commands, type Outcome } from './commands.svelte';
import { Judge, type Judged } from './judge';
import { ServerClock } from './server-clock';
import { isLocal, type Socket, socketTo } from './socket';

export type { Outcome } from './commands.svelte';

export type Status =
  | { is: 'connecting' }
  | { is: 'open' }
  /** Lost; the next try is so many seconds away. */
  | { is: 'waiting'; seconds: number }
  /** For good, unless `open` is called. */
  | { is: 'closed'; bye: Bye | null };

/** How one waits for an answer. */
export interface Asking<Answer> {
  soFar?: ((answer: Answer) => void) | undefined;
  stop?: AbortSignal | undefined;
}

/** Told of news as they come. `live` is false for those that happened before we (re)connected. */
export type Listener<News> = (news: readonly News[], live: boolean) => void;

/** After these the table is not there for us any more; trying again by ourselves would not help. */
const FINAL: ReadonlySet<ByeReason> = new Set([
  'taken_over',
  'no_table',
  'bad_secret',
  'bad_message',
  'unseated',
  'kicked',
  'full',
  'damaged',
  'deleted',
]);

/** The server pings every 10 seconds, or more often. If it is silent for so long, the line is dead. */
const SILENCE = 25_000;

/** A restart may be late; so long after its time the announcement is of no interest any more. */
const RESTART_LATE = 600_000;
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * One table as one viewer sees it: the state of the connection, what the server said last, and commands to it. What the
 * game's view and news are, the game says; who does not look into them need not.
 */
export class TableConnection<View = any, News = any> {
  status = $state.raw<Status>({ is: 'connecting' });
  /** What the server said last; null before the first word. */
  table = $state.raw<TableMessage<View, News> | null>(null);
  /** How many watch. */
  watching = $state(0);
  /** When the server restarts, as whoever runs it has announced. */
  restart = $state<number | null>(null);
  /** Half a round trip in milliseconds, as the server measures it. */
  lag = $state<number | null>(null);

  readonly #commands: Commands;
  readonly #asked = new Asked((message) => this.#send(message));
  #judge = new Judge();
  readonly #clock = new ServerClock();
  readonly #listeners = new Set<Listener<News>>();
  #socket: Socket | null = null;
  /** True from hello or reset until the table that follows. */
  #settling = true;
  #seq = 0;
  #mark: number | undefined;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #restarted: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    readonly secret: string | null,
  ) {
    this.#commands = new Commands((message) => this.#send(message), draftStore(id));
  }

  get frame() {
    return this.table?.frame ?? null;
  }

  /** The game's own view; null in the lobby. */
  get view(): View | null {
    return this.table?.view ?? null;
  }

  get you() {
    return this.table?.you ?? null;
  }

  get moment() {
    return this.table?.moment ?? 0;
  }

  get seq() {
    return this.table?.seq ?? 0;
  }

  /** The last draft the server has not acknowledged yet, if it still belongs to this moment; survives a reload. */
  get draft(): Action | null {
    const draft = this.#commands.draft;
    return draft && draft.moment === this.moment ? draft.action : null;
  }

  /** Is a command under way or waiting? */
  get busy(): boolean {
    return this.#commands.busy;
  }

  /** The server's store is away: what we want waits until it is back. */
  get stalled(): boolean {
    return this.#commands.stalled;
  }

  /** The server's clock, in milliseconds. */
  serverNow(): number {
    return this.#clock.now();
  }

  /** The table's time, in which a game says until when; not reactive: ask it in a ticker. */
  tableTime(): number {
    const clock = this.frame?.clock;
    if (!clock) return 0;
    return 'zero' in clock ? this.serverNow() - clock.zero : clock.stopped;
  }

  /** Does table time run? */
  get running(): boolean {
    return this.frame !== null && 'zero' in this.frame.clock;
  }

  /** Connects, or tries again at once. */
  open(): void {
    this.#forgetSocket();
    clearTimeout(this.#retry);
    this.status = { is: 'connecting' };
    const socket = socketTo(this.id);
    this.#socket = socket;
    socket.onopen = () => this.#hello();
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage<View, News>);
    socket.onclose = () => this.#lost();
    this.#watchSilence();
  }

  /** Leaves the page of this table; the seat stays. */
  close(): void {
    this.#end(null);
  }

  /** An action of the game, at the moment that is shown now. */
  act(action: Action): Promise<Outcome> {
    return this.#commands.act(action, this.moment);
  }

  /**
   * An action that only says how things lie at the moment. It is kept until the server has it, and gives way to a newer
   * one; then both get the newer one's outcome.
   */
  actDraft(action: Action): Promise<Outcome> {
    return this.#commands.actDraft(action, this.moment);
  }

  /** Something about the table itself. */
  arrange(action: Arrangement): Promise<Outcome> {
    return this.#commands.arrange(action);
  }

  /**
   * A question to the table; changes nothing. `soFar` is told of answers that a better one follows; with `stop` nobody
   * waits for that any more.
   */
  ask<Q extends Question>(question: Q, { soFar, stop }: Asking<AnswerTo<Q>> = {}): Promise<AnswerTo<Q> | Refusal> {
    const answer = question.ask === 'word' && !isLocal(this.id) ? this.#judged(question.word) : null;
    return (answer ?? this.#asked.ask(question, soFar as (answer: unknown) => void, stop)) as Promise<
      AnswerTo<Q> | Refusal
    >;
  }

  /** Resolves when the table has all that was done here. */
  idle(): Promise<void> {
    return this.#commands.idle();
  }

  /** What the table will say of a draft, if this browser can judge it at once; what counts is what the table says. */
  foresee(action: Action): Promise<unknown> {
    return this.#judge.foresee(action, this.#known());
  }

  /** Returns what ends it. */
  onNews(listener: Listener<News>): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** By the judge of this browser, where it is the server's. */
  #judged(word: string): Promise<WordAnswer | Refusal> {
    const askServer = () => this.#asked.ask({ ask: 'word', word }) as Promise<WordAnswer | Refusal>;
    return this.#judge.ask(word, this.#known(), askServer);
  }

  /** What the judge has to know of the table. */
  #known(): Judged {
    return {
      isHere: isLocal(this.id),
      frame: this.frame,
      view: this.view,
      seat: this.you?.seat ?? null,
      askHouse: () => this.ask({ ask: 'house' }),
    };
  }

  #hello(): void {
    this.#clock.forget();
    this.#judge = new Judge();
    this.#settling = true;
    // The server says it again, unless it has restarted.
    this.#restarts(null);
    this.#send({
      type: 'hello',
      ...(this.secret && { secret: this.secret }),
      seq: this.#seq,
      ...(this.#mark !== undefined && { mark: this.#mark }),
    });
  }

  #receive(message: ServerMessage<View, News>): void {
    this.#watchSilence();
    switch (message.type) {
      case 'table':
        return this.#show(message);
      case 'done':
      case 'refused':
        return this.#commands.answered(message);
      case 'answer':
        return this.#asked.answered(message);
      case 'ping':
        return this.#pinged(message);
      case 'reset':
        this.#settling = true;
        this.#seq = 0;
        this.#mark = undefined;
        return;
      case 'restart':
        return this.#restarts(message.at ?? null);
      case 'bye':
        return this.#bye(message);
    }
  }

  #show(message: TableMessage<View, News>): void {
    const live = !this.#settling;
    this.#seq = message.seq;
    this.#mark = message.mark;
    this.table = { ...message, frame: named(message.frame) };
    if (this.#settling) this.#settle(message);
    this.#listeners.forEach((tell) => tell(message.news, live));
  }

  /** We are back: what was under way has counted, or is sent again. */
  #settle(message: TableMessage<View, News>): void {
    this.#settling = false;
    this.#tries = 0;
    this.status = { is: 'open' };
    this.#commands.resume(message.you?.last ?? 0, message.moment);
    this.#asked.resume();
  }

  #pinged(ping: Ping): void {
    this.#send({ type: 'pong', at: ping.at });
    this.#clock.set(ping.at, ping.lag ?? null);
    this.watching = ping.watching;
    this.lag = ping.lag ?? null;
  }

  #restarts(at: number | null): void {
    clearTimeout(this.#restarted);
    this.restart = at;
    if (at === null) return;
    // No timer waits longer than 24 days, and nobody announces more than one ahead.
    const left = Math.min(at + RESTART_LATE - Date.now(), LONGEST_TIMER);
    this.#restarted = setTimeout(() => (this.restart = null), left);
  }

  #bye(bye: Bye): void {
    if (!FINAL.has(bye.reason)) return;
    this.#commands.forgetDraft();
    this.#end(bye);
  }

  #send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #watchSilence(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#lost(), SILENCE);
  }

  #lost(): void {
    this.#forgetSocket();
    this.#commands.suspend();
    const delay = backoff(this.#tries++);
    this.status = { is: 'waiting', seconds: Math.ceil(delay / 1000) };
    this.#retry = setTimeout(() => this.open(), delay);
  }

  #end(bye: Bye | null): void {
    this.#forgetSocket();
    clearTimeout(this.#retry);
    clearTimeout(this.#restarted);
    this.#commands.end();
    this.#asked.close();
    this.status = { is: 'closed', bye };
  }

  #forgetSocket(): void {
    clearTimeout(this.#silence);
    if (!this.#socket) return;
    this.#socket.onopen = this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    this.#socket = null;
  }
}

/** People choose their names, and may choose the same: from here on no two at a table are called alike. */
function named(frame: Frame): Frame {
  const names = distinct(frame.seats.map((seat) => seat.name));
  return { ...frame, seats: frame.seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name })) };
}

/** Where the last draft outlives a reload. */
function draftStore(table: string) {
  const key = `draft.${table}`;
  return {
    read: () => tab.recall(key),
    write: (text: string | null) => (text === null ? tab.forget(key) : tab.remember(key, text)),
  };
}

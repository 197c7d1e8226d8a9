import type { Action, Arrangement, ClientMessage, Done, Refusal, Refused } from '../protocol/types';

/** What became of a command. */
export type Outcome = { done: true } | { done: false; refusal: Refusal };

/** The refusal that says: not now. A draft is kept then. */
const LATER = 'paused';
/** The refusal that says: the server's store is away. The command is sent again, after so long. */
const STALLED = 'unavailable';
const SEND_AGAIN = 1000;
/** At most two drafts a second. */
const BETWEEN_DRAFTS = 500;

const ENDED: Outcome = {
  done: false,
  refusal: {
    code: 'disconnected',
    sentence: { de: 'Die Verbindung zum Tisch ist beendet.', en: 'The connection to the table has ended.' },
  },
};

type Act = { type: 'act'; moment: number; action: Action };
type Order = Act | { type: 'arrange'; action: Arrangement };

interface Command {
  order: Order;
  /** An action that only says how things lie at the moment: the newest is the one that counts. */
  draft: Act | null;
  /** Set when it is sent, and kept when it is sent again. */
  id: number | null;
  resolve: ((outcome: Outcome) => void)[];
}

export interface Draft {
  action: Action;
  moment: number;
  id: number | null;
}

/** Keeps one text beyond a reload. */
export interface DraftStore {
  read(): string | null;
  write(text: string | null): void;
}

/**
 * The commands of one seat: one under way at a time, the others in a queue. A command whose answer was lost is sent
 * again with the same id, so that it never counts twice.
 */
export class Commands {
  /** The newest draft that is not acknowledged. */
  draft = $state.raw<Draft | null>(null);
  busy = $state(false);
  /** The server could not keep the command under way: it is sent again until it can. */
  stalled = $state(false);

  readonly #queue: Command[] = [];
  #underWay: Command | null = null;
  #ready = false;
  #restored: boolean;
  #last = 0;
  #drafted = -Infinity;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly send: (message: ClientMessage) => void,
    readonly store: DraftStore,
  ) {
    this.draft = parse(store.read());
    this.#restored = this.draft !== null;
  }

  act(action: Action, moment: number): Promise<Outcome> {
    return this.#add({ type: 'act', moment, action });
  }

  actDraft(action: Action, moment: number): Promise<Outcome> {
    const draft: Act = { type: 'act', moment, action };
    return this.#add(draft, draft);
  }

  arrange(action: Arrangement): Promise<Outcome> {
    return this.#add({ type: 'arrange', action });
  }

  /** The connection stands, and the server knows our commands up to `last`. */
  resume(last: number, moment: number): void {
    this.#ready = true;
    this.#last = last;
    if (this.#underWay) this.#resumeUnderWay(this.#underWay, last);
    if (this.#restored) this.#resumeDraft(last, moment);
    this.#next();
  }

  /** The connection is lost; everything waits. */
  suspend(): void {
    this.#ready = false;
    this.stalled = false;
    clearTimeout(this.#timer);
  }

  answered(message: Done | Refused): void {
    const command = this.#underWay;
    if (!command || message.id !== command.id) return;
    const { code, sentence } = message as Refused;
    this.stalled = code === STALLED;
    if (this.stalled) {
      this.#timer = setTimeout(() => this.#transmit(command, message.id), SEND_AGAIN);
      return;
    }
    if (message.type === 'done') this.#last = message.id;
    this.#settle(message.type === 'done' ? { done: true } : { done: false, refusal: { code, sentence } });
    this.#next();
  }

  /** No answer will come any more. */
  end(): void {
    this.suspend();
    const open = [...(this.#underWay ? [this.#underWay] : []), ...this.#queue.splice(0)];
    this.#underWay = null;
    this.busy = false;
    open.forEach((command) => command.resolve.forEach((resolve) => resolve(ENDED)));
  }

  /** Resolves when all that waits now is acknowledged, or will never be. */
  idle(): Promise<void> {
    const last = this.#queue.at(-1) ?? this.#underWay;
    return last ? new Promise((resolve) => last.resolve.push(() => resolve())) : Promise.resolve();
  }

  /** The draft is void: somebody else sits here now. */
  forgetDraft(): void {
    this.#keep(null);
    this.#restored = false;
  }

  #add(order: Order, draft: Act | null = null): Promise<Outcome> {
    return new Promise((resolve) => {
      const joined = this.#queue.at(-1);
      if (draft && joined?.draft) {
        joined.order = joined.draft = draft;
        joined.resolve.push(resolve);
      } else {
        this.#queue.push({ order, draft, id: null, resolve: [resolve] });
      }
      if (draft) this.#keep({ action: draft.action, moment: draft.moment, id: null });
      this.#next();
    });
  }

  #next(): void {
    this.busy = this.#underWay !== null || this.#queue.length > 0;
    const [first] = this.#queue;
    if (!this.#ready || this.#underWay || !first) return;
    clearTimeout(this.#timer);
    const wait = this.#patience(first);
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
    } else {
      this.#queue.shift();
      this.#dispatch(first);
    }
  }

  /** A lone draft can wait for a newer one; a command behind it cannot. */
  #patience(first: Command): number {
    if (!first.draft || this.#queue.length > 1) return 0;
    return this.#drafted + BETWEEN_DRAFTS - performance.now();
  }

  #dispatch(command: Command): void {
    command.id = this.#last + 1;
    this.#underWay = command;
    if (command.draft) {
      this.#drafted = performance.now();
      this.#keep({ action: command.draft.action, moment: command.draft.moment, id: command.id });
    }
    this.#transmit(command, command.id);
  }

  #transmit({ order }: Command, id: number): void {
    this.send({ ...order, id });
  }

  #settle(outcome: Outcome): void {
    const command = this.#underWay;
    this.#underWay = null;
    const isLater = !outcome.done && outcome.refusal.code === LATER;
    if (command?.draft && this.draft?.id === command.id && !isLater) this.#keep(null);
    command?.resolve.forEach((resolve) => resolve(outcome));
  }

  #resumeUnderWay(command: Command, last: number): void {
    if (command.id === null) return;
    if (last >= command.id) this.#settle({ done: true });
    else this.#transmit(command, command.id);
  }

  /** A draft of this tab's last life: it has counted, or its moment is over, or it is laid again. */
  #resumeDraft(last: number, moment: number): void {
    this.#restored = false;
    const draft = this.draft;
    if (!draft) return;
    const counted = draft.id !== null && last >= draft.id;
    if (counted || draft.moment !== moment) this.#keep(null);
    else void this.actDraft(draft.action, draft.moment);
  }

  #keep(draft: Draft | null): void {
    this.draft = draft;
    this.store.write(draft && JSON.stringify(draft));
  }
}

function parse(text: string | null): Draft | null {
  return text === null ? null : (JSON.parse(text) as Draft);
}

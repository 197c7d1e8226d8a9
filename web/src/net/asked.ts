import type { Answer, ClientMessage, Question, Refusal } from '../protocol/types';

interface Open {
  question: Question;
  /** Told of answers that a better one follows. */
  soFar: (answer: unknown) => void;
  resolve: (answer: unknown) => void;
}

const nobody = (): void => {};

/** What is left of a question that nobody waits for any more. */
export const STOPPED: Refusal = {
  code: 'stopped',
  sentence: { de: 'Die Suche ist abgebrochen.', en: 'The search was stopped.' },
};

const CLOSED: Refusal = {
  code: 'disconnected',
  sentence: { de: 'Die Verbindung zum Tisch ist beendet.', en: 'The connection to the table has ended.' },
};

/** Questions under way. They change nothing, so after a reconnect they are simply asked again. */
export class Asked {
  readonly #open = new Map<number, Open>();
  #next = 1;

  constructor(readonly send: (message: ClientMessage) => void) {}

  ask(question: Question, soFar: (answer: unknown) => void = nobody, stop?: AbortSignal): Promise<unknown> {
    if (stop?.aborted) return Promise.resolve(STOPPED);
    return new Promise((resolve) => {
      const id = this.#next++;
      this.#open.set(id, { question, soFar, resolve });
      stop?.addEventListener('abort', () => this.#stop(id), { once: true });
      this.send({ type: 'ask', id, question });
    });
  }

  #stop(id: number): void {
    const open = this.#open.get(id);
    if (!open) return;
    this.#open.delete(id);
    this.send({ type: 'stop', id });
    open.resolve(STOPPED);
  }

  answered(message: Answer): void {
    if ('answer' in message && message.more) {
      this.#open.get(message.id)?.soFar(message.answer);
      return;
    }
    this.#open.get(message.id)?.resolve('answer' in message ? message.answer : message.refusal);
    this.#open.delete(message.id);
  }

  resume(): void {
    this.#open.forEach(({ question }, id) => this.send({ type: 'ask', id, question }));
  }

  close(): void {
    this.#open.forEach(({ resolve }) => resolve(CLOSED));
    this.#open.clear();
  }
}

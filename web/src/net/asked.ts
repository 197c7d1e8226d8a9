import type { Answer, ClientMessage, Question, Refusal } from '../protocol/types';

interface Open {
  question: Question;
  resolve: (answer: unknown) => void;
}

const CLOSED: Refusal = {
  code: 'disconnected',
  sentence: { de: 'Die Verbindung zum Tisch ist beendet.', en: 'The connection to the table has ended.' },
};

/** Questions under way. They change nothing, so after a reconnect they are simply asked again. */
export class Asked {
  readonly #open = new Map<number, Open>();
  #next = 1;

  constructor(readonly send: (message: ClientMessage) => void) {}

  ask(question: Question): Promise<unknown> {
    return new Promise((resolve) => {
      const id = this.#next++;
      this.#open.set(id, { question, resolve });
      this.send({ type: 'ask', id, question });
    });
  }

  answered(message: Answer): void {
    this.#open.get(message.id)?.resolve('answer' in message ? message.answer : message.refusal);
    this.#open.delete(message.id);
  }

  resume(): void {
    this.#open.forEach(({ question }, id) => this.send({ type: 'ask', id, question }));
  }

  end(): void {
    this.#open.forEach(({ resolve }) => resolve(CLOSED));
    this.#open.clear();
  }
}

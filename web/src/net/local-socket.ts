import type { Port } from '../local/here.svelte';
import type { Socket } from './socket';

/** As often as the server says that it is there. */
const PING = 10_000;

/** Instead of a WebSocket: a line to the worker that has the tables of this browser. */
export class LocalSocket implements Socket {
  readyState: number = WebSocket.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #port: Port | null = null;
  #pings: ReturnType<typeof setInterval> | undefined;

  constructor(table: string) {
    void this.#open(table);
  }

  send(text: string): void {
    const [, type] = /^\{"type":"(pong|stop)"/.exec(text) ?? [];
    if (type === 'stop') this.#port?.stop((JSON.parse(text) as { id: number }).id);
    // A pong is for the line alone.
    else if (type !== 'pong') this.#port?.say(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    clearInterval(this.#pings);
    this.#port?.leave();
  }

  async #open(table: string): Promise<void> {
    try {
      const { here } = await import('../local/here.svelte');
      const port = await here.connect(table, { text: (text) => this.#hear(text), closed: () => this.#lose() });
      if (this.readyState === WebSocket.CLOSED) return port.leave();
      this.#port = port;
    } catch {
      return this.#lose();
    }
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
    this.#ping();
    this.#pings = setInterval(() => this.#ping(), PING);
  }

  #hear(text: string): void {
    this.onmessage?.({ data: text });
  }

  #lose(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    clearInterval(this.#pings);
    this.onclose?.();
  }

  #ping(): void {
    this.#hear(JSON.stringify({ type: 'ping', at: Date.now(), watching: 0 }));
  }
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The product: what `cargo build -p setzkasten` makes, or what SETZKASTEN names. */
export const BINARY = process.env.SETZKASTEN ?? join(import.meta.dirname, '../../../target/debug/setzkasten');

/** A real server with a port and a data folder of its own. */
export class Server {
  #process: ChildProcess;
  readonly #data: string;

  private constructor(
    readonly address: string,
    process: ChildProcess,
    data: string,
  ) {
    this.#process = process;
    this.#data = data;
  }

  /** The seed fixes the dice of the first table. */
  static async start(seed: number): Promise<Server> {
    if (!existsSync(BINARY)) throw new Error(`${BINARY} is missing: cargo build -p setzkasten`);
    const data = mkdtempSync(join(tmpdir(), 'setzkasten-real-'));
    const started = serve('127.0.0.1:0', data, ['--seed', String(seed)]);
    return new Server(`${await addressOf(started)}/`, started, data);
  }

  /** It stops, and comes back at the same address with what it has kept. */
  async restart(): Promise<void> {
    await this.halt();
    this.#process = serve(new URL(this.address).host, this.#data);
    await addressOf(this.#process);
  }

  /** A new token for the operator's page; the old one ends. */
  token(): string {
    return execFileSync(BINARY, ['admin', 'token', '--data', this.#data], { encoding: 'utf8' }).trim();
  }

  async stop(): Promise<void> {
    await this.halt();
    rmSync(this.#data, { recursive: true });
  }

  /** It hears and says nothing, but its lines stand. */
  freeze(): void {
    this.#process.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process.kill('SIGCONT');
  }

  /** It is away; what it has kept stays. */
  async halt(): Promise<void> {
    if (this.#process.exitCode !== null || this.#process.signalCode !== null) return;
    this.thaw();
    this.#process.kill();
    await once(this.#process, 'exit');
  }
}

function serve(listen: string, data: string, more: readonly string[] = []): ChildProcess {
  const options = ['--listen', listen, '--data', data, '--log', 'error', ...more];
  return spawn(BINARY, ['serve', ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** What it says when it serves. */
async function addressOf(started: ChildProcess): Promise<string> {
  for await (const line of createInterface(started.stdout as NodeJS.ReadableStream)) {
    const [, address] = /^listening on (\S+)$/.exec(line) ?? [];
    if (address) return address.replace(/\/$/, '');
  }
  throw new Error(`${BINARY} serve ended before it served`);
}

/** All words that a game allows from these letters. */
export function wordsFrom(letters: readonly string[], game: 'letramix' | 'woerterklauer' = 'letramix'): string[] {
  const listed = execFileSync(BINARY, ['words', '--profile', game, '--from', letters.join('')], { encoding: 'utf8' });
  return listed.split('\n').filter((word) => word !== '');
}

/** What the product says of a turn of Wörterklauer. */
export interface Judged {
  legal: boolean;
  leads: boolean;
  red?: number;
  black?: number;
}

/** Judges position files of Wörterklauer, all at once. */
export function judged(positions: readonly string[]): Judged[] {
  if (positions.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'setzkasten-positions-'));
  const files = positions.map((text, i) => {
    const file = join(folder, `${i}.txt`);
    writeFileSync(file, text);
    return file;
  });
  try {
    const said = execFileSync(BINARY, ['judge', 'woerterklauer', '--json', ...files], { encoding: 'utf8' });
    return said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Judged);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

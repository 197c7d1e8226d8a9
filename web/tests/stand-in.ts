import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Looked } from '../src/net/admin';
import type {
  ClientMessage,
  Frame,
  GameInfo,
  LogRow,
  PrintedCard,
  PublicTable,
  Question,
  Refusal,
  ServerMessage,
  TableMessage,
} from '../src/protocol/types';

/** What was built, here or elsewhere. */
export const DIST = process.env.DIST ?? join(import.meta.dirname, '../dist');
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
/** The same that the server sends. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "img-src 'self' data:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** The part of a file's name that stands for its content; null where the client was built without. */
function hashOf(name: RegExp): string | null {
  const assets = join(DIST, 'assets');
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return files.map((file) => name.exec(file)?.[1]).find((hash) => hash !== undefined) ?? null;
}

/** Which engine and words the client was built with, as it notes them once it has loaded them. */
export const ENGINE = ((): string | null => {
  const [code, words] = [hashOf(/^engine-(.*)\.wasm$/), hashOf(/^words-(.*)\.pack$/)];
  return code && words && `${code} ${words}`;
})();

const HALF_A_MINUTE = 30_000;

/** The levels and characters that the server has. */
export const LEVELS = [
  'bogenfaenger',
  'lehrling',
  'gautschling',
  'geselle',
  'schweizerdegen',
  'altgeselle',
  'faktor',
  'meister',
] as const;
export const CHARACTERS = ['Lotte', 'Frieda', 'Bruno', 'Gustav', 'Otto', 'Alma', 'Ida', 'Emil'] as const;

export const GAME: GameInfo = {
  game: 'letramix',
  seats: { least: 1, most: 8 },
  options: { mode: 'turns', pace: 'normal', end: { rounds: 5 }, check_aid: true, base_forms: false, decent: null },
  bots: [...LEVELS],
  characters: [...CHARACTERS],
};

/** How the scripted table looks, and how it answers a command. */
export interface Script {
  frame: Frame;
  view?: unknown;
  seat?: number | null;
  watching?: number;
  openTables?: PublicTable[];
  /** Which games there are; without them LetraMix. */
  games?: GameInfo[];
  /** Does a command and tells what happened; without it every command is done and changes nothing. */
  command?: (message: ClientMessage, script: Script) => TableMessage['news'] | void;
  /** What the table knows when it is asked. */
  answer?: (question: Question) => unknown;
  /** Cards to print, whichever are asked for. */
  cards?: PrintedCard[];
  /** The rows of the table when it is over. */
  log?: LogRow[];
  /** Instead of a table, the server says this. */
  instead?: ServerMessage;
  /** When it restarts, as it was announced. */
  restart?: number;
  /** Are people at this table given names? */
  givesNames?: boolean;
  /**
   * What is said of whoever plays in this browser: "GET me/profile" and the like. A function may look at what was sent,
   * and change the script; what answers with nothing is a 204. Without them, they are nobody.
   */
  person?: Record<string, unknown>;
  /** May somebody take the seat of a computer player while it is played? */
  takes?: boolean;
  /** The server does not answer what it is asked for. */
  away?: boolean;
  /** What the operator's page is told; each act may change it. */
  admin?: Looked;
  /** Does an act of the operator's; without it, every one is done and changes nothing. */
  act?: (act: string, script: Script) => void;
}

/** Answers a call about persons by what was sent. */
type Answering = (body: Record<string, unknown>, script: Script) => unknown;

/** Such a call is refused. */
export class Refusing {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {}
}

/** The operator's token, for the scripted server. */
export const TOKEN = 'the-right-token';

/** A scripted server under a base path: enough to see every screen without the real one. */
export class StandIn {
  static readonly BASE = '/spiele/';
  /** Where it is found through its proxy. Browsers trust `localhost` as they trust HTTPS. */
  static readonly ADDRESS = `http://setzkasten.localhost${StandIn.BASE}`;
  script: Script;
  readonly commands: ClientMessage[] = [];
  /** What was asked for with anything but GET beside tables and seats: "POST admin/names {…}". */
  readonly acts: string[] = [];
  /** Commands are heard, but neither done nor answered. */
  silent = false;
  #server: Server;
  #sockets = new Set<WebSocket>();
  #seq = 1;
  #done = 0;
  /** A running table has run for half a minute. */
  readonly #zero = Date.now() - HALF_A_MINUTE;
  /** Its time stands still. */
  readonly #still: boolean;

  constructor(script: Script, { still = false } = {}) {
    this.script = script;
    this.#still = still;
    this.#server = createServer((request, response) => this.#answer(request, response));
    // As a proxy it is asked for a tunnel to itself, for the socket.
    this.#server.on('connect', (_, tunnel) => {
      tunnel.write('HTTP/1.1 200 OK\r\n\r\n');
      this.#server.emit('connection', tunnel);
    });
    const sockets = new WebSocketServer({ server: this.#server });
    sockets.on('connection', (socket) => this.#connect(socket));
  }

  async listen(): Promise<string> {
    return `http://${await this.#open()}${StandIn.BASE}`;
  }

  /** The proxy through which it is found under an address that never changes: its port would, in links and QR codes. */
  async proxy(): Promise<string> {
    return `http://${await this.#open()}`;
  }

  async #open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#sockets.forEach((socket) => socket.terminate());
    this.#server.close();
  }

  /** Cuts every line. */
  cut(): void {
    this.#sockets.forEach((socket) => socket.terminate());
  }

  /** As if no command had been heard. */
  forget(): void {
    this.commands.length = 0;
    this.#done = 0;
  }

  /** Announces a restart to all who are connected, or calls it off. */
  announce(at?: number): void {
    this.#sockets.forEach((socket) => send(socket, { type: 'restart', ...(at !== undefined && { at }) }));
  }

  /** Tells all who are connected how the table looks now. */
  tell(news: TableMessage['news'] = []): void {
    this.#seq += 1;
    this.#sockets.forEach((socket) => this.#table(socket, news));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = new URL(request.url ?? '/', 'http://x').pathname.slice(StandIn.BASE.length);
    if (/^api\/(me|link|way-back|profiles)(\/|$)/.test(path)) this.#person(request, path.slice(4), response);
    else if (path.startsWith('api/admin/')) this.#admin(request, path.slice(10), response);
    else if (path === 'api/tables/t1/reports' || path === 'api/words') this.#act(request, path.slice(4), response);
    else if (path.startsWith('api/')) this.#api(request.method ?? 'GET', path.slice(4), response);
    else this.#file(path, response);
  }

  #admin(request: IncomingMessage, path: string, response: ServerResponse): void {
    if (request.headers.authorization !== `Bearer ${TOKEN}`) {
      const sentence = { de: 'Das Kennwort stimmt nicht.', en: 'The token is wrong.' };
      return reply(response, 401, { code: 'wrong_token', sentence });
    }
    if (request.method !== 'GET') return this.#act(request, `admin/${path}`, response);
    const { admin } = this.script;
    const all = [...(admin?.tables.alive ?? []), ...(admin?.tables.due ?? [])];
    const named = all.find(({ table, code }) => path === `tables/${table}` || path === `tables/${code}`);
    const answer = named ?? admin?.[path as keyof Looked];
    const sentence = { de: 'Diesen Tisch gibt es nicht.', en: 'There is no such table.' };
    reply(response, answer ? 200 : 404, answer ?? { code: 'no_table', sentence });
  }

  /** All about persons; what changes something is noted. */
  #person(request: IncomingMessage, path: string, response: ServerResponse): void {
    let body = '';
    request.on('data', (bytes) => (body += String(bytes)));
    request.on('end', () => {
      if (this.script.away) return void response.writeHead(503).end();
      const call = `${request.method} ${path}`;
      if (request.method !== 'GET') this.acts.push(`${call} ${body}`.trim());
      const known = this.script.person ?? {};
      if (call === 'GET me' && !('GET me' in known)) return reply(response, 200, null);
      const sentence = { de: 'Das gibt es nicht.', en: 'There is no such thing.' };
      const found = known[call] as unknown;
      const said = typeof found === 'function' ? (found as Answering)(JSON.parse(body || '{}'), this.script) : found;
      if (said instanceof Refusing) return reply(response, said.status, said.refusal);
      if (!(call in known)) return reply(response, 404, { code: 'not_found', sentence });
      if (said === undefined) response.writeHead(204).end();
      else reply(response, 200, said);
    });
  }

  /** Something is done, and said. */
  #act(request: IncomingMessage, path: string, response: ServerResponse): void {
    let body = '';
    request.on('data', (bytes) => (body += String(bytes)));
    request.on('end', () => {
      const act = `${request.method} ${path} ${body}`.trim();
      this.acts.push(act);
      this.script.act?.(act, this.script);
      response.writeHead(204).end();
    });
  }

  #api(method: string, path: string, response: ServerResponse): void {
    const { frame, openTables = [], log, away, takes } = this.script;
    if (away) return void response.writeHead(503).end();
    if (path === 'tables/t1/log' && log) {
      response.writeHead(200, { 'content-type': 'application/x-ndjson' });
      response.end(log.map((row) => JSON.stringify(row)).join('\n'));
      return;
    }
    const info = {
      table: 't1',
      game: frame.game,
      stage: frame.stage,
      code: frame.code,
      most: 8,
      names: frame.seats.map((s) => s.name),
      gives_names: this.script.givesNames ?? false,
      ...(takes && { takes }),
    };
    const answers: Record<string, unknown> = {
      'GET games': this.script.games ?? [GAME],
      'GET tables': openTables,
      'GET tables/t1': info,
      'GET tables/t2': { ...info, table: 't2' },
      'POST tables': { table: 't1', code: frame.code, secret: 'key' },
      'POST tables/t1/seats': { table: 't1', secret: 'key' },
      'GET cards': this.script.cards ?? [],
      [`GET codes/${frame.code}`]: { table: 't1' },
    };
    const answer = answers[`${method} ${path.replace(/^(cards)\/.*/, '$1')}`];
    const refusal = { code: 'not_found', sentence: { de: 'Das gibt es nicht.', en: 'There is no such thing.' } };
    reply(response, answer ? 200 : 404, answer ?? refusal);
  }

  #file(path: string, response: ServerResponse): void {
    const file = join(DIST, path);
    const found = path !== '' && existsSync(file) ? file : join(DIST, 'index.html');
    response.writeHead(200, {
      'content-type': TYPES[extname(found)] ?? 'text/plain',
      'content-security-policy': POLICY,
    });
    const bytes = readFileSync(found);
    response.end(
      found.endsWith('.html') ? bytes.toString().replace('<head>', `<head><base href="${StandIn.BASE}">`) : bytes,
    );
  }

  #connect(socket: WebSocket): void {
    this.#sockets.add(socket);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('message', (data) => this.#receive(socket, JSON.parse(String(data)) as ClientMessage));
  }

  #receive(socket: WebSocket, message: ClientMessage): void {
    if (message.type === 'hello') {
      if (this.script.instead) return send(socket, this.script.instead);
      this.#table(socket, []);
      if (this.script.restart) send(socket, { type: 'restart', at: this.script.restart });
      send(socket, { type: 'ping', at: this.#now(), watching: this.script.watching ?? 0 });
    } else if (message.type === 'act' || message.type === 'arrange') {
      this.commands.push(message);
      if (this.silent) return;
      this.#done += 1;
      const news = this.script.command?.(message, this.script) ?? [];
      send(socket, { type: 'done', id: message.id, seq: this.#seq });
      this.tell(news);
    } else if (message.type === 'ask' && this.script.answer) {
      send(socket, { type: 'answer', id: message.id, answer: this.script.answer(message.question) });
    }
  }

  #now(): number {
    return this.#still ? this.#zero + HALF_A_MINUTE : Date.now();
  }

  #table(socket: WebSocket, news: TableMessage['news']): void {
    const { view = null, seat = 0 } = this.script;
    const frame =
      'zero' in this.script.frame.clock ? { ...this.script.frame, clock: { zero: this.#zero } } : this.script.frame;
    const you = seat === null ? null : { seat, last: this.#done };
    send(socket, { type: 'table', after: this.#seq - 1, seq: this.#seq, moment: 1, you, news, frame, view });
  }
}

function reply(response: ServerResponse, status: number, answer: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer));
}

function send(socket: WebSocket, message: ServerMessage): void {
  socket.send(JSON.stringify(message));
}

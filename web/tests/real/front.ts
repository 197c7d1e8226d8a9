import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wasm': 'application/wasm',
};

/** A door to the server whose client can be exchanged for another release of it. */
export class Front {
  /** Where the client is; null: as the server has it. */
  folder: string | null = null;
  readonly #server: Server;

  private constructor(readonly port: number) {
    this.#server = createServer((asked, answer) => this.#answer(asked, answer));
    this.#server.on('upgrade', (asked: IncomingMessage, socket) => {
      const called = connect(port, '127.0.0.1');
      const headers = asked.rawHeaders.map((text, i) => (i % 2 === 0 ? `\r\n${text}: ` : text)).join('');
      called.write(`GET ${asked.url} HTTP/1.1${headers}\r\n\r\n`);
      socket.pipe(called).pipe(socket);
      socket.on('error', () => called.destroy());
      called.on('error', () => socket.destroy());
    });
  }

  static async to(address: string): Promise<Front> {
    const front = new Front(Number(new URL(address).port));
    await new Promise<void>((resolve) => front.#server.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(asked: IncomingMessage, answer: ServerResponse): void {
    const path = new URL(asked.url ?? '/', 'http://x').pathname.slice(1);
    if (this.folder !== null && !path.startsWith('api/')) return this.#file(this.folder, path, answer);
    const { method, headers, url } = asked;
    const passed = request({ port: this.port, method, headers, path: url }, (served) => {
      answer.writeHead(served.statusCode ?? 502, served.headers);
      served.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  }

  #file(folder: string, path: string, answer: ServerResponse): void {
    const isThere = path !== '' && existsSync(join(folder, path));
    if (!isThere && path.startsWith('assets/')) return void answer.writeHead(404).end();
    const file = join(folder, isThere ? path : 'index.html');
    answer.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    const bytes = readFileSync(file);
    answer.end(file.endsWith('.html') ? bytes.toString().replace('<head>', '<head><base href="/">') : bytes);
  }
}

import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to the server that can be cut: all that runs over it breaks, and nothing gets through until it is mended. */
export class Line {
  readonly #exchange: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  private constructor(port: number) {
    this.#exchange = createServer((caller) => {
      if (this.#isCut) return void caller.destroy();
      const called = connect(port, '127.0.0.1');
      this.#keep(caller, called);
      this.#keep(called, caller);
    });
  }

  static async to(address: string): Promise<Line> {
    const line = new Line(Number(new URL(address).port));
    await new Promise<void>((resolve) => line.#exchange.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#exchange.address() as AddressInfo).port}/`;
  }

  cut(): void {
    this.#isCut = true;
    this.#sockets.forEach((socket) => socket.destroy());
  }

  mend(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#exchange.close();
  }

  #keep(socket: Socket, other: Socket): void {
    this.#sockets.add(socket);
    socket.pipe(other);
    socket.on('error', () => other.destroy());
    socket.on('close', () => {
      this.#sockets.delete(socket);
      other.destroy();
    });
  }
}

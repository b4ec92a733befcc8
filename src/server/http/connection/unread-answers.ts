import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

export interface UnreadLimits {
  /** Bytes of all answers that wait for their clients. An ordinary answer never waits: the network takes it at once. */
  mostBytes: number;
  /** Time between two measurements of answers that are sent in pieces, in ms. */
  lookMs: number;
}

const defaultLimits: UnreadLimits = { mostBytes: 64 * 1024 * 1024, lookMs: 500 };

/** Bounds the memory of answers that their clients do not read: over the limit, the connections that read nothing for longest are closed. */
export class UnreadAnswers {
  /** Bytes that wait in each connection; the one that has read nothing for longest is the first. */
  readonly #bytes = new Map<Socket, number>();
  /** Connections whose answer is under way. */
  readonly #answering = new Set<Socket>();
  readonly #limits: UnreadLimits;
  readonly #looking: NodeJS.Timeout;
  #sum = 0;
  /** Connections that were closed. */
  closed = 0;

  constructor(limits: UnreadLimits = defaultLimits) {
    this.#limits = limits;
    this.#looking = setInterval(() => this.#look(), limits.lookMs).unref();
  }

  /** Bytes of all answers that wait for their clients. */
  get bytes(): number {
    return this.#sum;
  }

  /** Watches the answers of a server until it is closed. */
  watch(server: Server): void {
    server.on("request", ({ socket }, response: ServerResponse) => {
      if (!this.#answering.has(socket)) socket.once("close", () => this.#forget(socket));
      this.#answering.add(socket);
      // At `prefinish` the whole answer is with the connection, at `finish` the network has taken it.
      response.once("prefinish", () => this.#measure(socket));
      response.once("finish", () => this.#measure(socket));
    });
    server.once("close", () => clearInterval(this.#looking));
  }

  #look(): void {
    for (const socket of this.#answering) this.#measure(socket);
  }

  #measure(socket: Socket): void {
    if (socket.destroyed) return;
    const before = this.#bytes.get(socket) ?? 0;
    const bytes = socket.writableLength;
    this.#sum += bytes - before;
    // One that has read something moves to the end.
    if (bytes < before || bytes === 0) this.#bytes.delete(socket);
    if (bytes > 0) this.#bytes.set(socket, bytes);
    for (const longest of this.#bytes.keys()) {
      if (this.#sum <= this.#limits.mostBytes) return;
      this.#forget(longest);
      this.closed++;
      longest.destroy();
    }
  }

  #forget(socket: Socket): void {
    this.#sum -= this.#bytes.get(socket) ?? 0;
    this.#bytes.delete(socket);
    this.#answering.delete(socket);
  }
}

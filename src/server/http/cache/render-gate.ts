import { setImmediate as nextTurn } from "node:timers/promises";
import PQueue from "p-queue";

/** Pages that are rendered at the same time: one computes while another waits for the store. */
const atOnce = 2;
/** Renderings that wait for their turn: one to two seconds of work on one core. */
const mostWaiting = 100;

/** Error for a page that cannot be rendered soon, since too many others wait before it. */
export class RenderBusyError extends Error {
  constructor() {
    super("too many pages wait to be rendered");
    this.name = "RenderBusyError";
  }
}

/**
 * Limits how many pages are rendered at once, because each needs memory and the event loop. Some wait for their turn, and the
 * others are refused at once. Cached pages, calls and files do not pass through it.
 */
export class RenderGate {
  readonly #queue: PQueue;
  readonly #mostWaiting: number;
  #lastTurn: Promise<void> = Promise.resolve();
  /** Renderings that were refused. */
  refused = 0;

  constructor(limits: { atOnce: number; mostWaiting: number } = { atOnce, mostWaiting }) {
    this.#queue = new PQueue({ concurrency: limits.atOnce });
    this.#mostWaiting = limits.mostWaiting;
  }

  /** Renderings under way. */
  get running(): number {
    return this.#queue.pending;
  }

  /** Renderings that wait for their turn. */
  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Resolves in a turn of the event loop in which no other rendering begins. Otherwise a rendering that never waits for the network
   * would begin as the one before ends, and no request would be read until the queue is empty.
   */
  #takeTurn(): Promise<void> {
    this.#lastTurn = this.#lastTurn.then(() => nextTurn());
    return this.#lastTurn;
  }

  /** Renders a page when its turn comes. @throws RenderBusyError where too many wait already, else what `render` throws */
  async run<Page>(render: () => Promise<Page>): Promise<Page> {
    if (this.running >= this.#queue.concurrency && this.waiting >= this.#mostWaiting) {
      this.refused++;
      throw new RenderBusyError();
    }
    return this.#queue.add(async () => {
      await this.#takeTurn();
      return render();
    });
  }
}

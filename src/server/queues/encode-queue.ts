import PQueue from "p-queue";

/** Error for a full queue. */
export class BusyError extends Error {
  constructor() {
    super("too many pictures wait to be made");
    this.name = "BusyError";
  }
}

export interface QueueOptions {
  /** Number of jobs that run at the same time. */
  concurrency: number;
  /** Maximum number of waiting jobs. */
  maxWaiting: number;
}

/** Priority queue of CPU-heavy jobs: limited concurrency and length, lightest first. */
export class EncodeQueue {
  readonly #queue: PQueue;
  readonly #maxWaiting: number;

  constructor({ concurrency, maxWaiting }: QueueOptions) {
    this.#queue = new PQueue({ concurrency });
    this.#maxWaiting = maxWaiting;
  }

  get running(): number {
    return this.#queue.pending;
  }

  get waiting(): number {
    return this.#queue.size;
  }

  /**
   * Runs a job when its turn comes; never starts a job whose signal is aborted before that.
   * @throws BusyError if the queue is full; the signal's reason if it aborts before the job starts
   */
  async run<T>(weight: number, signal: AbortSignal, job: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    if (this.running >= this.#queue.concurrency && this.waiting >= this.#maxWaiting) throw new BusyError();
    // p-queue gives up a running job's place on abort, although encoding goes on: the abort reaches waiting jobs only.
    const waiting = new AbortController();
    const leave = () => waiting.abort(signal.reason);
    const start = () => {
      signal.removeEventListener("abort", leave);
      return job();
    };
    signal.addEventListener("abort", leave, { once: true });
    return this.#queue.add(start, { priority: -weight, signal: waiting.signal });
  }
}

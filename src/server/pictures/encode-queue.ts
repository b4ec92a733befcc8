/** Error for a full queue. */
export class BusyError extends Error {
  constructor() {
    super("too many pictures wait to be made");
    this.name = "BusyError";
  }
}

interface Job {
  weight: number;
  start: () => void;
}

export interface QueueOptions {
  /** Number of jobs that run at the same time. */
  concurrency: number;
  /** Maximum number of waiting jobs. */
  maxWaiting: number;
}

/** Priority queue of CPU-heavy jobs: limited concurrency and length, lightest first. */
export class EncodeQueue {
  readonly #options: QueueOptions;
  readonly #waiting: Job[] = [];
  #running = 0;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting.length;
  }

  /**
   * Runs a job when its turn comes; never starts a job whose signal is aborted before that.
   * @throws BusyError if the queue is full; the signal's reason if it aborts before the job starts
   */
  async run<T>(weight: number, signal: AbortSignal, job: () => Promise<T>): Promise<T> {
    signal.throwIfAborted();
    await this.#turn(weight, signal);
    try {
      return await job();
    } finally {
      this.#running--;
      this.#next();
    }
  }

  #turn(weight: number, signal: AbortSignal): Promise<void> {
    if (this.#running < this.#options.concurrency) {
      this.#running++;
      return Promise.resolve();
    }
    if (this.#waiting.length >= this.#options.maxWaiting) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(job), 1);
        reject(signal.reason as Error);
      };
      const job: Job = {
        weight,
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting.push(job);
    });
  }

  #next(): void {
    const first = this.#waiting.reduce<Job | undefined>(
      (best, job) => (best && best.weight <= job.weight ? best : job),
      undefined,
    );
    if (!first) return;
    this.#waiting.splice(this.#waiting.indexOf(first), 1);
    this.#running++;
    first.start();
  }
}

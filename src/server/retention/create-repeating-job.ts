/** When a job runs and what happens when it fails; times in milliseconds. */
export interface RepeatingJobOptions {
  firstMs: number;
  /** Pause after a failure. */
  retryMs: number;
  onError: (error: unknown) => void;
}

/**
 * Runs a job again and again, never twice at once; it resolves to the pause before the next run. The timer does not hold the
 * process. `stop` resolves when a run in progress has ended.
 */
export function createRepeatingJob(job: () => Promise<number>, { firstMs, retryMs, onError }: RepeatingJobOptions) {
  let isStopped = false;
  let running: Promise<void> = Promise.resolve();
  let timer = setTimeout(run, firstMs).unref();

  function run(): void {
    running = job()
      .catch((error: unknown) => {
        onError(error);
        return retryMs;
      })
      .then((pause) => {
        if (!isStopped) timer = setTimeout(run, pause).unref();
      });
  }
  return {
    stop: (): Promise<void> => {
      isStopped = true;
      clearTimeout(timer);
      return running;
    },
  };
}

/** What the timer knows of the page; the document in the browser. */
export interface PageVisibility {
  isHidden: () => boolean;
  /** Calls back whenever the page is hidden or shown; returns what ends that. */
  onChange: (listener: () => void) => () => void;
}

const documentVisibility: PageVisibility = {
  isHidden: () => document.hidden,
  onChange: (listener) => {
    document.addEventListener("visibilitychange", listener);
    return () => document.removeEventListener("visibilitychange", listener);
  },
};

/**
 * Runs `refresh` again and again, `interval()` milliseconds after the last time. It pauses while the page is hidden; shown again,
 * the page refreshes at once if that is overdue, else when it is due (specification, section 4).
 * @returns the function that stops it
 */
export function createConfigTimer(
  refresh: () => Promise<void>,
  interval: () => number,
  page: PageVisibility = documentVisibility,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Date.now();
  let isRunning = false;

  function schedule(): void {
    clearTimeout(timer);
    timer = undefined;
    if (page.isHidden() || isRunning) return;
    timer = setTimeout(run, Math.max(0, last + interval() - Date.now()));
  }

  async function run(): Promise<void> {
    isRunning = true;
    await refresh().catch(() => undefined);
    isRunning = false;
    last = Date.now();
    schedule();
  }

  schedule();
  const end = page.onChange(schedule);
  return () => {
    end();
    clearTimeout(timer);
    isRunning = true;
  };
}

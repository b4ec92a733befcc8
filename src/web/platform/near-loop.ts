import { lazyImage } from "../../domain/limits.ts";

/** What is waited for, and what to do when it is near. */
type Waiting = Map<Element, () => void>;

/** The view and as much around it as the preload factor says, in the observer's notation. */
export const nearMargin = `${Math.round((lazyImage.preload - 1) * 100)}%`;

interface Clock {
  now: () => number;
  after: (ms: number, run: () => void) => void;
}

const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => void setTimeout(run, ms),
};

/**
 * One loop for all lazy pictures: whatever comes near is called, at once where the loop rested, else at most every
 * `throttleMs`. What was passed in a hurry and is far away again by then is not called.
 * @param observe makes the one observer; it tells of elements that came near or went far.
 */
export function nearLoop(
  observe: (tell: (element: Element, isNear: boolean) => void) => Pick<IntersectionObserver, "observe" | "unobserve">,
  clock: Clock = browserClock,
): (element: Element, callback: () => void) => () => void {
  const waiting: Waiting = new Map();
  const near = new Set<Element>();
  let last = Number.NEGATIVE_INFINITY;
  let planned = false;
  const forget = (element: Element) => {
    waiting.delete(element);
    near.delete(element);
    observer.unobserve(element);
  };
  const flush = () => {
    planned = false;
    if (near.size === 0) return;
    last = clock.now();
    for (const element of near) {
      const callback = waiting.get(element);
      forget(element);
      callback?.();
    }
  };
  const observer = observe((element, isNear) => {
    if (isNear) near.add(element);
    else near.delete(element);
    if (planned || near.size === 0) return;
    planned = true;
    clock.after(Math.max(0, last + lazyImage.throttleMs - clock.now()), flush);
  });
  return (element, callback) => {
    waiting.set(element, callback);
    observer.observe(element);
    return () => forget(element);
  };
}

const watching = (tell: (element: Element, isNear: boolean) => void) =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) tell(target, isIntersecting);
    },
    // Strips that scroll sideways are watched as far beyond their own edges, where the browser can; only sideways, since
    // the margin counts for the page's own scrolling too.
    { rootMargin: nearMargin, scrollMargin: `0px ${nearMargin}` } as IntersectionObserverInit,
  );

let loop: ReturnType<typeof nearLoop> | undefined;

/** Calls back once when the element is near the view; gives the way to stop waiting. Browser only. */
export function whenNear(element: Element, callback: () => void): () => void {
  loop ??= nearLoop(watching);
  return loop(element, callback);
}

import { lazyImage } from "#domain/limits.ts";

/** Callbacks by the element that is waited for. */
type Callbacks = Map<Element, () => void>;

/** Margin around the viewport in which pictures are preloaded, as an IntersectionObserver margin. */
export const preloadMargin = `${Math.round((lazyImage.preload - 1) * 100)}%`;

interface Clock {
  now: () => number;
  after: (ms: number, run: () => void) => void;
}

const browserClock: Clock = {
  now: () => performance.now(),
  after: (ms, run) => void setTimeout(run, ms),
};

/**
 * Creates the scheduler shared by all lazy pictures: registers an element with a callback, and returns the function that
 * cancels. It calls back near the viewport, at most every `throttleMs`, and skips elements that have left again by then.
 * @param observe creates the observer, which reports elements that came near or went away
 */
export function createLazyLoadScheduler(
  observe: (notify: (element: Element, isNear: boolean) => void) => Pick<IntersectionObserver, "observe" | "unobserve">,
  clock: Clock = browserClock,
): (element: Element, callback: () => void) => () => void {
  const callbacks: Callbacks = new Map();
  const near = new Set<Element>();
  let last = Number.NEGATIVE_INFINITY;
  let planned = false;
  const cancel = (element: Element) => {
    callbacks.delete(element);
    near.delete(element);
    observer.unobserve(element);
  };
  const flush = () => {
    planned = false;
    if (near.size === 0) return;
    last = clock.now();
    for (const element of near) {
      const callback = callbacks.get(element);
      cancel(element);
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
    callbacks.set(element, callback);
    observer.observe(element);
    return () => cancel(element);
  };
}

const observeViewport = (notify: (element: Element, isNear: boolean) => void) =>
  new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) notify(target, isIntersecting);
    },
    // Strips that scroll horizontally preload beyond their own edges, where the browser supports it; only horizontally,
    // since the margin applies to the page's own scrolling too.
    { rootMargin: preloadMargin, scrollMargin: `0px ${preloadMargin}` } as IntersectionObserverInit,
  );

let scheduler: ReturnType<typeof createLazyLoadScheduler> | undefined;

/** Calls back once when the element is near the viewport; returns the function that cancels. Browser only. */
export function whenNearViewport(element: Element, callback: () => void): () => void {
  scheduler ??= createLazyLoadScheduler(observeViewport);
  return scheduler(element, callback);
}

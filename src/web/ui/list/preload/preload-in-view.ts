/** Pages preloaded for a list, at most. */
const maxPages = 3;
/** Milliseconds that a link stays in view before its page is preloaded, so that what is scrolled past is not. */
const restMs = 1000;

/**
 * Preloads the pages of links that stay in view, one after another, until the budget is spent. Returns the function that ends it.
 * @param preload loads the page of a link; never rejects
 */
export function preloadInView(
  links: Iterable<HTMLAnchorElement>,
  preload: (link: HTMLAnchorElement) => Promise<unknown>,
): () => void {
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  let left = maxPages;
  let loaded: Promise<unknown> = Promise.resolve();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => add(target as HTMLAnchorElement), restMs),
        );
    }
  });
  const end = () => {
    left = 0;
    observer.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
  function add(link: HTMLAnchorElement): void {
    observer.unobserve(link);
    loaded = loaded.then(() => {
      if (left <= 0) return;
      left -= 1;
      return preload(link).then(() => (left === 0 ? end() : undefined));
    });
  }
  for (const link of links) observer.observe(link);
  return end;
}

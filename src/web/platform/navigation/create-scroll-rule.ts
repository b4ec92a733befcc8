/**
 * Returns the rule by which the router scrolls. It does not scroll the first page: the browser has done that, and the visitor may have
 * scrolled since. A fragment that exists only on the started page is scrolled to. On the server the rule is always false, which keeps
 * the router's restoring script out of every document; the browser restores the position of a page that it loads again.
 */
export function createScrollRule(): () => boolean {
  if (typeof document === "undefined") return () => false;
  const isFragmentMissing = window.location.hash.length > 1 && !findFragment();
  let isFirst = true;
  return () => {
    const scrolls = !isFirst || isFragmentMissing;
    if (isFirst) announceScroll();
    isFirst = false;
    return scrolls;
  };
}

function findFragment(): HTMLElement | null {
  const fragment = window.location.hash.slice(1);
  return document.getElementById(fragment) ?? document.getElementById(decodeFragment(fragment));
}

function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

/**
 * Announces to the router that the page is scrolled: it has missed the events from before its first rendering.
 */
export function announceScroll(): void {
  if (window.scrollY > 0) document.dispatchEvent(new Event("scroll"));
}

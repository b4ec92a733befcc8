/**
 * Returns the router's rule of when it scrolls: not for the first page, which the browser has scrolled to its fragment or to where
 * it was left, and the visitor perhaps on from there before the application started. A fragment that only the started page has
 * is scrolled to. On the server it is always false: the router's script that restores a position is a third of a kilobyte of every
 * document, and the browser itself restores that of a page that it loads again.
 */
export function createScrollRule(): () => boolean {
  if (typeof document === "undefined") return () => false;
  const isFragmentMissing = window.location.hash.length > 1 && !findFragment();
  let isFirst = true;
  return () => {
    const scrolls = !isFirst || isFragmentMissing;
    if (isFirst) tellScroll();
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
 * Tells the router that the page is scrolled, which it takes from events: those before it existed it has not heard, and those before
 * its first rendering it forgets.
 */
export function tellScroll(): void {
  if (window.scrollY > 0) document.dispatchEvent(new Event("scroll"));
}

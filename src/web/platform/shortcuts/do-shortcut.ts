import { getRow, type Shortcut } from "./read-shortcut.ts";

/** Milliseconds for which a page with a search is waited for. */
const searchWaitMs = 10_000;

/** Pixels that an arrow scrolls where there is no further row. */
const scrollPixels = 120;

const isVisible = (element: Element): boolean => element.checkVisibility?.() ?? true;

/** Returns the search of the page; undefined where it has none. */
const findSearchField = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('#main :is(input, textarea)[name="q"]')].find(isVisible);

/** Returns the first link of the heading of each visible row, in the order of the page. */
function listRowLinks(): HTMLAnchorElement[] {
  const links = new Map<Element, HTMLAnchorElement>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#main li :is(h2, h3, h4) a")) {
    const row = getRow(link);
    if (row && !links.has(row) && isVisible(link)) links.set(row, link);
  }
  return [...links.values()];
}

/** Calls back once a condition holds after a change of the document; gives up after a time. */
function whenTrue<T>(read: () => T | undefined | false, callback: (found: T) => void): void {
  const found = read();
  if (found) {
    callback(found);
    return;
  }
  const observer = new MutationObserver(() => {
    const come = read();
    if (!come) return;
    observer.disconnect();
    callback(come);
  });
  observer.observe(document.documentElement, { attributes: true, childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), searchWaitMs);
}

/** Selects the text of the search field, so that the next typing replaces it. */
function focus(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

/** Goes to the search field of the page. A page without one opens the list of venues first, once the application has started. */
function goToSearch(): void {
  const field = findSearchField();
  if (field) {
    focus(field);
    return;
  }
  whenTrue(
    () => document.documentElement.dataset.ready,
    () => {
      document.querySelector<HTMLElement>('header a[href*="/changdi"]')?.click();
      whenTrue(findSearchField, focus);
    },
  );
}

/** Gives the focus to the row after or before the one that has it; from none, to the first that is in the window. */
function moveToRow(step: 1 | -1): void {
  const links = listRowLinks();
  const current = getRow(document.activeElement);
  const at = links.findIndex((link) => current !== null && getRow(link) === current);
  const below = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
  const first = links.findIndex((link) => link.getBoundingClientRect().top >= Math.max(0, below));
  const next = at >= 0 ? at + step : first < 0 ? links.length - 1 : step > 0 ? first : first - 1;
  const link = links[next];
  if (!link) {
    // Beyond the last row the page scrolls on.
    window.scrollBy({ top: step * scrollPixels });
    return;
  }
  link.focus({ preventScroll: true });
  getRow(link)!.scrollIntoView({ block: "nearest" });
}

/** Does what a key asks for. The list of shortcuts is the footer's: its button is pressed, also before the page has started. */
export function doShortcut(shortcut: Shortcut): void {
  if (shortcut === "search") goToSearch();
  else if (shortcut === "help") document.querySelector<HTMLElement>("[data-shortcuts]")?.click();
  else moveToRow(shortcut === "next" ? 1 : -1);
}

import { createListeners } from "../create-listeners.ts";
import { createPersistedState } from "./persisted-state.ts";

/** The page of a venue or of a space that was opened on this device. */
export interface SeenPage {
  /** Path of the page, without a query. */
  path: string;
  /** Name of the venue or of the space. */
  name: string;
  /** Name of the venue of a space. */
  venue?: string | undefined;
  /** It is a sample. */
  demo?: true | undefined;
}

/** The list that was opened last: its address and its name. */
export interface LastSearch {
  href: string;
  name: string;
}

const mostSeenPages = 24;
const mostCharacters = 80;
const seenPath = /^\/view\/hotel-\d{1,15}(?:\/meetingspace-\d{1,15})?$/;
const listHref = /^\/[a-z]{2,40}\/(?:changdi|kongjian)[^#\\]{0,1500}$/;

const parseName = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value.trim().slice(0, mostCharacters) : undefined;

/** Returns the valid pages of what is stored, each path once; undefined where there are none. */
export function parseSeenPages(stored: unknown): SeenPage[] | undefined {
  const paths = new Set<string>();
  const pages = (Array.isArray(stored) ? stored : []).flatMap((one: Partial<SeenPage> | null): SeenPage[] => {
    const { path, name, venue, demo } = one ?? {};
    const shown = parseName(name);
    if (typeof path !== "string" || !seenPath.test(path) || paths.has(path) || shown === undefined) return [];
    paths.add(path);
    const of = parseName(venue);
    return [{ path, name: shown, ...(of !== undefined && { venue: of }), ...(demo === true && { demo }) }];
  });
  return pages.length > 0 ? pages.slice(0, mostSeenPages) : undefined;
}

/** Returns the stored last list, unless its address is none of a list of this site. */
export function parseLastSearch(stored: unknown): LastSearch | undefined {
  const { href, name } = (stored ?? {}) as Partial<LastSearch>;
  const shown = parseName(name);
  return typeof href === "string" && listHref.test(href) && shown !== undefined ? { href, name: shown } : undefined;
}

const pages = createPersistedState<SeenPage[]>("seen-pages", { parse: parseSeenPages });
const search = createPersistedState<LastSearch>("last-search", { parse: parseLastSearch });
const listeners = createListeners();

/** Returns the pages that were opened on this device, the last one first. */
export const readSeenPages = (): SeenPage[] => pages.read() ?? [];

export const readLastSearch = (): LastSearch | undefined => search.read();

/** Puts a page before the others; the oldest beyond 24 is dropped. */
export function recordSeenPage(page: SeenPage): void {
  const next = parseSeenPages([page, ...readSeenPages()]);
  if (next) pages.write(next);
  listeners.emit();
}

/** Stores the list that was opened last. */
export function recordSearch(found: LastSearch): void {
  const next = parseLastSearch(found);
  if (next) search.write(next);
  listeners.emit();
}

/** Forgets the pages and the list on this device. */
export function clearSeenPages(): void {
  pages.clear();
  search.clear();
  listeners.emit();
}

/** Calls back when something was opened or forgotten, here or in another tab; returns the function that ends that. */
export function onSeenPages(listener: () => void): () => void {
  const remove = listeners.add(listener);
  for (const event of ["storage", "pageshow"]) window.addEventListener(event, listener);
  return () => {
    remove();
    for (const event of ["storage", "pageshow"]) window.removeEventListener(event, listener);
  };
}

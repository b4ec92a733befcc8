import { emptyShortlist, type Shortlist } from "#domain/shortlist/shortlist.ts";
import { parseShortlist } from "#domain/shortlist/parse-shortlist.ts";
import { createListeners } from "../create-listeners.ts";
import { createPersistedState } from "../storage/persisted-state.ts";
import { markToggles } from "./mark-toggles.ts";
import { shortlistName } from "./shortlist-name.ts";

const state = createPersistedState<Shortlist>(shortlistName, { life: "lasting", parse: parseShortlist });
const listeners = createListeners();
let current: Shortlist | undefined;

/** Returns the list of this device; the same object until it changes. */
export const getShortlist = (): Shortlist => (current ??= state.read() ?? emptyShortlist);

function tellChange(list: Shortlist): void {
  current = list;
  markToggles(new Set(list.items.map(({ spaceCode }) => spaceCode)));
  listeners.emit();
}

/** Reads the list again, since another tab may have changed it, and tells where it has. */
function refresh(): void {
  const next = state.read() ?? emptyShortlist;
  if (JSON.stringify(next) !== JSON.stringify(getShortlist())) tellChange(next);
}

let isWatching = false;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  // Cookies tell nobody that they changed, and a page that comes back from the cache of the browser has missed it.
  for (const event of ["storage", "pageshow", "focus"]) window.addEventListener(event, refresh);
}

let isLasting = true;
let isNoticeShown = false;

/** Returns whether the list outlives the visit: false once a change could not be stored. */
export const isShortlistLasting = (): boolean => isLasting;

/** Applies a change to the list as any tab has left it; `tellNotStored` is called once a visit where it cannot be stored. */
export function changeShortlist(change: (list: Shortlist) => Shortlist, tellNotStored: () => void): void {
  watch();
  const list = state.read() ?? emptyShortlist;
  const next = change(list);
  if (next !== list) isLasting = state.write(next);
  if (!isLasting && !isNoticeShown) {
    isNoticeShown = true;
    tellNotStored();
  }
  tellChange(next);
}

/** Calls back when the list changes, here or in another tab; returns the function that ends that. */
export function onShortlist(listener: () => void): () => void {
  watch();
  return listeners.add(listener);
}

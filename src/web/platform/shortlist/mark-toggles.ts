import { createPersistedState } from "../storage/persisted-state.ts";
import { countAttribute, shortlistName, toggleAttribute } from "./shortlist-name.ts";

interface StoredItems {
  items?: unknown;
}

/** The codes of the stored list, all that marks need: `parseShortlist` would bring files that a document does not load. */
const storedCodes = createPersistedState<ReadonlySet<unknown>>(shortlistName, {
  life: "lasting",
  parse: (stored) => {
    const { items } = (stored ?? {}) as StoredItems;
    return Array.isArray(items)
      ? new Set(items.map((item: { spaceCode?: unknown } | null) => item?.spaceCode))
      : undefined;
  },
});

let codes: ReadonlySet<unknown> = new Set();

function mark(): void {
  for (const toggle of document.querySelectorAll(`[${toggleAttribute}]`)) {
    const spaceCode = toggle.getAttribute(toggleAttribute)!.split("/")[1];
    toggle.setAttribute("aria-pressed", String(codes.has(spaceCode)));
  }
  for (const count of document.querySelectorAll(`[${countAttribute}]`))
    count.setAttribute(countAttribute, codes.size === 0 ? "" : String(codes.size));
}

let isWatching = false;
/** The list's own code reports changes from then on. It also knows what could not be stored. */
let isLed = false;

/**
 * Marks the toggles of spaces that are on the list, and its count, now and whenever the document or another tab changes. The list is
 * these codes, or else what is stored. Documents are cached for everybody and React renders no marks, so this needs no application.
 */
export function markToggles(next?: ReadonlySet<unknown>): void {
  codes = next ?? storedCodes.read() ?? codes;
  isLed ||= next !== undefined;
  mark();
  if (isWatching) return;
  isWatching = true;
  for (const event of ["storage", "pageshow", "focus"]) window.addEventListener(event, () => isLed || markToggles());
  new MutationObserver(mark).observe(document.documentElement, {
    childList: true,
    subtree: true,
    attributeFilter: [toggleAttribute],
  });
}

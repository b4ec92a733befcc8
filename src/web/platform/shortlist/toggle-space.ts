import { addItem, hasSpace, isShortlistFull, removeItem } from "#domain/shortlist/add-item.ts";
import { toggleAttribute } from "./shortlist-name.ts";
import { changeShortlist, getShortlist } from "./change-shortlist.ts";

/** Calls back with what a visitor has to know of a press: the list takes no more, or lives for this visit only. */
export interface ToggleNotices {
  tellFull: () => void;
  tellNotStored: () => void;
}

/** Puts the space of a toggle on the list, or takes it off, and marks every toggle of it. */
export function toggleSpace(toggle: Element, { tellFull, tellNotStored }: ToggleNotices): void {
  const [siteId = "", spaceCode = ""] = toggle.getAttribute(toggleAttribute)!.split("/");
  if (hasSpace(getShortlist(), spaceCode)) changeShortlist((list) => removeItem(list, spaceCode), tellNotStored);
  else if (isShortlistFull(getShortlist())) tellFull();
  else changeShortlist((list) => addItem(list, { siteId, spaceCode, addedAt: Date.now() }), tellNotStored);
}

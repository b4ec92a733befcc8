import { useSyncExternalStore } from "react";
import { emptyShortlist, type Shortlist } from "#domain/shortlist/shortlist.ts";
import { changeShortlist, getShortlist, onShortlist } from "../../platform/shortlist/change-shortlist.ts";
import { tellNotStored } from "../../ui/shortlist/press-toggle.ts";

const getServerShortlist = () => emptyShortlist;

/** Returns the list of this device; an empty one until the page is in the browser. */
export const useShortlist = (): Shortlist => useSyncExternalStore(onShortlist, getShortlist, getServerShortlist);

/** Applies a change to the list, and tells once where it cannot be stored. */
export const applyChange = (change: (list: Shortlist) => Shortlist): void => changeShortlist(change, tellNotStored);

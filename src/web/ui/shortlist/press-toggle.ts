import { shortlistLimits } from "#domain/limits.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import { toggleSpace } from "../../platform/shortlist/toggle-space.ts";
import { showToast } from "../overlay/toast.ts";

const { full, notStored } = shortlistPageZh;
/** Milliseconds in which a sentence is read. */
const duration = 6000;

/** Tells that the list lives for this visit only. */
export const tellNotStored = () => showToast(notStored, { kind: "warn", duration });

/** Does what a toggle says, and tells what the visitor has to know of it. */
export const pressToggle = (toggle: Element): void =>
  toggleSpace(toggle, {
    tellFull: () => showToast(full(String(shortlistLimits.items)), { kind: "warn", duration }),
    tellNotStored,
  });

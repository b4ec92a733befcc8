import { createPersistedState } from "../../../platform/storage/persisted-state.ts";

/** The stored draft, unparsed (`readDraft` parses it). Kept small because every page loads it to clear drafts. */
export const draftSlot = createPersistedState<unknown>("demand-draft", { parse: (stored) => stored });

/** Clears the draft of a queued demand that has been sent; a newer draft stays. */
export function clearSentDraft(clientKey: string): void {
  const stored = draftSlot.read() as { keptKey?: unknown } | undefined;
  if (stored?.keptKey === clientKey) draftSlot.clear();
}

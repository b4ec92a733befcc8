import { persisted } from "../../platform/persisted.ts";

/** Where the draft lies, unread: `demand-draft.ts` makes sense of it. Small, because every page can clear it. */
export const draftSlot = persisted<unknown>("demand-draft", { parse: (stored) => stored });

/** Clears the draft of a demand that was kept for sending and is sent now; a draft begun since stays. */
export function clearSentDraft(clientKey: string): void {
  const stored = draftSlot.read() as { keptKey?: unknown } | undefined;
  if (stored?.keptKey === clientKey) draftSlot.clear();
}

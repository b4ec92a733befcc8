import type { BlockDraft } from "./set-draft-field.ts";

export const isInFoyer = ({ term }: BlockDraft): boolean => term.place === "foyer";

/** Returns whether a block is a session or a break-out in a space. */
export const isMeeting = ({ term }: BlockDraft): boolean =>
  term.place === "space" && (term.kind === "session" || term.kind === "breakout");

/** Gives a block the time of the session before, which it takes place together with. */
export function joinSession(draft: BlockDraft, drafts: readonly BlockDraft[]): void {
  const other = drafts.findLast((one) => one !== draft && isMeeting(one));
  if (!other || draft.clock || draft.part) return;
  if (!other.clock && !other.part) other.part = "fullDay";
  const { clock, part, stated, contextDays } = other;
  Object.assign(draft, { ...(stated && { stated }), ...(contextDays && { contextDays }), ...draft });
  Object.assign(draft, { ...(clock && { clock }), ...(part && { part }) });
}

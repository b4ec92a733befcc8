import { isMeeting } from "./join-session.ts";
import type { ProgrammeMark } from "./programme-mark.ts";
import type { BlockDraft } from "./set-draft-field.ts";

/** Returns whether people and a layout are of one more space of a list: 会议室 100 人剧院、40 人课桌. */
export function isRepeated(last: BlockDraft, clause: readonly ProgrammeMark[], at: number): boolean {
  const [mark, next] = [clause[at], clause[at + 1]];
  const isSize = mark?.is === "people" && next?.is === "layout" && next.from === mark.to;
  return isSize && isMeeting(last) && last.people !== undefined && last.layout !== undefined;
}

/** Returns the mark of one more space of a list. The number before the list is of all its spaces: 三个会议室：100 人…. */
export function repeatBlock(last: BlockDraft, { from }: ProgrammeMark): ProgrammeMark & { is: "block" } {
  const { name, marks } = last;
  // Spaces of a list are no name of an event.
  const { isWeak: _isWeak, ...term } = last.term;
  last.term = term;
  const findMark = (kinds: readonly string[]) => marks.findIndex(({ is }) => kinds.includes(is));
  const count = findMark(["count", "rooms"]);
  if (count >= 0 && count < findMark(["people"])) delete last.count;
  return { is: "block", term, name, from, to: from };
}

const isMention = ({ people, count, tables, layout, sizes, others, ...draft }: BlockDraft): boolean =>
  isMeeting(draft) && [people, count, tables, layout, sizes, others].every((field) => field === undefined);

/** Gives a block the time that a second mention of it states: 4 个分会 30 人，分会在第二天上午. */
export function mergeMentions(drafts: readonly BlockDraft[]): BlockDraft[] {
  return drafts.filter((draft, at) => {
    const first = drafts.slice(0, at).find(({ term, name }) => term.kind === draft.term.kind && name === draft.name);
    const { stated, part, clock } = draft;
    const isConflict = (first?.stated && stated) ?? ((first?.part ?? first?.clock) && (part ?? clock));
    if (!first || !isMention(draft) || isConflict) return true;
    Object.assign(first, { ...(stated && { stated }), ...(part && { part }), ...(clock && { clock }) });
    first.marks.push(...draft.marks);
    return false;
  });
}

import type { BlockDraft } from "./set-draft-field.ts";

/** Returns a draft without its hours: those of another time of it are its own. */
function withoutHours({ part: _part, clock: _clock, ...draft }: BlockDraft): BlockDraft {
  return draft;
}

/** Returns a draft for each of the times and sizes of a block. */
export function splitDraft({ others = [], sizes, ...first }: BlockDraft): BlockDraft[] {
  const times = [
    first,
    ...others.map((other) => ({ ...(other.part || other.clock ? withoutHours(first) : first), ...other })),
  ];
  if (!sizes) return times;
  const distinct = [...new Set(sizes)];
  const countOf = (size: number) => sizes.filter((one) => one === size).length;
  return times.flatMap((draft) =>
    distinct.map((people) => ({ ...draft, people, count: countOf(people), isEach: true })),
  );
}

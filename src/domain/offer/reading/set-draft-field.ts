import type { LayoutKey } from "../../space/layouts.ts";
import type { BlockTerm } from "./block-term.ts";
import type { DayPart, ProgrammeMark, StatedDays } from "./programme-mark.ts";
import type { Clock } from "./read-clock.ts";

/** A block as a sentence states it; what is absent is not stated. */
export interface BlockDraft {
  term: BlockTerm;
  name: string;
  stated?: StatedDays;
  /** Days of an earlier block that this one follows. */
  contextDays?: StatedDays;
  dayCount?: number;
  part?: DayPart;
  clock?: Clock;
  count?: number;
  people?: number;
  isEach?: boolean;
  tables?: number;
  layout?: LayoutKey;
  rooms?: number;
  nights?: number;
  /** The pieces of the sentence that state it. */
  marks: ProgrammeMark[];
}

/** People at a round table. */
const peoplePerTable = 10;

/** More rooms than this are guest rooms. */
const mostSpaces = 20;

type DraftField = Exclude<keyof BlockDraft, "marks" | "term" | "name">;
type Setter = (draft: BlockDraft, mark: ProgrammeMark) => boolean;

/** Sets a field that is not set yet. Returns whether it was free. */
function setOnce<Key extends DraftField>(draft: BlockDraft, key: Key, value: BlockDraft[Key]): boolean {
  if (draft[key] !== undefined) return false;
  draft[key] = value;
  return true;
}

const setPeople: Setter = (draft, mark) => {
  if (mark.is !== "people" || draft.term.kind === "rooms" || !setOnce(draft, "people", mark.value)) return false;
  if (mark.isEach) draft.isEach = true;
  return true;
};

/** Sets the tables of a meal, or of an event of which nothing else is stated: 年会 40 桌. */
const setTables: Setter = (draft, mark) => {
  if (mark.is !== "tables") return false;
  const { term, people, layout, clock, part } = draft;
  const isBareEvent = term.isWeak && people === undefined && !layout && !clock && !part;
  return (term.kind === "meal" || Boolean(isBareEvent)) && setOnce(draft, "tables", mark.value);
};

/** Sets the rooms of guest rooms; the room of a break-out is a space. */
const setRooms: Setter = (draft, mark) => {
  if (mark.is !== "rooms") return false;
  if (draft.term.kind !== "rooms")
    return (
      !mark.isGuest && draft.term.kind !== "meal" && mark.value <= mostSpaces && setOnce(draft, "count", mark.value)
    );
  return draft.term.kind === "rooms" && setOnce(draft, "rooms", mark.value);
};

const setNumber: Setter = (draft, mark) => {
  if (mark.is !== "number") return false;
  if (draft.term.kind === "rooms") return setOnce(draft, "rooms", mark.value);
  return draft.tables === undefined && setOnce(draft, "people", mark.value);
};

/** Sets several spaces of as many people, or tables of as many; in the foyer they are together. */
const setGroups: Setter = (draft, mark) => {
  if (mark.is !== "groups" || draft.term.kind === "rooms" || draft.people !== undefined) return false;
  if (draft.term.place === "foyer") return setOnce(draft, "people", mark.count * mark.people);
  if (draft.term.kind === "meal") return setOnce(draft, "tables", (mark.count * mark.people) / peoplePerTable);
  if (!setOnce(draft, "count", mark.count)) return false;
  draft.people = mark.people;
  draft.isEach = true;
  return true;
};

export const isRoomsDraft = ({ term }: BlockDraft): boolean => term.kind === "rooms";

/** For each kind of mark what it sets in a block; false where the block has it, or has no such thing. */
const setters: Partial<Record<ProgrammeMark["is"], Setter>> = {
  people: setPeople,
  tables: setTables,
  rooms: setRooms,
  number: setNumber,
  groups: setGroups,
  count: (draft, mark) => mark.is === "count" && !isRoomsDraft(draft) && setOnce(draft, "count", mark.value),
  nights: (draft, mark) => mark.is === "nights" && isRoomsDraft(draft) && setOnce(draft, "nights", mark.value),
  layout: (draft, mark) => mark.is === "layout" && !isRoomsDraft(draft) && setOnce(draft, "layout", mark.layout),
  days: (draft, mark) => mark.is === "days" && setOnce(draft, "stated", mark.stated),
  part: (draft, mark) => {
    if (mark.is !== "part" || isRoomsDraft(draft) || draft.clock) return false;
    // 上午下午各一次茶歇
    if (draft.term.place === "foyer" && draft.part) return setOnce(draft, "count", 2);
    return setOnce(draft, "part", mark.part);
  },
  clock: (draft, mark) => mark.is === "clock" && !isRoomsDraft(draft) && setOnce(draft, "clock", mark.clock),
  dayCount: (draft, mark) =>
    mark.is === "dayCount" && draft.term.kind === "session" && setOnce(draft, "dayCount", mark.value),
};

/** Returns whether a block can have what a mark says; it is not changed. */
export const canSet: Setter = (draft, mark) => setters[mark.is]?.({ ...draft }, mark) ?? false;

/** Sets in a block what a mark says. Returns false where the block has it already, or has no such thing. */
export const setDraftField: Setter = (draft, mark) => setters[mark.is]?.(draft, mark) ?? false;

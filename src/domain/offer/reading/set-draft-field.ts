import type { LayoutKey } from "../../space/layouts.ts";
import type { BlockTerm } from "./block-term.ts";
import type { DayPart, Occasion, ProgrammeMark, StatedDays } from "./programme-mark.ts";
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
  /** Its further times. */
  others?: readonly Occasion[];
  duration?: number;
  count?: number;
  people?: number;
  isEach?: boolean;
  /** People in each of several spaces. */
  sizes?: readonly number[];
  tables?: number;
  layout?: LayoutKey;
  rooms?: number;
  nights?: number;
  stay?: { day: string; nights: number };
  /** The pieces of the sentence that state it. */
  marks: ProgrammeMark[];
}

/** People at a round table. */
const peoplePerTable = 10;

/** More days than these are a month or a part of one, not the days of a block. */
export const mostStatedDays = 9;

const evening = 17 * 60;

/** A number without a unit that is less than this is no number of people. */
const fewestPeople = 8;

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
  const isEvening = part === "evening" || (clock?.from ?? 0) >= evening;
  const isBareEvent = term.isWeak && people === undefined && !layout && (isEvening || (!clock && !part));
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
  // 主会场 1，分会场 3
  if (draft.term.kind !== "meal" && draft.term.place === "space" && mark.value < fewestPeople)
    return setOnce(draft, "count", mark.value);
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

/** Returns whether two hours are the beginning and the end of one time: 上午 10 点开始，下午 4 点结束. */
export function canJoinClocks(one: Clock, other: Clock): boolean {
  const { from, to } = { ...one, ...other };
  const isHalf = (clock: Clock) => (clock.from === undefined) !== (clock.to === undefined);
  return isHalf(one) && isHalf(other) && from !== undefined && to !== undefined && from < to;
}

/** Sets hours, or the end to hours that have only a beginning. */
const setClock: Setter = (draft, mark) => {
  if (mark.is !== "clock" || isRoomsDraft(draft)) return false;
  const isOpen = draft.clock === undefined || (!draft.others && canJoinClocks(draft.clock, mark.clock));
  if (isOpen) draft.clock = { ...draft.clock, ...mark.clock };
  return isOpen;
};

/** Sets days; a date is more than the number of the day: DAY1 12 月 14 日. */
const setDays: Setter = (draft, mark) => {
  if (mark.is !== "days" || ("days" in mark.stated && mark.stated.days.length > mostStatedDays)) return false;
  if (draft.stated && "numbers" in draft.stated && "days" in mark.stated && mark.stated.days.length === 1)
    draft.stated = undefined;
  return setOnce(draft, "stated", mark.stated);
};

const setPart: Setter = (draft, mark) => {
  if (mark.is !== "part" || isRoomsDraft(draft) || draft.clock) return false;
  // 上午下午各一次茶歇
  if (draft.term.place === "foyer" && draft.part) return setOnce(draft, "count", 2);
  return setOnce(draft, "part", mark.part);
};

/** Sets a time with those that are joined to it. */
const withOthers =
  (set: Setter): Setter =>
  (draft, mark) => {
    if (!set(draft, mark)) return false;
    if ("others" in mark && mark.others && !isRoomsDraft(draft))
      draft.others = [...(draft.others ?? []), ...mark.others];
    return true;
  };

/** Sets a count of spaces, or how often there is a tea break; a meal that is served twice is on two days. */
const setCount: Setter = (draft, mark) => {
  if (mark.is !== "count" || isRoomsDraft(draft)) return false;
  if (!mark.isTimes || draft.term.place === "foyer") return setOnce(draft, "count", mark.value);
  if (draft.term.kind !== "meal") return false;
  return draft.term.days === "all" ? setOnce(draft, "dayCount", mark.value) : mark.value === 1;
};

/** Returns whether a meal is served in a layout. */
export const isServed = (layout: LayoutKey): boolean => layout === "banquet" || layout === "cocktail";

/** Sets the layout. A restaurant and the foyer have their own, but a lunch may be served at tables of a space. */
const setLayout: Setter = (draft, mark) => {
  if (mark.is !== "layout" || isRoomsDraft(draft)) return false;
  const { place } = draft.term;
  return (
    (place === "space" || (place === "restaurant" && isServed(mark.layout))) && setOnce(draft, "layout", mark.layout)
  );
};

const setSizes: Setter = (draft, mark) => {
  if (mark.is !== "sizes" || draft.term.kind === "rooms" || draft.term.place !== "space") return false;
  const { count = mark.sizes.length, people } = draft;
  return count === mark.sizes.length && people === undefined && setOnce(draft, "sizes", mark.sizes);
};

export const isRoomsDraft = ({ term }: BlockDraft): boolean => term.kind === "rooms";

/** For each kind of mark what it sets in a block; false where the block has it, or has no such thing. */
const setters: Partial<Record<ProgrammeMark["is"], Setter>> = {
  people: setPeople,
  tables: setTables,
  rooms: setRooms,
  number: setNumber,
  groups: setGroups,
  count: setCount,
  nights: (draft, mark) => mark.is === "nights" && isRoomsDraft(draft) && setOnce(draft, "nights", mark.value),
  layout: setLayout,
  days: withOthers(setDays),
  part: withOthers(setPart),
  clock: withOthers(setClock),
  duration: (draft, mark) => mark.is === "duration" && !isRoomsDraft(draft) && setOnce(draft, "duration", mark.minutes),
  sizes: setSizes,
  stay: (draft, mark) => mark.is === "stay" && isRoomsDraft(draft) && setOnce(draft, "stay", mark),
  dayCount: (draft, mark) =>
    mark.is === "dayCount" && draft.term.kind === "session" && setOnce(draft, "dayCount", mark.value),
};

/** Returns whether a block can have what a mark says; it is not changed. */
export const canSet: Setter = (draft, mark) => setters[mark.is]?.({ ...draft }, mark) ?? false;

/** Sets in a block what a mark says. Returns false where the block has it already, or has no such thing. */
export const setDraftField: Setter = (draft, mark) => setters[mark.is]?.(draft, mark) ?? false;

import { isIsoDay } from "#domain/day.ts";
import { blockTypes } from "#domain/offer/block-types.ts";
import type { ProgrammeBlock } from "#domain/offer/programme.ts";
import { layouts } from "#domain/space/layouts.ts";

const minutesPerDay = 1440;

/** Formats minutes since midnight for an input of a time: 09:00. */
export function formatClockInput(minutes: number): string {
  const ofDay = minutes % minutesPerDay;
  return [Math.floor(ofDay / 60), ofDay % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

/** Parses the value of an input of a time; undefined if it is empty. */
function parseClock(value: string): number | undefined {
  const [hours = Number.NaN, minutes = Number.NaN] = value.split(":").map(Number);
  return Number.isNaN(hours + minutes) ? undefined : hours * 60 + minutes;
}

/** Returns the block with what its form says; a field that cannot be read stays as it was. */
export function readBlockForm(form: FormData, block: ProgrammeBlock): ProgrammeBlock {
  const read = (name: string) => String(form.get(name) ?? "").trim();
  const readCount = (name: string, before: number) => Math.max(1, Math.trunc(Number(read(name))) || before);
  const day = isIsoDay(read("day")) ? read("day") : block.day;
  const dated = day === undefined ? {} : { day };
  if (block.kind === "rooms") {
    const [rooms, nights] = [readCount("rooms", block.rooms), readCount("nights", block.nights)];
    return { ...block, ...dated, rooms, nights, guessed: [] };
  }
  // Another name may be another kind of block, in another place.
  const { name, kind, place } = blockTypes.find((type) => type.name === read("name")) ?? block;
  const layout = layouts.find(({ key }) => key === read("layout"))?.key ?? block.layout;
  const from = parseClock(read("from")) ?? block.from;
  const to = parseClock(read("to")) ?? block.to;
  const { layout: _, ...others } = block;
  return {
    ...others,
    ...dated,
    name,
    kind,
    place,
    ...(place === "space" && layout && { layout }),
    people: readCount("people", block.people),
    count: readCount("count", block.count),
    dayNumber: readCount("dayNumber", block.dayNumber),
    from,
    // A block that went on after midnight still does where its end is early.
    to: to <= from && block.to > minutesPerDay ? to + minutesPerDay : to,
    guessed: [],
  };
}

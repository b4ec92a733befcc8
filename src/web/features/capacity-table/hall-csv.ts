import { floorName } from "../../../domain/space/floor.ts";
import { layouts } from "../../../domain/space/layout.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { doubtsOf } from "./capacity-marks.ts";
import type { Hall } from "./hall.ts";

type Cell = string | number | undefined;

/** Formats a cell by RFC 4180; an apostrophe stops a spreadsheet from running the text as a formula. */
function quoted(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const words = venueZh.csv;
const yes = (value: boolean | undefined): Cell =>
  value === undefined ? undefined : value ? venueZh.has : venueZh.hasNot;

function rowOf(venue: string, hall: Hall, doubts: string): Cell[] {
  const { space, whole, figures } = hall;
  const { floor, length, width, area, height, pillars, daylight, led, loadInDoor, priceHalfDay, priceDay } = space;
  const seats = layouts.flatMap(({ key }): Cell[] => {
    const { unsuitable, doubtful, comfortable, limit, published } = figures[key];
    if (unsuitable) return [words.unsuitable, undefined, published || undefined];
    return doubtful ? [words.doubtful, undefined, published] : [comfortable, limit, published];
  });
  return [
    venue,
    space.name,
    whole?.name,
    floor === undefined ? undefined : floorName(floor),
    length,
    width,
    area,
    height,
    ...seats,
    pillars,
    yes(daylight),
    led?.width,
    led?.height,
    loadInDoor?.width,
    loadInDoor?.height,
    priceHalfDay,
    priceDay,
    doubts || undefined,
  ];
}

/**
 * Formats the spaces as CSV (UTF-8 with BOM, CRLF), one row each in the given order: metres, square metres, yuan, and
 * per layout the comfortable, limit and published capacity. An unknown value is an empty cell.
 */
export function hallsCsv(venue: string, halls: Hall[]): string {
  const notes = doubtsOf(halls);
  const head = [
    ...words.before,
    ...layouts.flatMap(({ name }) => words.seats.map((kind) => `${name} ${kind}`)),
    ...words.after,
  ];
  const rows = halls.map((hall) => {
    const own = notes.filter(({ spaceId }) => spaceId === hall.space.id).map(({ text }) => text);
    return rowOf(venue, hall, own.join("；"));
  });
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n")}\r\n`;
}

import { guardFormulas } from "#domain/guard-formulas.ts";
import { formatFloor } from "#domain/space/format-floor.ts";
import { layouts } from "#domain/space/layouts.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { listDoubtNotes } from "./get-capacity-mark.ts";
import type { SpaceCapacity } from "../capacity/space-capacity.ts";

type Cell = string | number | undefined;

/** Formats a cell by RFC 4180, guarded against being read as a formula. */
function quoteCell(cell: Cell): string {
  if (cell === undefined) return "";
  if (typeof cell === "number") return String(cell);
  const safe = guardFormulas(cell);
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const csvTexts = venueZh.csv;
const formatYesNo = (value: boolean | undefined): Cell =>
  value === undefined ? undefined : value ? venueZh.has : venueZh.hasNot;

function buildRow(venue: string, capacity: SpaceCapacity, doubts: string): Cell[] {
  const { space, parentSpace, figures } = capacity;
  const { floor, length, width, area, height, pillars, daylight, led, loadInDoor, priceHalfDay, priceDay } = space;
  const seats = layouts.flatMap(({ key }): Cell[] => {
    const { unsuitable, comfortable, limit, published } = figures[key];
    return unsuitable ? [csvTexts.unsuitable, undefined, published || undefined] : [comfortable, limit, published];
  });
  return [
    venue,
    space.name,
    parentSpace?.name,
    floor === undefined ? undefined : formatFloor(floor),
    length,
    width,
    area,
    height,
    ...seats,
    pillars,
    formatYesNo(daylight),
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
export function formatSpacesCsv(venue: string, capacities: SpaceCapacity[]): string {
  const notes = listDoubtNotes(capacities);
  const head = [
    ...csvTexts.before,
    ...layouts.flatMap(({ name }) => csvTexts.seats.map((kind) => `${name} ${kind}`)),
    ...csvTexts.after,
  ];
  const rows = capacities.map((capacity) => {
    const ownNotes = notes.filter(({ spaceId }) => spaceId === capacity.space.id).map(({ text }) => text);
    return buildRow(venue, capacity, ownNotes.join("；"));
  });
  return `\uFEFF${[head, ...rows].map((row) => row.map(quoteCell).join(",")).join("\r\n")}\r\n`;
}

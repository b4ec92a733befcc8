import { isId } from "#domain/is-id.ts";
import { findVenueName } from "../guess-venue-type.ts";
import type { Table } from "../map-tables.ts";
import type { Values } from "./to-space-candidate.ts";

/** The venue of rows that do not name theirs, and where it was found. */
interface Found {
  path: "$venueId" | "$venueName";
  name: string;
  reading: string;
}

/** Lines above a table that say more of its venue: 「地址：杭州市西湖区…」. */
const details: readonly (readonly [path: string, label: RegExp])[] = [
  ["address", /^(?:酒店|详细|场地)?地址 ?[:：]/],
  ["phone", /^(?:联系|销售|预订|酒店)?电话 ?[:：]|^总机 ?[:：]/],
];

const listTexts = ({ above }: Table): string[] =>
  above.flatMap(({ cells }) => cells.flatMap((cell) => (typeof cell === "string" ? [cell.trim()] : [])));

/** Finds the venue that the operator names, or that the lines above a table, the sheet's name or the file's do. */
function findInTitles(table: Table, title: string, venue: string | undefined): Found | undefined {
  if (venue !== undefined)
    return {
      path: isId(venue) ? "$venueId" : "$venueName",
      name: venue,
      reading: `没有写场地，按 --venue 归入“${venue}”`,
    };
  const sources = [
    ...listTexts(table).map((text) => [text, "表上方的标题"] as const),
    [table.name, "工作表的名称"] as const,
    [title, "文件名"] as const,
  ];
  for (const [text, what] of sources) {
    const found = findVenueName(text);
    if (found) return { path: "$venueName", name: found, reading: `没有写场地，按${what}归入“${found}”` };
  }
  return undefined;
}

/** Finds what the lines above a table say of its venue in addition to the name. */
function findDetails(table: Table): Map<string, string> {
  const texts = listTexts(table).flatMap((text) => text.split(/\s{2,}|[;；\n]/));
  return new Map(
    details.flatMap(([path, label]) => {
      const text = texts
        .find((one) => label.test(one))
        ?.replace(label, "")
        .trim();
      return text ? [[path, text] as const] : [];
    }),
  );
}

/**
 * Completes rows of spaces that do not name their venue: an empty cell under a name means that name, as merged cells look in
 * a CSV; else the title above the rows, the table, the sheet or the file names the venue.
 */
export class VenueNameContext {
  #title: Found | undefined;
  /** Fields of the venue in the lines above the table. */
  readonly #details: ReadonlyMap<string, string>;
  readonly #hasColumn: boolean;
  /** The venue's columns in the last row that named one. */
  #above: { venue: Values; space: Values } | undefined;
  #isReported = false;

  constructor(table: Table, title: string, venue: string | undefined) {
    this.#title = findInTitles(table, title, venue);
    this.#details = findDetails(table);
    this.#hasColumn = table.columns.some(({ column }) => column.path === "$venueName" || column.path === "$venueId");
  }

  /** Takes the name of a venue from a title between rows. Returns whether it is one. */
  setTitle(text: string): boolean {
    const name = findVenueName(text);
    if (!name) return false;
    this.#title = { path: "$venueName", name, reading: `没有写场地，按小标题归入“${name}”` };
    this.#above = undefined;
    this.#isReported = false;
    return true;
  }

  /** Sets the venue of a row that has none. Returns what to report, once for rows that follow each other. */
  complete(venue: Values, space: Values): string | undefined {
    if (space.get("$venueId") !== undefined || space.get("$venueName") !== undefined) {
      const own = new Map([...space].filter(([path]) => path === "$venueId" || path === "$venueName"));
      // A row that names its venue by id alone is no merged cell: what follows it is unknown.
      this.#above = space.get("$venueName") === undefined ? undefined : { venue: new Map(venue), space: own };
      this.#isReported = false;
      return undefined;
    }
    const isFirst = !this.#isReported;
    if (this.#above) {
      for (const [path, value] of this.#above.venue) venue.set(path, venue.get(path) ?? value);
      for (const [path, value] of this.#above.space) space.set(path, value);
      this.#isReported = true;
      const name = this.#above.space.get("$venueName") ?? this.#above.space.get("$venueId");
      return isFirst ? `场地空着，按上面的“${String(name)}”` : undefined;
    }
    if (!this.#title || (this.#hasColumn && space.get("name") === undefined)) return undefined;
    space.set(this.#title.path, this.#title.name);
    for (const [path, value] of this.#details) if (venue.get(path) === undefined) venue.set(path, value);
    this.#isReported = true;
    return isFirst ? this.#title.reading : undefined;
  }
}

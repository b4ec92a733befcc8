import { findVenueName } from "../guess-venue-type.ts";
import type { Table } from "../map-tables.ts";
import type { Values } from "./to-space-candidate.ts";

/** Where the name of the venue was found when the rows do not have it. */
interface Found {
  name: string;
  reading: string;
}

/** Finds the venue in the lines above a table, the sheet's name or the file's. */
function findInTitles({ above, name }: Table, title: string): Found | undefined {
  const texts = above.flatMap(({ cells }) => cells.flatMap((cell) => (typeof cell === "string" ? [cell] : [])));
  const sources = [
    ...texts.map((text) => [text, "表上方的标题"] as const),
    [name, "工作表的名称"] as const,
    [title, "文件名"] as const,
  ];
  for (const [text, what] of sources) {
    const found = findVenueName(text);
    if (found) return { name: found, reading: `没有写场地，按${what}归入“${found}”` };
  }
  return undefined;
}

/**
 * Completes rows of spaces that do not name their venue: an empty cell under a name means that name, as merged cells look in
 * a CSV; else the title above the rows, the table, the sheet or the file names the venue.
 */
export class VenueNameContext {
  #title: Found | undefined;
  readonly #hasColumn: boolean;
  /** The venue's columns in the last row that named one. */
  #above: { venue: Values; space: Values } | undefined;
  #isReported = false;

  constructor(table: Table, title: string) {
    this.#title = findInTitles(table, title);
    this.#hasColumn = table.columns.some(({ column }) => column.path === "$venueName" || column.path === "$venueId");
  }

  /** Takes the name of a venue from a title between rows. Returns whether it is one. */
  setTitle(text: string): boolean {
    const name = findVenueName(text);
    if (!name) return false;
    this.#title = { name, reading: `没有写场地，按小标题归入“${name}”` };
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
    space.set("$venueName", this.#title.name);
    this.#isReported = true;
    return isFirst ? this.#title.reading : undefined;
  }
}

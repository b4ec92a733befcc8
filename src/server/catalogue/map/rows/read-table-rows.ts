import { type Candidate, type Defaults, type Remark, type RowPlace, toRemark } from "../../candidate.ts";
import { isBlank } from "../cells/cell.ts";
import { classifyLine, getOnlyText } from "../classify-line.ts";
import { findContradictions } from "./find-contradictions.ts";
import { findTableCount } from "./find-table-count.ts";
import { findVenueName } from "../guess-venue-type.ts";
import type { Table } from "../map-tables.ts";
import type { FilledLine } from "../fill-merged-cells.ts";
import { formatColumn } from "../../read/format-column.ts";
import { type CellRemark, readCells, type ReadRow } from "../read-cells.ts";
import { indexByPath, spreadCapacities, toSpaceCandidate } from "./to-space-candidate.ts";
import { spreadPackages } from "../packages/spread-packages.ts";
import { VenueNameContext } from "./venue-name-context.ts";
import { VenueRows } from "./venue-rows.ts";

/** Fields without which a row is nothing; a doubtful cell in one of them refuses the row. */
const identityPaths = new Set(["id", "name", "cityCode", "$venueId", "$venueName", "$filed"]);
/** Columns that may stand alone in a line that is a row. */
const namePaths = new Set(["id", "name", "$venueId", "$venueName"]);

const formatFault = ({ column, reason }: CellRemark): string => `${column.heading}：${reason}`;

/** Returns the position of a line in words. */
const formatPlace = ({ name, isOnly, lineUnit = "行" }: Table, line: number): string =>
  `${name && !isOnly ? `工作表“${name}”` : ""}第 ${line} ${lineUnit}`;

/** Rows of a table as candidates, with what is to be said of them. */
export interface TableRows {
  venues: Candidate[];
  spaces: Candidate[];
  refused: Remark[];
  notes: Remark[];
  readings: Remark[];
  skipped: Remark[];
  /** Number of rows. */
  count: number;
}

const skipReasons = { total: "是合计", remark: "是说明，不是数据", title: "是小标题，不是数据" } as const;

/** Reads the rows of one table. */
class TableReader {
  readonly #table: Table;
  readonly #defaults: Defaults;
  readonly #venues: VenueRows;
  readonly #venueName: VenueNameContext;
  readonly #nameColumns: ReadonlySet<number>;
  /** Columns with content and without a heading. */
  readonly #unheaded = new Set<number>();
  readonly #hasVenueColumn: boolean;
  readonly #byPath: ReturnType<typeof indexByPath>;
  readonly rows: TableRows = { venues: [], spaces: [], refused: [], notes: [], readings: [], skipped: [], count: 0 };

  constructor(table: Table, defaults: Defaults, title: string) {
    this.#table = table;
    this.#defaults = defaults;
    this.#byPath = indexByPath(table.columns);
    this.#venues = new VenueRows({ columns: table.columns, byPath: this.#byPath, defaults });
    this.#venueName = new VenueNameContext(table, title, defaults.venue);
    const nameColumns = table.columns.filter(({ column }) => namePaths.has(column.path));
    this.#nameColumns = new Set(nameColumns.map(({ at }) => at));
    this.#hasVenueColumn = nameColumns.some(({ of, column }) => of === "venue" || column.path === "$venueName");
  }

  readLine(line: FilledLine): void {
    const { columns } = this.#table;
    const place: RowPlace = { where: formatPlace(this.#table, line.line), sheet: this.#table.name, line: line.line };
    const lineClass = classifyLine(line, columns.length, this.#nameColumns);
    if (lineClass === "blank") return;
    const onlyText = getOnlyText(line.cells);
    const isTitle = onlyText !== undefined && this.#namesVenue(onlyText);
    if (lineClass === "row" && !isTitle) {
      this.#readRow(place, line);
      return;
    }
    const text = String(line.cells.find((cell) => !isBlank(cell))).trim();
    const short = text.length > 20 ? `${text.slice(0, 20)}…` : text;
    const isNamed = this.#table.kind === "space" && this.#venueName.setTitle(text);
    const reason = isNamed || lineClass === "row" ? "是下面各行的场地名称" : skipReasons[lineClass];
    this.rows.skipped.push(toRemark(place, `“${short}”${reason}`));
  }

  /** Returns whether a text alone in its line is the venue of the rows below, which do not name theirs. */
  #namesVenue(text: string): boolean {
    const { kind, columns } = this.#table;
    return kind === "space" && !this.#hasVenueColumn && columns.length >= 3 && findVenueName(text) !== undefined;
  }

  #readRow(place: RowPlace, { cells, spans }: FilledLine): void {
    const { columns, headings, width, kind, isDelimited } = this.#table;
    this.rows.count++;
    const venue = readCells(columns, "venue", cells, spans);
    const space = readCells(columns, "space", cells, spans);
    const name = (space.values.get("name") ?? venue.values.get("name")) as string | undefined;
    const tableCount = findTableCount(space.values, columns, cells);
    if (tableCount) space.values.delete("capacity.banquet");
    spreadCapacities(space.values);
    const unusedColumns = [...spreadPackages(venue.values, columns), ...spreadPackages(space.values, columns)];
    const contradictions = findContradictions(space.values, columns);
    const doubtful = [
      ...venue.doubtful,
      ...space.doubtful,
      ...(tableCount ? [tableCount] : []),
      ...unusedColumns,
      ...contradictions.doubtful,
    ];
    const faults = doubtful.filter(({ column }) => identityPaths.has(column.column.path)).map(formatFault);
    for (const [at, cell] of cells.entries()) if (!headings[at] && !isBlank(cell)) this.#unheaded.add(at);
    const extra = cells.slice(width).filter((cell) => !isBlank(cell)).length;
    // A separator within a cell moves all cells behind it into columns of others.
    if (extra > 0 && isDelimited) faults.push(`比表头多 ${extra} 格，可能有没加引号的分隔符`);
    if (faults.length > 0) {
      this.rows.refused.push(toRemark({ ...place, name }, faults.join("；")));
      return;
    }
    const remark = ({ column, reason }: CellRemark) => toRemark({ ...place, name }, reason, column);
    this.rows.notes.push(...doubtful.map(remark));
    this.rows.readings.push(...[...venue.readings, ...space.readings, ...contradictions.readings].map(remark));
    if (kind === "venue") this.#addVenue(place, venue);
    else this.#addSpace(place, venue, space);
  }

  #addVenue(place: RowPlace, { values }: ReadRow): void {
    const { notes, readings } = this.#venues.add(place, values);
    this.rows.notes.push(...notes);
    this.rows.readings.push(...readings);
  }

  #addSpace(place: RowPlace, venue: ReadRow, space: ReadRow): void {
    const reading = this.#venueName.complete(venue.values, space.values);
    const name = space.values.get("name") as string | undefined;
    if (reading) this.rows.readings.push(toRemark({ ...place, name }, reading));
    const context = { columns: this.#table.columns, byPath: this.#byPath, defaults: this.#defaults };
    if (!this.#table.withVenues) {
      this.#venues.addIfMissing(place, venue.values, space.values.get("$venueName") as string | undefined);
      this.rows.spaces.push(toSpaceCandidate(place, space.values, context));
      return;
    }
    const { candidate, notes, readings } = this.#venues.merge(place, venue.values, space.values);
    this.rows.notes.push(...notes);
    this.rows.readings.push(...readings);
    this.rows.spaces.push(toSpaceCandidate(place, space.values, context, candidate));
  }

  finish(): TableRows {
    const unheaded = [...this.#unheaded].sort((a, b) => a - b).map(formatColumn);
    if (unheaded.length > 0) this.#table.hints.push(`${unheaded.join("、")} 列没有表头，没有收`);
    this.rows.venues = this.#venues.list();
    return this.rows;
  }
}

/**
 * Reads the rows of a table into candidates; rows that cannot be identified are returned in `refused`.
 * @param title the file's name, which may be that of a venue
 */
export function readTableRows(table: Table, defaults: Defaults, title = ""): TableRows {
  const reader = new TableReader(table, defaults, title);
  for (const line of table.lines) reader.readLine(line);
  return reader.finish();
}

import type { Kind } from "../../store/catalogue-batch.ts";
import { type Cell, normalizeHeading, readHeadingUnit } from "./cells/cell.ts";
import type { Column } from "./column.ts";
import type { Sheet } from "../read/read-sheets.ts";
import { spaceColumns } from "./space-columns.ts";
import { venueColumns } from "./venue-columns.ts";

/** A column of the file with its field. */
export interface MappedColumn {
  at: number;
  heading: string;
  column: Column;
  of: Kind;
  /** Unit of the heading that a bare number in the column has: 「宴会式（桌）」. */
  unit?: string | undefined;
}

/** A sheet with mapped columns. */
export interface Table {
  name: string;
  /** Kind of its rows; a table of spaces may have venue columns too. */
  kind: Kind;
  withVenues: boolean;
  columns: MappedColumn[];
  /** Headings without a field. */
  unknown: string[];
  lines: Sheet["lines"];
  /** Number of cells in the heading line. */
  width: number;
  /** What its lines are called, if not 行. */
  lineUnit?: string | undefined;
}

const indexByHeading = (columns: readonly Column[]): Map<string, Column> =>
  new Map(
    columns
      .flatMap((column) => [column.path, ...column.names].map((name) => [normalizeHeading(name), column] as const))
      .reverse(),
  );

const venueIndex = indexByHeading(venueColumns);
const spaceIndex = indexByHeading(spaceColumns);

/** Number of lines searched for headings: some files start with a title. */
const maxHeadingLines = 10;
/** Sheet names that indicate a kind. */
const spaceSheet = /会议室|会议厅|宴会厅|厅|space|room/i;
const venueSheet = /场地|酒店|场馆|venue|hotel|site/i;
/** Headings of a space's name, or of whether a venue has spaces. */
const ambiguousHeadings = new Set(["会议室", "会议厅", "宴会厅", "厅"]);

const readHeadings = (cells: readonly Cell[]): string[] =>
  cells.map((cell) => (cell === null ? "" : String(cell).trim()));

function detectKind(sheet: string, headings: readonly string[]): Kind {
  const normalized = headings.map(normalizeHeading);
  const both = normalized.map((heading) => ({
    heading,
    space: spaceIndex.get(heading),
    venue: venueIndex.get(heading),
  }));
  const facts = both.filter(({ space, venue }) => space && !venue && space.path !== "name").length;
  const venueFacts = both.filter(({ space, venue }) => venue && !space).length;
  const hasSpaceName = both.some(
    ({ heading, space, venue }) => space?.path === "name" && !venue && (facts >= 2 || !ambiguousHeadings.has(heading)),
  );
  const names = both.filter(({ space }) => space?.path === "name").length;
  const hasVenueReference = both.some(({ space }) => space?.path === "$venueId" || space?.path === "$venueName");
  if (hasSpaceName || (hasVenueReference && names > 0 && facts > 0)) return "space";
  if (spaceSheet.test(sheet) && facts > 0) return "space";
  if (venueSheet.test(sheet)) return "venue";
  return facts > venueFacts ? "space" : "venue";
}

/** Maps headings to columns of this kind; the first of several for a field wins. */
function matchColumns(kind: Kind, headings: readonly string[]): { columns: MappedColumn[]; unknown: string[] } {
  const columns: MappedColumn[] = [];
  const unknown: string[] = [];
  const mappedFields = new Set<string>();
  for (const [at, heading] of headings.entries()) {
    if (heading === "") continue;
    const key = normalizeHeading(heading);
    const own = (kind === "space" ? spaceIndex : venueIndex).get(key);
    const other = kind === "space" ? venueIndex.get(key) : undefined;
    const of: Kind = kind === "space" && own ? "space" : "venue";
    const column = own ?? other;
    if (!column || mappedFields.has(`${of} ${column.path}`)) {
      unknown.push(heading);
      continue;
    }
    mappedFields.add(`${of} ${column.path}`);
    columns.push({ at, heading, column, of, unit: readHeadingUnit(heading) });
  }
  return { columns, unknown };
}

/**
 * Maps a sheet's columns by their headings: venues, spaces, or spaces with venue columns. Undefined if no line near the
 * top contains known headings.
 */
export function mapColumns({ name, lines, lineUnit }: Sheet): Table | undefined {
  const isKnownHeading = (heading: string) =>
    spaceIndex.has(normalizeHeading(heading)) || venueIndex.has(normalizeHeading(heading));
  const top = lines.slice(0, maxHeadingLines).map(({ cells }) => readHeadings(cells).filter(isKnownHeading).length);
  const bestCount = Math.max(0, ...top);
  if (bestCount < 2) return undefined;
  const at = top.indexOf(bestCount);
  const headings = readHeadings(lines[at]!.cells);
  const kind = detectKind(name, headings);
  const { columns, unknown } = matchColumns(kind, headings);
  const withVenues = kind === "space" && columns.some(({ of }) => of === "venue");
  return { name, kind, withVenues, columns, unknown, lines: lines.slice(at + 1), width: headings.length, lineUnit };
}

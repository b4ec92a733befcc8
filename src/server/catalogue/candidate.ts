import type { Kind } from "../store/catalogue-batch.ts";
import type { HeadingMapping } from "./map/find-heading.ts";

/** Position of a row in an import file. */
export interface RowPlace {
  /** Position in words: 「第 12 行」, 「工作表“场地”第 3 行」. */
  where: string;
  /** Name of its sheet; empty if the file has only one. */
  sheet?: string | undefined;
  /** Line as an editor numbers it, from 1. */
  line?: number | undefined;
}

/** Columns of a table by the field's path: position from 0 and heading. */
export type ColumnsByPath = ReadonlyMap<string, { at: number; heading: string }>;

/** A row of an import file before it becomes an entity. */
export interface Candidate extends RowPlace {
  kind: Kind;
  /** Source that owns the row. */
  filed: string;
  /** Id of the row in its file, in any format. */
  ownId?: string | undefined;
  /** Text from which an id is derived if the row has no usable one: its names are normalized. */
  key: string;
  /** The same with the names as they are written, from which earlier versions derived ids; they stay. */
  writtenKey?: string | undefined;
  name?: string | undefined;
  /** Fields by path; undefined removes a stored field. Fields absent here stay as stored. */
  values: Map<string, unknown>;
  /** Defaults for fields that are neither in the file nor in the store. */
  fallbacks?: ReadonlyMap<string, unknown>;
  /** Of `fallbacks`, the fields whose value was inferred, with what to report where it is used. */
  inferred?: ReadonlyMap<string, string>;
  /** Columns of the row's table. */
  columns?: ColumnsByPath | undefined;
  /** Features from yes/no columns. */
  flags?: ReadonlyMap<string, boolean>;
  /** Whether the row is the complete entity and replaces all stored fields. */
  isComplete?: boolean;
  /** Whether the row's own id must not be used as the catalogue id. */
  foreignId?: boolean;
  /** Whether features are derived from other fields, since the file does not list them. */
  derivesFeatures?: boolean;
  /** Of a venue that a table's title names: whether it is only stored where none of its name is in the catalogue. */
  ifMissing?: boolean;
  /** Whether packages of another sheet were added to it: then it is more than an update of prices. */
  hasAddedPackages?: boolean;
  /** Of packages whose venue another row of the file names only by a title: whether they only update what is stored. */
  ifStored?: boolean;
  /** Of a space: reference to its venue. */
  venue?: { id?: string | undefined; name?: string | undefined; row?: Candidate | undefined };
  /** Of a space: ids or names of other spaces of the venue. */
  partOf?: string | undefined;
  splitsInto?: readonly string[] | undefined;
}

/** A row with its resolved entity. */
export interface Row<T> {
  candidate: Candidate;
  entity: T;
}

/** A remark on a row or one of its cells: refused, left out, or how it was read. */
export interface Remark extends RowPlace {
  name?: string | undefined;
  /** Heading of the cell's column, and its position from 0. */
  column?: string | undefined;
  at?: number | undefined;
  reason: string;
}

/** Creates a remark on a row, or on one of its columns. */
export const toRemark = (
  { where, sheet, line, name }: RowPlace & { name?: string | undefined },
  reason: string,
  column?: { at: number; heading: string },
): Remark => ({
  where,
  ...(sheet !== undefined && { sheet }),
  ...(line !== undefined && { line }),
  name,
  ...(column && { column: column.heading, at: column.at }),
  reason,
});

/** Report of a table's column mapping. */
export interface TableReport {
  name: string;
  kind: Kind;
  withVenues: boolean;
  /** Whether its rows are packages. */
  isPackages?: boolean;
  rows: number;
  mapped: { heading: string; field: string }[];
  unknown: string[];
  /** What to do about columns that were not taken, in words. */
  hints: string[];
}

/** Content of an import file. */
export interface FileContent {
  format: string;
  venues: Candidate[];
  spaces: Candidate[];
  refused: Remark[];
  /** Cells that were left out of rows that were taken. */
  notes: Remark[];
  /** Cells that were taken with a reading that the operator should know. */
  readings: Remark[];
  /** Lines that are no rows: remarks below a table, totals, titles. */
  skipped: Remark[];
  tables: TableReport[];
}

/** Operator's defaults for rows without these fields. */
export interface Defaults {
  /** Source that owns the rows. */
  source: string;
  /** City code. */
  city?: string | undefined;
  /** Venue type. */
  type?: string | undefined;
  /** Id or name of the venue of spaces whose row names none. */
  venue?: string | undefined;
  /** What the operator says of headings (`--map`). */
  mapping?: HeadingMapping | undefined;
}

import type { Kind } from "../store/catalogue-batch.ts";

/** A row of a file on its way into the catalogue. */
export interface Candidate {
  kind: Kind;
  /** Where the row stands: "line 12", "场地, line 3". */
  where: string;
  /** The source under which it is filed. */
  filed: string;
  /** The id that the row has in its file, in whatever form. */
  ownId?: string | undefined;
  /** What an id is made of where the row brings none that can be kept. */
  key: string;
  name?: string | undefined;
  /** Fields by path; undefined takes a field away. Those that the file does not speak of stay as they are stored. */
  values: Map<string, unknown>;
  /** Fields for a row that has them neither in the file nor in the store. */
  fallbacks?: ReadonlyMap<string, unknown>;
  /** Features that columns of their own speak of. */
  flags?: ReadonlyMap<string, boolean>;
  /** The row is the whole entity: nothing that is stored stays beside it. */
  whole?: boolean;
  /** Own digits are never kept: they are numbers of the source's, not of a catalogue's. */
  foreignId?: boolean;
  /** Features follow from facts, since the file does not list them. */
  derivesFeatures?: boolean;
  /** Of a space: how the row names its venue. */
  venue?: { id?: string | undefined; name?: string | undefined; row?: Candidate | undefined };
  /** Of a space: ids or names of other spaces of the venue. */
  partOf?: string | undefined;
  splitsInto?: readonly string[] | undefined;
}

/** A row with the entity that it makes. */
export interface Row<T> {
  candidate: Candidate;
  entity: T;
}

/** A row that was left out, or of which something was. */
export interface Remark {
  where: string;
  name?: string | undefined;
  reason: string;
}

/** How the columns of a table were understood. */
export interface TableReport {
  name: string;
  kind: Kind;
  withVenues: boolean;
  rows: number;
  mapped: { heading: string; field: string }[];
  unknown: string[];
}

/** What a file holds. */
export interface FileContent {
  format: string;
  venues: Candidate[];
  spaces: Candidate[];
  refused: Remark[];
  notes: Remark[];
  tables: TableReport[];
}

/** What the operator says about rows that do not say it themselves. */
export interface Defaults {
  /** The source under which rows are filed. */
  source: string;
  /** City code. */
  city?: string | undefined;
  /** Venue type. */
  type?: string | undefined;
}

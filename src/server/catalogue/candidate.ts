import type { Kind } from "../store/catalogue-batch.ts";

/** A row of an import file before it becomes an entity. */
export interface Candidate {
  kind: Kind;
  /** Position in the file: "line 12", "场地, line 3". */
  where: string;
  /** Source that owns the row. */
  filed: string;
  /** Id of the row in its file, in any format. */
  ownId?: string | undefined;
  /** Text from which an id is derived if the row has no usable one. */
  key: string;
  name?: string | undefined;
  /** Fields by path; undefined removes a stored field. Fields absent here stay as stored. */
  values: Map<string, unknown>;
  /** Defaults for fields that are neither in the file nor in the store. */
  fallbacks?: ReadonlyMap<string, unknown>;
  /** Features from yes/no columns. */
  flags?: ReadonlyMap<string, boolean>;
  /** Whether the row is the complete entity and replaces all stored fields. */
  isComplete?: boolean;
  /** Whether the row's own id must not be used as the catalogue id. */
  foreignId?: boolean;
  /** Whether features are derived from other fields, since the file does not list them. */
  derivesFeatures?: boolean;
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

/** A refused row, or a row of which a field was left out. */
export interface Remark {
  where: string;
  name?: string | undefined;
  reason: string;
}

/** Report of a table's column mapping. */
export interface TableReport {
  name: string;
  kind: Kind;
  withVenues: boolean;
  rows: number;
  mapped: { heading: string; field: string }[];
  unknown: string[];
}

/** Content of an import file. */
export interface FileContent {
  format: string;
  venues: Candidate[];
  spaces: Candidate[];
  refused: Remark[];
  notes: Remark[];
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
}

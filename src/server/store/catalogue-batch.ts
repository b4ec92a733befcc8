import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";

export type Kind = "venue" | "space";

/** Venues and spaces of one source to upsert. */
export interface CatalogueBatch {
  /** Name of the source that owns the rows. */
  source: string;
  venues: readonly Venue[];
  spaces: readonly Space[];
  /** Deletes rows of the source that the batch lacks: of both kinds, or of those listed. */
  replace?: boolean | readonly Kind[] | undefined;
}

/** Row counts of one kind after an upsert. */
export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
  deleted: number;
}

export type CatalogueReport = Record<Kind, Counts>;

/** Rows per statement; well below SQLite's 32,766 and PostgreSQL's 65,535 parameters. */
export const maxRowsPerStatement = 1000;

/** Splits a list into chunks that fit a statement, or are of the given size. */
export function* chunkForStatement<T>(rows: readonly T[], size = maxRowsPerStatement): Generator<T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

/** Error for an id that belongs to another source. */
export class ForeignIdError extends Error {}

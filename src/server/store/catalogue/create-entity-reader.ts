import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { chunkForStatement, type Kind } from "../catalogue-batch.ts";
import type { Database } from "../database.ts";

/** An entity with its source. */
export interface Sourced<T> {
  source: string;
  entity: T;
}

/** Creates the lookups of venues and spaces by id. */
export function createEntityReader({ kysely }: Pick<Database, "kysely">) {
  const sourcedByIds = async <T>(kind: Kind, ids: readonly string[]): Promise<Map<string, Sourced<T>>> => {
    const found = new Map<string, Sourced<T>>();
    for (const part of chunkForStatement(ids)) {
      const rows = await kysely.selectFrom(kind).select(["id", "source", "body"]).where("id", "in", part).execute();
      for (const row of rows) found.set(row.id, { source: row.source, entity: JSON.parse(row.body) as T });
    }
    return found;
  };
  const byIds = async <T>(kind: Kind, ids: readonly string[]): Promise<T[]> => {
    const found = await sourcedByIds<T>(kind, ids);
    return ids.flatMap((id) => found.get(id)?.entity ?? []);
  };
  return {
    /** Returns the venue, or undefined. */
    venueById: async (id: string): Promise<Venue | undefined> => (await byIds<Venue>("venue", [id]))[0],
    /** Returns the space, or undefined. */
    spaceById: async (id: string): Promise<Space | undefined> => (await byIds<Space>("space", [id]))[0],
    /** Returns venues in the order of `ids`; unknown ids are left out. */
    venuesByIds: (ids: readonly string[]) => byIds<Venue>("venue", ids),
    /** Returns spaces in the order of `ids`; unknown ids are left out. */
    spacesByIds: (ids: readonly string[]) => byIds<Space>("space", ids),
    /** Returns venues with their sources, by id. */
    filedVenues: (ids: readonly string[]) => sourcedByIds<Venue>("venue", ids),
    /** Returns spaces with their sources, by id. */
    filedSpaces: (ids: readonly string[]) => sourcedByIds<Space>("space", ids),
  };
}

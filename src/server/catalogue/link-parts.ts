import type { Space } from "../../domain/space/space.ts";
import type { CatalogueStore } from "../store/catalogue-store.ts";
import type { FileContent, Row } from "./candidate.ts";
import { inOrder } from "./derived-features.ts";

/** Space ids of a venue by any reference to them: own id, catalogue id, name. */
type Calls = Map<string, string>;

const callsOf = (rows: readonly Row<Space>[]): Calls => {
  const calls: Calls = new Map();
  for (const { entity } of rows) calls.set(entity.name, entity.id);
  for (const { candidate, entity } of rows) {
    calls.set(entity.id, entity.id);
    if (candidate.ownId) calls.set(candidate.ownId, entity.id);
  }
  return calls;
};

/**
 * Resolves the references in `partOf` and `splitsInto` to space ids of the venue, in the file or the store. Refuses rows
 * with an unknown reference.
 */
export async function linkParts(
  catalogue: CatalogueStore,
  rows: readonly Row<Space>[],
  content: FileContent,
): Promise<Row<Space>[]> {
  const linked = rows.filter(({ candidate }) => candidate.partOf || candidate.splitsInto?.length);
  if (linked.length === 0) return [...rows];
  const houses = Map.groupBy(rows, ({ entity }) => entity.venueId);
  const calls = new Map<string, Calls>();
  for (const { entity } of linked) {
    const { venueId } = entity;
    if (calls.has(venueId)) continue;
    const stored = (await catalogue.spacesOf(venueId)).flatMap(
      ({ id, name }) =>
        [
          [id, id],
          [name, id],
        ] as const,
    );
    calls.set(venueId, new Map([...stored, ...callsOf(houses.get(venueId) ?? [])]));
  }
  return rows.filter(({ candidate, entity }) => {
    const { partOf, splitsInto = [], where, name } = candidate;
    const known = calls.get(entity.venueId);
    const missing = [...(partOf ? [partOf] : []), ...splitsInto].filter((call) => !known?.has(call));
    if (missing.length > 0) {
      content.refused.push({
        where,
        name,
        reason: `the venue has no space ${missing.map((call) => `“${call}”`).join(", ")}`,
      });
      return false;
    }
    if (partOf) entity.partOf = known!.get(partOf)!;
    if (splitsInto.length > 0) {
      entity.splitsInto = splitsInto.map((call) => known!.get(call)!);
      if (candidate.derivesFeatures) entity.features = inOrder([...entity.features, "divisible"]);
    }
    return true;
  });
}

import type { Space } from "../../../domain/space/space.ts";
import type { CatalogueStore } from "../../store/catalogue-store.ts";
import type { FileContent, Row } from "../candidate.ts";
import { sortFeatures } from "./derive-venue-features.ts";

/** Space ids of a venue by any reference to them: own id, catalogue id, name. */
type IdByReference = Map<string, string>;

const indexReferences = (rows: readonly Row<Space>[]): IdByReference => {
  const idByReference: IdByReference = new Map();
  for (const { entity } of rows) idByReference.set(entity.name, entity.id);
  for (const { candidate, entity } of rows) {
    idByReference.set(entity.id, entity.id);
    if (candidate.ownId) idByReference.set(candidate.ownId, entity.id);
  }
  return idByReference;
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
  const rowsByVenue = Map.groupBy(rows, ({ entity }) => entity.venueId);
  const referencesByVenue = new Map<string, IdByReference>();
  for (const { entity } of linked) {
    const { venueId } = entity;
    if (referencesByVenue.has(venueId)) continue;
    const stored = (await catalogue.spacesOf(venueId)).flatMap(
      ({ id, name }) =>
        [
          [id, id],
          [name, id],
        ] as const,
    );
    referencesByVenue.set(venueId, new Map([...stored, ...indexReferences(rowsByVenue.get(venueId) ?? [])]));
  }
  return rows.filter(({ candidate, entity }) => {
    const { partOf, splitsInto = [], where, name } = candidate;
    const idByReference = referencesByVenue.get(entity.venueId);
    const missing = [...(partOf ? [partOf] : []), ...splitsInto].filter((reference) => !idByReference?.has(reference));
    if (missing.length > 0) {
      content.refused.push({
        where,
        name,
        reason: `the venue has no space ${missing.map((reference) => `“${reference}”`).join(", ")}`,
      });
      return false;
    }
    if (partOf) entity.partOf = idByReference!.get(partOf)!;
    if (splitsInto.length > 0) {
      entity.splitsInto = splitsInto.map((reference) => idByReference!.get(reference)!);
      if (candidate.derivesFeatures) entity.features = sortFeatures([...entity.features, "divisible"]);
    }
    return true;
  });
}

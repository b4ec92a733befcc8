import type { Space } from "#domain/space/space.ts";
import type { CatalogueStore } from "../../store/catalogue-store.ts";
import { type FileContent, type Row, toRemark } from "../candidate.ts";
import { normalizeName } from "../normalize-name.ts";
import { sortFeatures } from "./derive-venue-features.ts";

/** Space ids of a venue by any reference to them: own id, catalogue id, name. */
type IdByReference = Map<string, string>;

const indexReferences = (rows: readonly Row<Space>[]): IdByReference => {
  const idByReference: IdByReference = new Map();
  for (const { entity } of rows) idByReference.set(normalizeName(entity.name), entity.id);
  for (const { candidate, entity } of rows) {
    idByReference.set(entity.id, entity.id);
    if (candidate.ownId) idByReference.set(normalizeName(candidate.ownId), entity.id);
  }
  return idByReference;
};

/**
 * Resolves the references in `partOf` and `splitsInto` to space ids of the venue, in the file or the store. Leaves out
 * unknown references, with a note.
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
          [normalizeName(name), id],
        ] as const,
    );
    referencesByVenue.set(venueId, new Map([...stored, ...indexReferences(rowsByVenue.get(venueId) ?? [])]));
  }
  for (const { candidate, entity } of linked) {
    const { partOf, splitsInto = [] } = candidate;
    const idByReference = referencesByVenue.get(entity.venueId)!;
    const find = (reference: string) => idByReference.get(normalizeName(reference));
    const references = [...(partOf ? [partOf] : []), ...splitsInto];
    const missing = references.filter((reference) => find(reference) === undefined);
    const parent = partOf && find(partOf);
    const parts = splitsInto.flatMap((reference) => find(reference) ?? []);
    if (parent) entity.partOf = parent;
    if (parts.length > 0) entity.splitsInto = parts;
    if (splitsInto.length > 0 && candidate.derivesFeatures) {
      entity.features = sortFeatures([...entity.features, "divisible"]);
    }
    if (missing.length === 0) continue;
    const names = missing.map((reference) => `“${reference}”`).join("、");
    const column = candidate.columns?.get(partOf && !parent ? "$partOf" : "$splitsInto");
    content.notes.push(toRemark(candidate, `该场地没有会场${names}，没有收`, column));
  }
  return [...rows];
}

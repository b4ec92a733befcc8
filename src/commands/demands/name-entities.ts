import type { StoredDemand } from "#server/store/demand-store.ts";
import type { CatalogueStore } from "#server/store/catalogue-store.ts";

const toIds = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** The venues and spaces that a demand names, each with its name where the catalogue still has it. */
export interface NamedEntities {
  venues: { id: string; name?: string | undefined }[];
  spaces: { id: string; name?: string | undefined }[];
}

/** Reads the names of the venues and spaces that a demand names. */
export async function nameEntities(
  catalogue: Pick<CatalogueStore, "venuesByIds" | "spacesByIds">,
  { body }: Pick<StoredDemand, "body">,
): Promise<NamedEntities> {
  const [siteIds, spaceCodes] = [toIds(body.siteIds), toIds(body.spaceCodes)];
  const [venues, spaces] = [await catalogue.venuesByIds(siteIds), await catalogue.spacesByIds(spaceCodes)];
  const names = new Map([...venues, ...spaces].map(({ id, name }) => [id, name]));
  const toNamed = (ids: string[]) => ids.map((id) => ({ id, name: names.get(id) }));
  return { venues: toNamed(siteIds), spaces: toNamed(spaceCodes) };
}

import type { Space } from "#domain/space/space.ts";
import { normalizeName } from "#server/catalogue/normalize-name.ts";
import type { CatalogueStore } from "#server/store/catalogue-store.ts";

/** The venue or space that an operator means, or why that cannot be told. */
export type NamedPlace = { venueId: string; spaceId?: string | undefined } | { fault: string };

/** Finds venues and spaces by id or name, for folders and lists that an operator named. */
export class PlacesByName {
  readonly #catalogue: CatalogueStore;
  #venueIdsByName: Promise<Map<string, string[]>> | undefined;

  constructor(catalogue: CatalogueStore) {
    this.#catalogue = catalogue;
  }

  /** Finds a venue, or a space of it, by their ids or names. */
  async find(venue: string | undefined, space: string | undefined): Promise<NamedPlace> {
    const spaceById = space === undefined ? undefined : await this.#catalogue.spaceById(space);
    if (venue === undefined)
      return spaceById ? { venueId: spaceById.venueId, spaceId: space } : { fault: `目录里没有会议室 ${space}` };
    const found = await this.#findVenue(venue);
    if ("fault" in found || space === undefined) return found;
    if (spaceById)
      return spaceById.venueId === found.venueId
        ? { ...found, spaceId: space }
        : { fault: `会议室 ${space} 不属于场地 ${venue}` };
    return this.#findSpaceByName(found.venueId, venue, space);
  }

  async #findVenue(venue: string): Promise<NamedPlace> {
    if (await this.#catalogue.venueById(venue)) return { venueId: venue };
    this.#venueIdsByName ??= this.#readVenueNames();
    const ids = (await this.#venueIdsByName).get(normalizeName(venue)) ?? [];
    if (ids.length === 1) return { venueId: ids[0]! };
    return ids.length > 1
      ? { fault: `有几个场地叫“${venue}”，请改用场地编号：${ids.join("、")}` }
      : { fault: `目录里没有场地 ${venue}` };
  }

  async #findSpaceByName(venueId: string, venue: string, name: string): Promise<NamedPlace> {
    const isNamed = (space: Space) => normalizeName(space.name) === normalizeName(name);
    const spaces = (await this.#catalogue.spacesOf(venueId)).filter(isNamed);
    if (spaces.length === 1) return { venueId, spaceId: spaces[0]!.id };
    return spaces.length > 1
      ? { fault: `“${venue}”有几个会议室叫“${name}”，请改用会议室编号：${spaces.map(({ id }) => id).join("、")}` }
      : { fault: `“${venue}”没有会议室 ${name}` };
  }

  async #readVenueNames(): Promise<Map<string, string[]>> {
    const idsByName = new Map<string, string[]>();
    for await (const { id, name, aliases } of this.#catalogue.eachVenue())
      for (const each of new Set([name, ...aliases].map(normalizeName)))
        idsByName.set(each, [...(idsByName.get(each) ?? []), id]);
    return idsByName;
  }
}

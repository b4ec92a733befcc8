import type { Output, Parsed } from "../../../contract/index.ts";
import type { Context } from "../context.ts";
import type { GroupQuery } from "../../search/search-index.ts";
import { inForce, together, wishesOf } from "./apply-understood.ts";
import { venueRequest } from "./list-request.ts";
import { readWords } from "./read-words.ts";

/** Rounds degrees to about a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/**
 * Returns the venues of a list clustered for a map, with the same groups and sentence.
 * @throws Refusal notFound (city), malformed (groups)
 */
export function getVenueClusters(
  context: Context,
  { cell, ...input }: Parsed<"searchSite/getVenueClusters">,
): Output<"searchSite/getVenueClusters"> {
  const { city, query: groups, q, place } = venueRequest(input);
  // A space list is mapped by venues: its constraints apply to the spaces of each venue.
  const query: GroupQuery = { ...groups, area: input.area, height: input.height };
  const wishes = wishesOf(inForce(readWords(context, city, q), query));
  const beside = { ...wishes.beside, ...place, cityCode: city.code };
  const { total, clusters } = context.index.clusters(together(query, wishes), beside, cell);
  return {
    total,
    clusters: clusters.map(({ lng, lat, count, box, venues }) => ({
      at: [rounded(lng), rounded(lat)],
      count,
      box: [rounded(box.west), rounded(box.south), rounded(box.east), rounded(box.north)],
      venues: venues.map(({ id, name, priceFrom, fit }) => ({
        id,
        name,
        priceFrom,
        ...(fit && { layout: fit.layout, people: fit.people }),
      })),
    })),
  };
}

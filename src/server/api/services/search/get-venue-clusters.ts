import type { Output, Parsed } from "../../../../contract/index.ts";
import type { Context } from "../context.ts";
import type { GroupQuery } from "../../../search/index/search-index.ts";
import { withoutOverridden, mergeQuery, toConstraints } from "./sentence/to-constraints.ts";
import { parseVenueRequest } from "./list-request.ts";
import { parseQueryText } from "./sentence/parse-query-text.ts";

/** Rounds degrees to about a metre. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/**
 * Returns the venues of a list clustered for a map, with the same groups and sentence.
 * @throws Refusal notFound (city), malformed (groups)
 */
export function getVenueClusters(
  context: Context,
  { cell, ...input }: Parsed<"searchSite/getVenueClusters">,
): Output<"searchSite/getVenueClusters"> {
  const { city, query: groups, q, place } = parseVenueRequest(input);
  // A space list is mapped by venues: its constraints apply to the spaces of each venue.
  const query: GroupQuery = { ...groups, area: input.area, height: input.height };
  const constraints = toConstraints(withoutOverridden(parseQueryText(context, city, q), query));
  const searchContext = { ...constraints.searchContext, ...place, cityCode: city.code };
  const { total, clusters } = context.index.clusterVenues(mergeQuery(query, constraints), searchContext, cell);
  return {
    total,
    clusters: clusters.map(({ lng, lat, count, box, venues }) => ({
      at: [roundDegrees(lng), roundDegrees(lat)],
      count,
      box: [roundDegrees(box.west), roundDegrees(box.south), roundDegrees(box.east), roundDegrees(box.north)],
      venues: venues.map(({ id, name, priceFrom, fit }) => ({
        id,
        name,
        priceFrom,
        ...(fit && { layout: fit.layout, people: fit.people }),
      })),
    })),
  };
}

import type { Output, Parsed } from "#contract/index.ts";
import type { Context } from "../context.ts";
import { noClusters } from "#server/search/query/cluster-venues.ts";
import { getMapPosition } from "#server/search/index/get-map-position.ts";
import { spaceOnlyFilters } from "#domain/search/filters.ts";
import { toCanonicalQuery } from "#domain/search/grammar.ts";
import { loadListRequest } from "./list-request.ts";
import { resolveRequest } from "./resolve-request.ts";

type Clusters = Output<"searchSite/getVenueClusters">;

/** Rounds degrees to about a metre. */
const roundDegrees = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** Returns where venues are drawn; those of an unknown city are left out. */
async function findPlaces({ catalogue }: Context, ids: readonly string[]): Promise<Clusters["places"]> {
  const venues = ids.length > 0 ? await catalogue.venuesByIds(ids) : [];
  return venues.flatMap((venue) => {
    const { lng, lat } = getMapPosition(venue);
    return Number.isNaN(lng) ? [] : [{ id: venue.id, at: [roundDegrees(lng), roundDegrees(lat)] }];
  });
}

/**
 * Returns the venues of a list clustered for a map, with the same groups and sentence.
 * @throws ServiceError notFound (city), malformed (groups)
 */
export async function getVenueClusters(
  context: Context,
  { cell, kind, ids, ...input }: Parsed<"searchSite/getVenueClusters">,
): Promise<Clusters> {
  const request = await loadListRequest(context, "venue", input);
  // A space list is mapped by venues: the filters that only spaces have apply to the spaces of each venue.
  const spaceQuery = toCanonicalQuery("space", input);
  const query = { ...request.query };
  for (const { key } of spaceOnlyFilters) query[key] = spaceQuery[key];
  const resolved = resolveRequest(context, { ...request, query });
  const { total, approximate, clusters } = resolved.isUnread
    ? noClusters
    : context.index.clusterVenues(resolved.query, resolved.context, cell, kind === "space");
  return {
    total,
    approximate,
    places: await findPlaces(context, ids?.split(",") ?? []),
    clusters: clusters.map(({ lng, lat, count, box, venues }) => ({
      at: [roundDegrees(lng), roundDegrees(lat)],
      count,
      box: [roundDegrees(box.west), roundDegrees(box.south), roundDegrees(box.east), roundDegrees(box.north)],
      venues: venues.map(({ id, name, priceFrom, sum, fit }) => ({
        id,
        name,
        priceFrom,
        ...(sum !== undefined && { sum }),
        ...(fit && { layout: fit.layout, people: fit.people }),
      })),
    })),
  };
}

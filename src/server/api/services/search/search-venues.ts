import type { Output, Parsed } from "#contract/index.ts";
import { buildVenueCards } from "../cards/build-venue-cards.ts";
import type { Context } from "../context.ts";
import { buildListAnswer } from "./build-list-answer.ts";
import { markBlockedVenues } from "./load-blocked.ts";
import { createVenueSums } from "./sum/create-venue-sums.ts";
import { loadListRequest } from "./list-request.ts";

/**
 * Finds venues that match the filters and the sentence, each with its best-fitting space.
 * @throws ServiceError notFound (city), malformed (groups)
 */
export const searchVenues = async (
  context: Context,
  input: Parsed<"searchSite/getAggregateSoHotelList">,
): Promise<Output<"searchSite/getAggregateSoHotelList">> =>
  buildListAnswer(
    context,
    { list: "venue", find: (query, searchContext) => context.index.searchVenues(query, searchContext) },
    await loadListRequest(context, "venue", input),
    async (hits, blocked, sum) =>
      markBlockedVenues(await buildVenueCards(context, hits, createVenueSums(sum)), blocked),
  );

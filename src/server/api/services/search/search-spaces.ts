import type { Output, Parsed } from "#contract/index.ts";
import { buildSpaceCards } from "../cards/build-space-cards.ts";
import type { Context } from "../context.ts";
import { buildListAnswer } from "./build-list-answer.ts";
import { markBlockedSpaces } from "./load-blocked.ts";
import { createSpaceSums } from "./sum/create-venue-sums.ts";
import { loadListRequest } from "./list-request.ts";

/**
 * Finds spaces that match the filters and the sentence, each in the requested layout, else in its largest.
 * @throws ServiceError notFound (city), malformed (groups)
 */
export const searchSpaces = async (
  context: Context,
  input: Parsed<"searchSite/getAggregateNewConference">,
): Promise<Output<"searchSite/getAggregateNewConference">> =>
  buildListAnswer(
    context,
    { list: "space", find: (query, searchContext) => context.index.searchSpaces(query, searchContext) },
    await loadListRequest(context, "space", input),
    async (hits, blocked, sum) =>
      markBlockedSpaces(await buildSpaceCards(context, hits, createSpaceSums(sum)), blocked),
  );

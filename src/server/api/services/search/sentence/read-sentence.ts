import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { requireCity } from "../../require-city.ts";
import type { Context } from "../../context.ts";
import { toUnderstood } from "../build-list-answer.ts";
import { findRelaxations } from "../find-relaxations.ts";
import { loadListRequest } from "../list-request.ts";
import { type ListSearch, resolveRequest } from "../resolve-request.ts";
import { toEffectiveQuery } from "../to-effective-query.ts";
import { findShownSpace } from "./find-shown-space.ts";
import { readCandidates } from "../../cards/read-candidates.ts";
import type { VenueHit } from "#server/search/index/search-index.ts";

/**
 * Reads a sentence on the page of a city as the venue list reads it, counts the venues that match, and finds the space to show.
 * @throws ServiceError notFound (city)
 */
export async function readSentence(
  context: Context,
  { city, q }: Parsed<"searchSite/readSentence">,
): Promise<Output<"searchSite/readSentence">> {
  requireCity(city);
  const search: ListSearch<VenueHit> = {
    list: "venue",
    find: (query, searchContext) => context.index.searchVenues(query, searchContext),
  };
  const resolved = resolveRequest(context, await loadListRequest(context, "venue", { city, q }));
  const { request, sentence, terms, isUnread, query } = resolved;
  const total = isUnread ? 0 : search.find(query, { ...resolved.context, pageSize: 0 }).total;
  const { people, layout, date } = toEffectiveQuery(resolved);
  const candidates = total > 0 ? await readCandidates(context, query, resolved.context) : [];
  const today = toChinaDay(context.now());
  const shown = findShownSpace(candidates, { people, layout, sum: resolved.context.sum }, today);
  const { code, name, pinyin } = request.city;
  return {
    q: request.q,
    city: { code, name, pinyin },
    terms: terms.map(toUnderstood),
    unread: sentence.parsed.unread,
    people,
    ...(layout && { layout }),
    ...(date && { day: date.from }),
    total,
    relax: total === 0 && !isUnread ? findRelaxations(context, search, request, terms) : [],
    ...(shown && { shown }),
  };
}

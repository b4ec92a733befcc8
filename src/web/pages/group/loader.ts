import type { GroupQuery } from "#domain/venue/group-query.ts";
import type { VenueGroup } from "#domain/venue/venue-groups.ts";
import { findLayoutById, getLayoutByKey } from "#domain/space/layouts.ts";
import { pickFittingRows } from "../../features/search/rows/pick-venue-row.ts";
import type { DataOf, LoaderContext } from "../../page.ts";

export interface GroupInput extends GroupQuery {
  group: VenueGroup;
  cityCode?: string;
}

/** Rows of the ledger on one page: fewer than a list's, since the page goes on below it. */
const rowsShown = 8;

/** The order where the link names none: the lowest sum first. */
export const bySum = 6;

/**
 * Loads a group's figures and the page of its venues that hold the people. Where the link names no people, the figures
 * come first: they say for how many.
 */
export async function loadGroup({ group, cityCode, brandId, query }: GroupInput, { call }: LoaderContext) {
  const place = { groupName: group, cityCode };
  const { people, price, stars, features, sort, page } = query;
  const layout = findLayoutById(query.layout)?.key;
  const topicRequest = call("marketing/getTopicInfo", { ...place, ...(people > 0 && { people }), layout, brandId });
  const size = people > 0 && layout ? { people, layout } : (await topicRequest).eventSize;
  const [topic, venues] = await Promise.all([
    topicRequest,
    call("marketing/getZTHotelList", {
      ...place,
      brandId,
      people: size.people,
      layout: getLayoutByKey(size.layout).id,
      price,
      stars,
      features,
      sort: sort || bySum,
      page: Math.max(1, page),
      size: rowsShown,
    }),
  ]);
  return { topic, venues: { ...venues, list: pickFittingRows(venues.list) } };
}

/** What the page shows. */
export type GroupData = DataOf<typeof loadGroup>;

import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { buildListHead } from "../../features/search/list/build-list-head.ts";
import { loadList } from "../../features/search/list/fetch/load-list.ts";
import { getListRedirect } from "../../features/search/list/get-list-redirect.ts";
import { type ListInput, parseListInput } from "../../features/search/list/parse-list-input.ts";
import { pickFittingRows, pickVenueRow } from "../../features/search/rows/pick-venue-row.ts";
import { type DataOf, definePage, type LoaderContext } from "../../page.ts";
import { VenueListView } from "./view.tsx";

/** Loads a page of a city's venue list. */
const loadVenueList = (input: ListInput, context: LoaderContext) =>
  loadList(input, context, {
    fetchAnswer: (values) => context.call("searchSite/getAggregateSoHotelList", values),
    filters: "searchSite/getAggregateSearchFilterNew",
    pickRows: ({ list, effective }) => (effective.scope === "space" ? pickFittingRows(list) : list.map(pickVenueRow)),
  });

/** What the page shows. */
export type VenueListData = DataOf<typeof loadVenueList>;

export default definePage("venue-list", {
  validate: (url) => parseListInput("venue", url),
  loader: loadVenueList,
  redirect: ({ answer }, input) => getListRedirect("venue", input, answer),
  head: (data, input) =>
    buildListHead(
      "venue",
      data,
      input,
      data.answer.list.map(({ id, name, cover }) => ({ name, href: formatVenueHref(id), picture: cover })),
    ),
  city: ({ filters }) => filters.city,
  component: VenueListView,
  wide: true,
});

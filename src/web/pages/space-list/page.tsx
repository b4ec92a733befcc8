import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { buildListHead } from "../../features/search/list/build-list-head.ts";
import { loadList } from "../../features/search/list/fetch/load-list.ts";
import { getListRedirect } from "../../features/search/list/get-list-redirect.ts";
import { type ListInput, parseListInput } from "../../features/search/list/parse-list-input.ts";
import { pickSpaceRows } from "../../features/search/rows/pick-venue-row.ts";
import { type DataOf, definePage, type LoaderContext } from "../../page.ts";
import { SpaceListView } from "./view.tsx";

/** Loads a page of a city's space list. */
const loadSpaceList = (input: ListInput, context: LoaderContext) =>
  loadList(input, context, {
    fetchAnswer: (values) => context.call("searchSite/getAggregateNewConference", values),
    filters: "searchSite/getKongJianFilter",
    pickRows: ({ list }) => pickSpaceRows(list),
  });

/** What the page shows. */
export type SpaceListData = DataOf<typeof loadSpaceList>;

export default definePage("space-list", {
  validate: (url) => parseListInput("space", url),
  loader: loadSpaceList,
  redirect: ({ answer }, input) => getListRedirect("space", input, answer),
  head: (data, input) =>
    buildListHead(
      "space",
      data,
      input,
      data.answer.list.map(({ id, name, venueId, venue, picture }) => ({
        picture,
        name: `${venue.name} ${name}`,
        href: formatSpaceHref(venueId, id),
      })),
    ),
  city: ({ filters }) => filters.city,
  component: SpaceListView,
  wide: true,
});

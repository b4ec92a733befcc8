import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { buildListHead } from "../../features/search/list/build-list-head.ts";
import { getListRedirect } from "../../features/search/list/get-list-redirect.ts";
import { parseListInput } from "../../features/search/list/parse-list-input.ts";
import { definePage } from "../../page.ts";
import { loadVenueList } from "./loader.ts";
import { VenueListView } from "./view.tsx";

export default definePage("venue-list", {
  validate: (url) => parseListInput("venue", url),
  loader: loadVenueList,
  redirect: ({ answer }, input) => getListRedirect("venue", input, answer),
  head: ({ answer, filters }, { city, searchContext }) =>
    buildListHead({
      scope: { kind: "venue", city, searchContext },
      query: answer.query,
      shown: { ...answer.effective.filters, sort: answer.query.sort },
      filters,
      total: answer.total,
      items: answer.list.map(({ id, name, cover }) => ({ name, href: formatVenueHref(id), picture: cover })),
    }),
  city: ({ filters }) => filters.city,
  component: VenueListView,
  wide: true,
});

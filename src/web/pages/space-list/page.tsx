import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { buildListHead } from "../../features/search/list/build-list-head.ts";
import { getListRedirect } from "../../features/search/list/get-list-redirect.ts";
import { parseListInput } from "../../features/search/list/parse-list-input.ts";
import { definePage } from "../../page.ts";
import { loadSpaceList } from "./loader.ts";
import { SpaceListView } from "./view.tsx";

export default definePage("space-list", {
  validate: (url) => parseListInput("space", url),
  loader: loadSpaceList,
  redirect: ({ answer }, input) => getListRedirect("space", input, answer),
  head: ({ answer, filters }, { city, searchContext }) =>
    buildListHead({
      scope: { kind: "space", city, searchContext },
      query: answer.query,
      shown: { ...answer.effective.filters, sort: answer.query.sort },
      filters,
      total: answer.total,
      items: answer.list.map(({ id, name, venueId, venue, picture }) => ({
        picture,
        name: `${venue.name} ${name}`,
        href: formatSpaceHref(venueId, id),
      })),
    }),
  city: ({ filters }) => filters.city,
  component: SpaceListView,
  wide: true,
});

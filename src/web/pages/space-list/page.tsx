import { formatSpaceHref } from "../../../domain/venue/format-venue-href.ts";
import { buildListHead } from "../../features/search/list/build-list-head.ts";
import { type ListInput, parseListInput } from "../../features/search/list/parse-list-input.ts";
import { definePage } from "../../page.ts";
import { loadSpaceList } from "./loader.ts";
import type { SpaceListData } from "./types.ts";
import { SpaceListView } from "./view.tsx";

export default definePage<ListInput, SpaceListData>({
  validate: (url) => parseListInput("space", url),
  loader: (input, { call }) => loadSpaceList(input, call),
  head: ({ answer, filters }, { city, searchContext }) =>
    buildListHead({
      scope: { kind: "space", city, searchContext },
      query: answer.query,
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

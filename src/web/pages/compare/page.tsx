import type { Comparison } from "#contract/selection/comparison.ts";
import type { SpaceSelection } from "#domain/selection/space-selection.ts";
import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import { selectionAddress } from "#domain/selection/selection-address.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { type DataOf, definePage, type LoaderContext } from "../../page.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { CompareView } from "./view.tsx";

export type CompareInput = SpaceSelection;

type Compared = Comparison["spaces"][number];

/** A space as the page shows it. */
export type ComparedFacts = Pick<Compared, "plan" | "availability" | "whyNot" | "estimateHref" | "sum"> & {
  space: Pick<Compared["space"], "id" | "name" | "demo" | "picture">;
  venue: Pick<Compared["venue"], "id" | "name" | "cityCode" | "cityName" | "cityPinyin">;
};

/** Loads the comparison; an address without codes has none. */
async function loadCompare(
  { spaceCodes, people, layout, date, days = 1 }: CompareInput,
  { call, today }: LoaderContext,
) {
  if (spaceCodes.length === 0) {
    const event = omitUndefined({ people, layout: layout ?? ("classroom" as const), date, days });
    return { event, spaces: [], rows: [], unknownCodes: [], leftOut: [], additions: [], today };
  }
  const spaceCode = spaceCodes.join(",");
  const comparison = await call("compare/get", omitUndefined({ spaceCode, people, layout, date, days }));
  return {
    ...comparison,
    spaces: comparison.spaces.map(({ space, venue, ...one }) => ({
      ...pickDefined(one, ["plan", "availability", "whyNot", "estimateHref", "sum"]),
      space: pickDefined(space, ["id", "name", "demo", "picture"]),
      venue: pickDefined(venue, ["id", "name", "cityCode", "cityName", "cityPinyin"]),
    })),
    today,
  };
}

/** What the page shows. */
export type CompareData = DataOf<typeof loadCompare>;

export default definePage("compare", {
  validate: ({ query }) => selectionAddress.parse(query),
  loader: loadCompare,
  head: ({ spaces }) => {
    const names = spaces.map(({ space }) => space.name).join("、");
    return {
      title: names ? comparePageZh.title(names) : comparePageZh.emptyTitle,
      description: names ? comparePageZh.description(names) : comparePageZh.emptyDescription,
      canonical: "/compare",
      noindex: true,
    };
  },
  city: ({ spaces: [first] }) => first && getVenueCity(first),
  component: CompareView,
});

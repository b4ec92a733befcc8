import { selectionAddress } from "#domain/selection/selection-address.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { getVenueCity } from "../../features/venue-frame/get-venue-city.ts";
import { definePage } from "../../page.ts";
import { loadCompare } from "./loader.ts";
import { CompareView } from "./view.tsx";

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

import {
  southeastAsiaActivityAddress,
  southeastAsiaActivityPath,
  southeastAsiaPath,
} from "#domain/destination/trip.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { definePage, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { SoutheastAsiaActivityView } from "./view.tsx";

/** Builds the head; every trip has the same canonical address. */
function buildActivityHead(): PageHead {
  const { activity, home, name } = destinationZh;
  return {
    title: activity.title,
    description: activity.description,
    canonical: southeastAsiaActivityPath,
    jsonLd: [
      buildBreadcrumbJsonLd(
        [{ label: home, href: "/" }, { label: name, href: southeastAsiaPath }, { label: activity.name }],
        southeastAsiaActivityPath,
      ),
    ],
  };
}

export default definePage("southeast-asia-activity", {
  validate: ({ query }) => {
    const { cities, ...trip } = southeastAsiaActivityAddress.parse(query);
    return { trip, ...(cities && { cities }) };
  },
  loader: ({ trip }, { call }) => call("marketing/getSeaDestinations", { ...trip }),
  head: buildActivityHead,
  component: SoutheastAsiaActivityView,
});

import { southeastAsiaActivityPath, southeastAsiaPath } from "#domain/destination/trip.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";

/** Builds the head; every trip has the same canonical address. */
export function buildActivityHead(): PageHead {
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

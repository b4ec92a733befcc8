import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { annualMeetingAddress } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { definePage, type PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { nianhuiPaths } from "./format-setup-href.ts";
import { loadNianhui, type NianhuiData, type NianhuiInput, type NianhuiVariant } from "./loader.ts";
import { NianhuiView } from "./view.tsx";

/** Builds the head: the guide and the landing page each have a canonical link of their own, the two steps are the landing page. */
function buildNianhuiHead({ city, total }: NianhuiData, { variant, setup }: NianhuiInput): PageHead {
  const tables = formatNumber(setup.tables);
  if (variant === "guide") {
    return {
      title: annualMeetingZh.title(city.name),
      description: annualMeetingZh.description(city.name, tables, formatNumber(total)),
      canonical: nianhuiPaths.guide,
      jsonLd: [
        buildBreadcrumbJsonLd(
          [{ label: annualMeetingZh.home, href: "/" }, { label: annualMeetingZh.name }],
          nianhuiPaths.guide,
        ),
      ],
    };
  }
  return {
    title: annualMeetingZh.landingTitle(city.name, tables),
    description: annualMeetingZh.landingDescription(city.name, tables),
    canonical: nianhuiPaths.landing,
  };
}

const variants = ["guide", "landing", "steps"] as const satisfies readonly NianhuiVariant[];

export default definePage("nianhui", {
  validate: ({ path, query }) => ({
    variant: variants.find((variant) => nianhuiPaths[variant] === path) ?? "guide",
    setup: annualMeetingAddress.parse(query),
  }),
  loader: loadNianhui,
  head: buildNianhuiHead,
  city: ({ city }) => city,
  component: NianhuiView,
});

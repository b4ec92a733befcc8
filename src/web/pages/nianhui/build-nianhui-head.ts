import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import type { PageHead } from "../../page.ts";
import { buildBreadcrumbJsonLd } from "../../seo/build-breadcrumb-json-ld.ts";
import { nianhuiPaths } from "./format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "./types.ts";

/** Builds the head: the guide and the landing page each have a canonical link of their own, the two steps are the landing page. */
export function buildNianhuiHead({ city, total }: NianhuiData, { variant, setup }: NianhuiInput): PageHead {
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

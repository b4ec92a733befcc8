import type { CaseCard } from "#contract/schemas/sample.ts";
import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { caseZh } from "#texts/content/case.zh.ts";

/** Formats the known facts of a case, in order: 年会，软件，280 人宴会式，1 天，2026 年 1 月. */
export function formatCaseFacts({ eventType, industry, attendees, layout, days, date }: CaseCard): string[] {
  const [year = "", month = ""] = date?.split("-") ?? [];
  return [
    getEventTypeName(eventType),
    industry,
    attendees && caseZh.seated(formatNumber(attendees), layout ? getLayoutByKey(layout).name : ""),
    days && caseZh.days(days),
    date && caseZh.month(year, Number(month)),
  ].flatMap((fact) => fact || []);
}

/** Formats the venue and space of a case, with its city where it is not the page's `city`. */
export const formatCasePlace = ({ cityName, hall: space }: CaseCard, city?: string): string =>
  [cityName !== city && cityName, space?.venueName, space?.name].filter(Boolean).join(" ");

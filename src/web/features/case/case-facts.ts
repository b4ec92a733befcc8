import type { CaseCard } from "../../../contract/sample.ts";
import { eventTypeName } from "../../../domain/demand/options.ts";
import { formatNumber } from "../../../domain/format.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { caseZh } from "../../../texts/case.zh.ts";

/** Formats the known facts of a case, in order: 年会，软件，280 人宴会式，1 天，2026 年 1 月. */
export function caseFacts({ eventType, industry, attendees, layout, days, date }: CaseCard): string[] {
  const [year = "", month = ""] = date?.split("-") ?? [];
  return [
    eventTypeName(eventType),
    industry,
    attendees && caseZh.seated(formatNumber(attendees), layout ? layoutByKey(layout).name : ""),
    days && caseZh.days(days),
    date && caseZh.month(year, Number(month)),
  ].flatMap((fact) => fact || []);
}

/** Formats the venue and space of a case, with its city where it is not the page's `city`. */
export const casePlace = ({ cityName, hall }: CaseCard, city?: string): string =>
  [cityName !== city && cityName, hall?.venueName, hall?.name].filter(Boolean).join(" ");

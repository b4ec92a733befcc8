import type { CaseCard } from "../../../contract/sample.ts";
import { eventTypeName } from "../../../domain/demand/options.ts";
import { formatNumber } from "../../../domain/format.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { caseZh } from "../../../texts/case.zh.ts";

/** 年会，软件，280 人宴会式，1 天，2026 年 1 月: what is known of a case, in its order. */
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

/** The hall of a case in words, with its city where the page is about another. */
export const casePlace = ({ cityName, hall }: CaseCard, city?: string): string =>
  [cityName !== city && cityName, hall?.venueName, hall?.name].filter(Boolean).join(" ");

import type { CaseCard } from "#contract/schemas/sample.ts";
import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatNumber } from "#domain/format.ts";
import { caseZh } from "#texts/content/case.zh.ts";

/** The fields of a case that name it. */
export type CaseTitleFacts = Pick<CaseCard, "name" | "attendees" | "kind" | "eventType" | "cityName">;

/** Formats a case as a planner says it: 60 人加盟路演 · 广州; by its own name where the people are unknown. */
export function formatCaseTitle({ name, attendees, kind, eventType, cityName }: CaseTitleFacts): string {
  if (!attendees) return name;
  const type = eventType === "other" ? undefined : getEventTypeName(eventType);
  const title = caseZh.title(formatNumber(attendees), kind ?? type ?? caseZh.event);
  return [title, cityName].filter(Boolean).join(" · ");
}

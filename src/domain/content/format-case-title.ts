import { type EventTypeId, getEventTypeName } from "../demand/demand-option.ts";
import { formatNumber } from "../format.ts";

/** The fields of a case that name it. */
export interface CaseTitleFacts {
  name: string;
  attendees?: number | undefined;
  /** What a planner calls the event, where the type is too general: 加盟路演. */
  kind?: string | undefined;
  eventType?: EventTypeId | undefined;
  cityName?: string | undefined;
}

/** Formats a case as a planner says it: 60 人加盟路演 · 广州; by its own name where the people are unknown. */
export function formatCaseTitle({ name, attendees, kind, eventType, cityName }: CaseTitleFacts): string {
  if (!attendees) return name;
  const type = eventType === "other" ? undefined : getEventTypeName(eventType);
  const title = `${formatNumber(attendees)} 人${kind ?? type ?? "活动"}`;
  return [title, cityName].filter(Boolean).join(" · ");
}

import { estimateLimits, isEstimateDays, type EstimateEvent } from "./estimate-event.ts";

/** What a link to the estimate carries; `city` is a slug. */
export type EstimateLink = Partial<Pick<EstimateEvent, "eventType" | "people" | "days" | "layout" | "star">> & {
  city?: string | undefined;
};

/** Formats a link to the estimate of an event; what the estimate cannot take is left out. */
export function formatEstimateHref({ city, eventType, people, days, layout, star }: EstimateLink = {}): string {
  const { least, most } = estimateLimits.people;
  const query = new URLSearchParams();
  if (city) query.set("city", city);
  if (eventType) query.set("eventType", eventType);
  if (people !== undefined && people >= least && people <= most) query.set("people", String(people));
  if (days !== undefined && isEstimateDays(days)) query.set("days", String(days));
  if (layout) query.set("layout", layout);
  if (star) query.set("star", String(star));
  const text = query.toString();
  return `/activity/budget${text && `?${text}`}`;
}

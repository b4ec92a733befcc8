import type { CaseFilterKey } from "#domain/content/case-filters.ts";
import { getCaseSize } from "#domain/content/case-filters.ts";
import type { StoredCase } from "../cards/build-case-cards.ts";
import { requireCity } from "../require-city.ts";

/** The filters of a call: as those of the page, but a city by slug or code. */
export type CaseFilterInput = Partial<Record<CaseFilterKey, string>>;

/**
 * Creates the predicate of the given filters; `except` leaves one out, as the count of its own options does.
 * @throws ServiceError notFound if the city is unknown
 */
export function createCaseMatcher({ eventType, city: key, size, layout }: CaseFilterInput) {
  const city = key === undefined ? undefined : requireCity(key);
  const failed = (one: StoredCase): CaseFilterKey[] => [
    ...(eventType && one.eventType !== eventType ? (["eventType"] as const) : []),
    ...(city && one.cityCode !== city.code ? (["city"] as const) : []),
    ...(size && getCaseSize(one.attendees) !== size ? (["size"] as const) : []),
    ...(layout && one.layout !== layout ? (["layout"] as const) : []),
  ];
  return (one: StoredCase, except?: CaseFilterKey): boolean => failed(one).every((filter) => filter === except);
}

import type { EffectiveQuery, Understood } from "#contract/schemas/search-site.ts";
import type { ListFilters } from "./trim-filters.ts";
import type { EventTypeId } from "#domain/demand/demand-option.ts";
import type { DemandFormFields } from "#domain/demand/format-demand-form-href.ts";
import { formatDate } from "#domain/format.ts";
import { type FilterKey, filters as filterTable } from "#domain/search/filters.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { buildConditionChips } from "../filters/build-condition-chips.ts";
import type { ListAnswer } from "./list-scope.ts";

type EventDates = NonNullable<EffectiveQuery["date"]>;

/**
 * Formats the dates: one day as 12 月 18 日 周五 (with its year where `today` is in another), a range as the text it was parsed
 * from (下周).
 */
export const formatEventDates = (dates: EventDates, today?: string): string =>
  dates.from === dates.to ? formatDate(dates.from, today) : dates.text;

/** ListFilters and terms that have fields of their own in the demand form. */
const filtersWithField: ReadonlySet<FilterKey> = new Set(["people", "layout", "price", "features"]);
const termsWithField: ReadonlySet<Understood["kind"]> = new Set([
  ...filterTable.flatMap(({ key, term }) => (filtersWithField.has(key) ? term : [])),
  "city",
  "date",
  "days",
  "rooms",
  "eventType",
  "sort",
] as const);

type DemandAnswer = Pick<ListAnswer, "query" | "understood" | "unread" | "effective">;

/** Formats what the form has no fields for: further conditions in their own words, and what was not understood. */
function formatRemarks({ query, understood, unread }: DemandAnswer, filters: Pick<ListFilters, "regions">): string {
  const region = filters.regions.flatMap(({ options }) => options).find(({ id }) => id === query.region);
  const selected = buildConditionChips(query, region?.name)
    .filter(({ key }) => !filtersWithField.has(key.split(" ")[0] as FilterKey))
    .map(({ key, name, text }) => (name && key !== "region" ? `${name} ${text}` : text));
  const terms = understood
    .filter(({ kind }) => !termsWithField.has(kind))
    .map(({ text, corrected = text }) => corrected);
  const conditions = [...new Set([...selected, ...terms])].join("、");
  return [
    conditions && searchZh.remarks.conditions(conditions),
    unread.length > 0 && searchZh.remarks.unread(unread.join("、")),
  ]
    .filter(Boolean)
    .join("；");
}

/** Returns what the demand form can be filled in with: all that a list was searched by; `city` is the slug. */
export function toDemandFields(
  city: string,
  answer: DemandAnswer,
  filters: Pick<ListFilters, "regions">,
): DemandFormFields {
  const { people, layout, date, days, budget, split, total, head, rooms, eventType, filters: shown } = answer.effective;
  return {
    city,
    people,
    layout,
    ...(date && { date: date.from, ...(date.to !== date.from && { dateTo: date.to }) }),
    days,
    // A budget in all leaves so much for the hire.
    budget: budget || (split?.hireADay ?? 0),
    total: total ?? (head && people ? head * people : undefined),
    rooms,
    // The id of a term of the sentence.
    ...(eventType && { eventType: eventType as EventTypeId }),
    features: shown.features,
    remarks: formatRemarks(answer, filters),
  };
}

import type { Output, Parsed } from "#contract/index.ts";
import { type CaseFilterKey, caseSizes, getCaseSize } from "#domain/content/case-filters.ts";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { layouts } from "#domain/space/layouts.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import { type StoredCase, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";
import { createCaseMatcher } from "./create-case-matcher.ts";

/**
 * Returns the options of each filter that have cases, each counted with the other filters applied: event types, sizes and
 * layouts in their usual order, cities by number of cases, descending.
 * @throws ServiceError notFound if the city is unknown
 */
export async function getCaseListFilters(
  context: Context,
  filters: Parsed<"sample/getSampleFilters">,
): Promise<Output<"sample/getSampleFilters">> {
  const cases = await loadCases(context);
  const matches = createCaseMatcher(filters);
  const count = (key: CaseFilterKey, getValue: (one: StoredCase) => string) => {
    const counts = new Map<string, number>();
    for (const one of cases) {
      const value = getValue(one);
      counts.set(value, (counts.get(value) ?? 0) + Number(matches(one, key)));
    }
    return counts;
  };
  const byType = count("eventType", ({ eventType }) => eventType);
  const bySize = count("size", ({ attendees }) => getCaseSize(attendees));
  const byLayout = count("layout", ({ layout }) => layout);
  const byCity = count("city", ({ cityCode }) => cityCode);
  const totals = new Map<string, number>();
  for (const { cityCode } of cases) totals.set(cityCode, (totals.get(cityCode) ?? 0) + 1);
  const toOptions = (counts: Map<string, number>, options: readonly { id: string; name: string }[]) =>
    options.flatMap(({ id, name }) => (counts.has(id) ? [{ id, name, count: counts.get(id)! }] : []));
  return {
    total: cases.length,
    eventTypes: toOptions(
      byType,
      eventTypes.map(({ id, zh }) => ({ id, name: zh })),
    ),
    cities: [...totals]
      .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
      .flatMap(([code]) => {
        const city = findCityByCode(code);
        return city ? [{ id: city.pinyin, name: city.name, count: byCity.get(code)! }] : [];
      }),
    sizes: toOptions(
      bySize,
      caseSizes.map(({ id }) => ({ id, name: casesZh.sizes[id] })),
    ),
    layouts: toOptions(
      byLayout,
      layouts.map(({ key, name }) => ({ id: key, name })),
    ),
  };
}

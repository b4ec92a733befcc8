import type { Output } from "../../../../contract/index.ts";
import { eventTypes } from "../../../../domain/demand/demand-option.ts";
import { findCityByCode } from "../../../geography/reference-city.ts";
import { type StoredCase, loadCases } from "../cards/build-case-cards.ts";
import type { Context } from "../context.ts";

function countBy(cases: readonly StoredCase[], getKey: (one: StoredCase) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of cases) found.set(getKey(one), (found.get(getKey(one)) ?? 0) + 1);
  return found;
}

/** Returns event types in the order of the forms and cities by case count, descending; only those with cases. */
export async function getCaseListFilters(context: Context): Promise<Output<"sample/getSampleFilters">> {
  const cases = await loadCases(context);
  const byType = countBy(cases, ({ eventType }) => eventType);
  const byCity = countBy(cases, ({ cityCode }) => cityCode);
  return {
    eventTypes: eventTypes.flatMap(({ id, zh }) => {
      const count = byType.get(id);
      return count ? [{ id, name: zh, count }] : [];
    }),
    cities: [...byCity]
      .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
      .flatMap(([code, count]) => {
        const city = findCityByCode(code);
        return city ? [{ id: city.pinyin, name: city.name, count }] : [];
      }),
  };
}

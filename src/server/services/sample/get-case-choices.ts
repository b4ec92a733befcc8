import type { Output } from "../../../contract/index.ts";
import { eventTypes } from "../../../domain/demand/options.ts";
import { cityByCode } from "../../geography/cities.ts";
import { type KeptCase, keptCases } from "../card/case-card.ts";
import type { Context } from "../context.ts";

function counts(cases: readonly KeptCase[], of: (one: KeptCase) => string): Map<string, number> {
  const found = new Map<string, number>();
  for (const one of cases) found.set(of(one), (found.get(of(one)) ?? 0) + 1);
  return found;
}

/** Returns event types in the order of the forms and cities by case count, descending; only those with cases. */
export async function getCaseChoices(context: Context): Promise<Output<"sample/getSampleFilters">> {
  const cases = await keptCases(context);
  const byType = counts(cases, ({ eventType }) => eventType);
  const byCity = counts(cases, ({ cityCode }) => cityCode);
  return {
    eventTypes: eventTypes.flatMap(({ id, zh }) => {
      const count = byType.get(id);
      return count ? [{ id, name: zh, count }] : [];
    }),
    cities: [...byCity]
      .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
      .flatMap(([code, count]) => {
        const city = cityByCode(code);
        return city ? [{ id: city.pinyin, name: city.name, count }] : [];
      }),
  };
}

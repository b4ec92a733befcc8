import type { Output } from "../../../contract/index.ts";
import {
  budgets,
  type DemandOption,
  eventTypes,
  type Locale,
  needGroups,
  peoplePresets,
} from "../../../domain/demand/options.ts";
import type { Context } from "../context.ts";

const inLocale = (options: readonly DemandOption[], locale: Locale) =>
  options.map((option) => ({ id: option.id, name: option[locale] }));

/** Returns the options of the demand form in a language. Needs are groups; their items come from common/getBusiDetailList. */
export const getCaseFilters = (_: Context, locale: Locale): Output<"common/getCaseFilters"> => ({
  eventTypes: inLocale(eventTypes, locale),
  people: peoplePresets.map((people) => ({
    id: String(people),
    name: locale === "en" ? `${people.toLocaleString("en-US")} people` : `${people.toLocaleString("en-US")} 人`,
  })),
  budgets: inLocale(budgets, locale),
  needs: inLocale(needGroups, locale),
});

import { formatNumber, formatPeople } from "#domain/format.ts";
import type { Output } from "#contract/index.ts";
import {
  budgets,
  type DemandOption,
  eventTypes,
  type Locale,
  needGroups,
  peoplePresets,
} from "#domain/demand/demand-option.ts";
import type { Context } from "../context.ts";

const localizeOptions = (options: readonly DemandOption[], locale: Locale) =>
  options.map((option) => ({ id: option.id, name: option[locale] }));

/** Returns the options of the demand form in a language. Needs are groups; their items come from common/getBusiDetailList. */
export const getDemandOptions = (_: Context, locale: Locale): Output<"common/getCaseFilters"> => ({
  eventTypes: localizeOptions(eventTypes, locale),
  people: peoplePresets.map((people) => ({
    id: String(people),
    name: locale === "en" ? `${formatNumber(people)} people` : formatPeople(people),
  })),
  budgets: localizeOptions(budgets, locale),
  needs: localizeOptions(needGroups, locale),
});

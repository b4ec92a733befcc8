import type { CaseFilters } from "#domain/content/case-filters.ts";
import type { CaseOptions } from "../page.tsx";

const lists = { eventType: "eventTypes", city: "cities", size: "sizes", layout: "layouts" } as const;

/** Returns the name of a chosen option; undefined where the filter is not set or no case has it. */
export const findOptionName = (options: CaseOptions, filters: CaseFilters, key: keyof CaseFilters) =>
  options[lists[key]].find(({ id }) => id === filters[key])?.name;

/** Returns the options of a filter. */
export const getOptions = (options: CaseOptions, key: keyof CaseFilters) => options[lists[key]];

/** Formats the chosen filters as an attribute: 北京 51–150 人课桌式培训; empty without a filter. */
export function formatFilterName(options: CaseOptions, filters: CaseFilters): string {
  const name = (key: keyof CaseFilters) => findOptionName(options, filters, key) ?? "";
  return [name("city"), [name("size"), `${name("layout")}${name("eventType")}`].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(" ");
}

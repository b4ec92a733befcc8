import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import type { ListKind } from "#domain/search/filters.ts";
import { listZh } from "#texts/search/list.zh.ts";
import { formatListName } from "./format-list-name.ts";
import type { ListAnswer, ListScope } from "./list-scope.ts";
import type { ListInput } from "./parse-list-input.ts";
import { toDemandFields } from "./to-demand-fields.ts";
import { toEventSize } from "./to-event-size.ts";
import type { ListFilters } from "./trim-filters.ts";
import { useCarriedQuery } from "./use-carried-query.ts";
import { useListMap } from "./use-list-map.ts";

/** Returns what both lists make of their answer in the same way: scope, heading, map, links. */
export function useList(
  kind: ListKind,
  { city, searchContext, mapShown }: ListInput,
  { answer, filters }: { answer: ListAnswer; filters: ListFilters },
) {
  const scope: ListScope = { kind, city, searchContext };
  const { effective } = answer;
  const demand = toDemandFields(city, answer, filters);
  return {
    scope,
    heading: `${formatListName(filters.city.name, effective.filters, filters)}${listZh[kind].name}`,
    map: useListMap(scope, answer.query, mapShown),
    eventSize: toEventSize(effective),
    demandHref: formatDemandFormHref(demand),
    carriedQuery: useCarriedQuery(demand),
  };
}

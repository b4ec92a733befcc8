import { countConstraints } from "#domain/search/count-constraints.ts";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import type { ListFilters } from "../list/trim-filters.ts";
import { formatNumber } from "#domain/format.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Sheet } from "#web/ui/overlay/sheet.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { useLiveCount } from "./use-live-count.ts";
import { type FilterChange, isBudgetChange, toBudget, toBudgetContext } from "../list/budget.ts";
import { filters as filterTable } from "#domain/search/filters.ts";
import { formatGroups } from "#domain/search/grammar.ts";
import { formatScopeHref, type ListAnswer, type ListScope, withContext } from "../list/list-scope.ts";
import { changeFilters, type SearchState } from "../sentence/change-filters.ts";
import textStyles from "#web/ui/text/text.module.css";

export interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  scope: ListScope;
  answer: ListAnswer;
  filters: ListFilters;
  regionNames: readonly string[];
}

/** Returns the total and the facets of a draft of the list. */
function useListCount({ kind, city, searchContext }: ListScope, { query, q }: SearchState, shown: ListAnswer) {
  const call = useApi();
  const { lng, lat, box, sum, head } = searchContext;
  const groups = formatGroups(kind, query);
  return useLiveCount([groups, q, sum, head].join(" "), shown, (signal) => {
    const input = { city, searchParams: groups, q, lng, lat, box, sum, head };
    return kind === "venue"
      ? call("searchSite/getAggregateSoHotelList", input, { signal })
      : call("searchSite/getAggregateNewConference", input, { signal });
  });
}

/** Renders the filters as a sheet: a draft, whose total is on the button that applies it. */
export function FilterSheet(props: FilterSheetProps) {
  return props.open ? <OpenSheet {...props} /> : null;
}

/** Every filter, unset. */
const noFilters: FilterChange = {
  ...Object.fromEntries(filterTable.map(({ key }) => [key, key === "region" ? undefined : 0])),
  sum: undefined,
  head: undefined,
};

function OpenSheet({ open, onClose, scope, answer, filters, regionNames }: FilterSheetProps) {
  const router = useRouter();
  const [change, setChange] = useState<FilterChange>({});
  const draft = { ...answer.effective.filters, ...change };
  const names = "region" in change ? [] : regionNames;
  const state = changeFilters(answer, change);
  const budget = isBudgetChange(change) ? change : toBudget(answer.effective);
  const next = isBudgetChange(change) ? withContext(scope, toBudgetContext(change)) : scope;
  const live = useListCount(next, state, answer);
  const conditions = countConstraints(draft) + (budget.sum || budget.head ? 1 : 0) + (names.length > 1 ? 1 : 0);
  const show = () => {
    onClose();
    void router.navigate({ href: formatScopeHref(withContext(next, { q: state.q }), state.query) });
  };
  return (
    <Sheet
      action={
        conditions > 0 && (
          <button className={textStyles.soft} onClick={() => setChange(noFilters)} type="button">
            {searchZh.clear(formatNumber(conditions))}
          </button>
        )
      }
      footer={
        <Button aria-live="polite" full onClick={show} variant="ink">
          {live.hasFailed
            ? searchZh.showAny[scope.kind]
            : live.pending
              ? searchZh.counting
              : searchZh.show[scope.kind](formatNumber(live.total))}
        </Button>
      }
      onClose={onClose}
      open={open}
      title={searchZh.filters}
    >
      <FilterFields
        facets={live.facets}
        filters={filters}
        kind={scope.kind}
        look="sheet"
        budget={budget}
        onChange={(added) => setChange({ ...change, ...added })}
        query={draft}
        regionNames={names}
      />
    </Sheet>
  );
}

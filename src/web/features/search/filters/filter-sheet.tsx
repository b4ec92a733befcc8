import { countConstraints } from "../../../../domain/search/count-constraints.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Filters } from "../../../../contract/schemas/search-site.ts";
import { formatNumber } from "../../../../domain/format.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import { useApi } from "../../../platform/api/create-api-client.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { filters as filterTable, type ListQuery } from "../../../../domain/search/filters.ts";
import { formatGroups } from "../../../../domain/search/grammar.ts";
import { formatScopeHref, type ListAnswer, type ListScope, withContext } from "../list/list-scope.ts";
import { changeFilters, type SearchState } from "../sentence/change-filters.ts";
import textStyles from "../../../ui/text/text.module.css";

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  scope: ListScope;
  answer: ListAnswer;
  filters: Filters;
  regionNames: readonly string[];
}

/** Debounce of the taps, so that a run of choices costs one call. */
const debounceMs = 150;

/** Returns the total and the facets of a draft; the last values stay until the answer arrives, and where it does not. */
function useLiveCount(scope: ListScope, { query, q }: SearchState, { total, facets, ...shown }: ListAnswer) {
  const call = useApi();
  const initial = { groups: formatGroups(scope.kind, shown.query), q: shown.q, total, facets };
  const [answer, setAnswer] = useState(initial);
  const [failed, setFailed] = useState("");
  const groups = formatGroups(scope.kind, query);
  const { kind, city } = scope;
  const { lng, lat, box } = scope.searchContext;
  const pending = answer.groups !== groups || answer.q !== q;
  const key = `${groups} ${q}`;
  useEffect(() => {
    if (!pending) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const timer = setTimeout(() => {
      const input = { city, searchParams: groups, q, lng, lat, box };
      const request =
        kind === "venue"
          ? call("searchSite/getAggregateSoHotelList", input, { signal })
          : call("searchSite/getAggregateNewConference", input, { signal });
      request.then(
        (found) => setAnswer({ groups, q, total: found.total, facets: found.facets }),
        () => setFailed(key),
      );
    }, debounceMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [pending, box, call, city, groups, key, kind, lat, lng, q]);
  return { ...answer, pending, hasFailed: pending && failed === key };
}

/** Renders the filters as a sheet: a draft, whose total is on the button that applies it. */
export function FilterSheet(props: FilterSheetProps) {
  return props.open ? <OpenSheet {...props} /> : null;
}

/** Every filter, unset. */
const noFilters: Partial<ListQuery> = Object.fromEntries(
  filterTable.map(({ key }) => [key, key === "region" ? undefined : 0]),
);

function OpenSheet({ open, onClose, scope, answer, filters, regionNames }: FilterSheetProps) {
  const router = useRouter();
  const [change, setChange] = useState<Partial<ListQuery>>({});
  const draft = { ...answer.effective.filters, ...change };
  const names = "region" in change ? [] : regionNames;
  const state = changeFilters(answer, change);
  const live = useLiveCount(scope, state, answer);
  const conditions = countConstraints(draft) + (names.length > 1 ? 1 : 0);
  const show = () => {
    onClose();
    void router.navigate({ href: formatScopeHref(withContext(scope, { q: state.q }), state.query) });
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
        onChange={(next) => setChange({ ...change, ...next })}
        query={draft}
        regionNames={names}
      />
    </Sheet>
  );
}

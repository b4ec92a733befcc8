import { countConstraints } from "../../../../domain/search/count-constraints.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Facets, Filters } from "../../../../contract/schemas/search-site.ts";
import { formatNumber } from "../../../../domain/format.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import { useApi } from "../../../platform/api/create-api-client.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { emptyQuery, type ListQuery } from "../../../../domain/search/filters.ts";
import { formatGroups } from "../../../../domain/search/grammar.ts";
import { formatScopeHref, type ListScope } from "../list/list-scope.ts";
import textStyles from "../../../ui/text/text.module.css";

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  scope: ListScope;
  query: ListQuery;
  filters: Filters;
  facets: Facets;
  total: number;
  hasFeatureTerms: boolean;
}

/** Debounce of the taps, so that a run of choices costs one call. */
const debounceMs = 150;

/** Returns the total and the facets of a draft; the last values stay until the answer arrives. */
function useLiveCount(scope: ListScope, draft: ListQuery, initial: { groups: string; total: number; facets: Facets }) {
  const call = useApi();
  const [answer, setAnswer] = useState(initial);
  const groups = formatGroups(scope.kind, draft);
  const { kind, city } = scope;
  const { q, lng, lat, box } = scope.searchContext;
  useEffect(() => {
    if (groups === answer.groups) return;
    let current = true;
    const timer = setTimeout(() => {
      const input = { city, searchParams: groups, q, lng, lat, box };
      const request =
        kind === "venue"
          ? call("searchSite/getAggregateSoHotelList", input)
          : call("searchSite/getAggregateNewConference", input);
      request.then(
        ({ total, facets }) => current && setAnswer({ groups, total, facets }),
        () => undefined,
      );
    }, debounceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [answer.groups, box, call, city, groups, kind, lat, lng, q]);
  return { ...answer, pending: answer.groups !== groups };
}

/** Renders the filters as a sheet: a draft, whose total is on the button that applies it. */
export function FilterSheet(props: FilterSheetProps) {
  return props.open ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ open, onClose, scope, query, filters, facets, total, hasFeatureTerms }: FilterSheetProps) {
  const router = useRouter();
  const [draft, setDraft] = useState(query);
  const live = useLiveCount(scope, draft, { groups: formatGroups(scope.kind, query), total, facets });
  const conditions = countConstraints(draft);
  const show = () => {
    onClose();
    void router.navigate({ href: formatScopeHref(scope, { ...draft, page: 0 }) });
  };
  return (
    <Sheet
      action={
        conditions > 0 && (
          <button
            className={textStyles.soft}
            onClick={() => setDraft({ ...emptyQuery, sort: draft.sort })}
            type="button"
          >
            {searchZh.clear(formatNumber(conditions))}
          </button>
        )
      }
      footer={
        <Button aria-live="polite" full onClick={show} variant="ink">
          {live.pending ? searchZh.counting : searchZh.show[scope.kind](formatNumber(live.total))}
        </Button>
      }
      onClose={onClose}
      open={open}
      title={searchZh.filters}
    >
      <FilterFields
        facets={live.facets}
        hasFeatureTerms={hasFeatureTerms}
        filters={filters}
        kind={scope.kind}
        look="sheet"
        onQuery={setDraft}
        query={draft}
      />
    </Sheet>
  );
}

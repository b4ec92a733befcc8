import { conditionCount } from "../../../domain/search/conditions.ts";
import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Facets, Filters } from "../../../contract/search-site.ts";
import { formatNumber } from "../../../domain/format.ts";
import { searchZh } from "../../../texts/search.zh.ts";
import { useApi } from "../../platform/api-client.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { FilterFields } from "./filter-fields.tsx";
import { emptyQuery, groupsOf, hrefOf, type ListPlace, type ListQuery } from "./list-query.ts";

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  place: ListPlace;
  query: ListQuery;
  filters: Filters;
  facets: Facets;
  total: number;
  featuresSaid: boolean;
}

/** Debounce of the taps, so that a run of choices costs one call. */
const pauseMs = 150;

/** Returns the total and the facets of a draft; the last values stay until the answer arrives. */
function useLiveCount(place: ListPlace, draft: ListQuery, known: { groups: string; total: number; facets: Facets }) {
  const call = useApi();
  const [answer, setAnswer] = useState(known);
  const groups = groupsOf(place.kind, draft);
  const { kind, city } = place;
  const { q, lng, lat, box } = place.beside;
  useEffect(() => {
    if (groups === answer.groups) return;
    let current = true;
    const timer = setTimeout(() => {
      const input = { city, searchParams: groups, q, lng, lat, box };
      const asked =
        kind === "venue"
          ? call("searchSite/getAggregateSoHotelList", input)
          : call("searchSite/getAggregateNewConference", input);
      asked.then(
        ({ total, facets }) => current && setAnswer({ groups, total, facets }),
        () => undefined,
      );
    }, pauseMs);
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

function OpenSheet({ open, onClose, place, query, filters, facets, total, featuresSaid }: FilterSheetProps) {
  const router = useRouter();
  const [draft, setDraft] = useState(query);
  const live = useLiveCount(place, draft, { groups: groupsOf(place.kind, query), total, facets });
  const set = conditionCount(draft);
  const show = () => {
    onClose();
    void router.navigate({ href: hrefOf(place, { ...draft, page: 0 }) });
  };
  return (
    <Sheet
      action={
        set > 0 && (
          <button
            className="soft"
            onClick={() => setDraft({ ...emptyQuery(place.kind), sort: draft.sort })}
            type="button"
          >
            {searchZh.clear(set)}
          </button>
        )
      }
      footer={
        <Button aria-live="polite" full onClick={show} variant="ink">
          {live.pending ? searchZh.counting : searchZh.show[place.kind](formatNumber(live.total))}
        </Button>
      }
      onClose={onClose}
      open={open}
      title={searchZh.filters}
    >
      <FilterFields
        facets={live.facets}
        featuresSaid={featuresSaid}
        filters={filters}
        kind={place.kind}
        look="sheet"
        onQuery={setDraft}
        query={draft}
      />
    </Sheet>
  );
}

import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { formatNumber } from "#domain/format.ts";
import type { ListQuery } from "#domain/search/filters.ts";
import { groupZh } from "#texts/marketing/group.zh.ts";
import { searchZh } from "#texts/search/search.zh.ts";
import { FilterFields } from "#web/features/search/filters/filter-fields.tsx";
import { useLiveCount } from "#web/features/search/filters/use-live-count.ts";
import { useApi } from "#web/platform/api/create-api-client.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Sheet } from "#web/ui/overlay/sheet.tsx";
import type { GroupLinks } from "../group-links.ts";
import type { GroupData, GroupInput } from "../loader.ts";
import { unusedFilters } from "./unused-filters.ts";

interface GroupFilterSheetProps {
  onClose: () => void;
  input: GroupInput;
  /** The filters in force, with the assumed event size. */
  effective: ListQuery;
  venues: GroupData["venues"];
  links: GroupLinks;
}

/** Returns the number and the facets of a draft of the group's list. */
function useGroupCount({ group, cityCode, brandId }: GroupInput, draft: ListQuery, shown: GroupData["venues"]) {
  const call = useApi();
  const { people, layout, price, stars, features } = draft;
  return useLiveCount([people, layout, price, stars, features].join(" "), shown, (signal) => {
    const input = { groupName: group, cityCode, brandId, people, layout, price, stars, features, size: 1 };
    return call("marketing/getZTHotelList", input, { signal });
  });
}

/** Renders the filters as an open sheet: a draft, whose number of venues is on the button that applies it. */
export function GroupFilterSheet({ onClose, input, effective, venues, links }: GroupFilterSheetProps) {
  const router = useRouter();
  const [change, setChange] = useState<Partial<ListQuery>>({});
  const draft = { ...effective, ...change };
  const live = useGroupCount(input, draft, venues);
  const options = { ...live.facets, types: [], regions: [] };
  const show = () => {
    onClose();
    void router.navigate({ href: links.formatQueryHref(change), resetScroll: false });
  };
  return (
    <Sheet
      footer={
        <Button aria-live="polite" full onClick={show} variant="ink">
          {live.hasFailed
            ? searchZh.showAny.venue
            : live.pending
              ? searchZh.counting
              : groupZh.ledger.show(formatNumber(live.total))}
        </Button>
      }
      onClose={onClose}
      open
      title={groupZh.ledger.filters}
    >
      <FilterFields
        facets={options}
        filters={options}
        kind="venue"
        look="sheet"
        onChange={(next) => setChange({ ...change, ...next })}
        query={draft}
        regionNames={[]}
        without={unusedFilters}
      />
    </Sheet>
  );
}

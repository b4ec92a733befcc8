import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { formatNumber } from "../../../../domain/format.ts";
import type { ListQuery } from "../../../../domain/search/filters.ts";
import { groupZh } from "../../../../texts/marketing/group.zh.ts";
import { searchZh } from "../../../../texts/search/search.zh.ts";
import { FilterFields } from "../../../features/search/filters/filter-fields.tsx";
import { useApi } from "../../../platform/api/create-api-client.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import type { GroupLinks } from "../group-links.ts";
import type { GroupData, GroupInput } from "../types.ts";
import { unusedFilters } from "./unused-filters.ts";

interface GroupFilterSheetProps {
  open: boolean;
  onClose: () => void;
  input: GroupInput;
  /** The filters in force, with the assumed event size. */
  effective: ListQuery;
  venues: GroupData["venues"];
  links: GroupLinks;
}

/** Debounce of the taps, so that a run of choices costs one call. */
const debounceMs = 150;

/** Returns the number and the facets of a draft; the last values stay until the answer arrives, and where it does not. */
function useLiveCount({ group, cityCode, brandId }: GroupInput, draft: ListQuery, venues: GroupData["venues"]) {
  const call = useApi();
  const { people, layout, price, stars, features } = draft;
  const key = [people, layout, price, stars, features].join(" ");
  const [answer, setAnswer] = useState({ key, total: venues.total, facets: venues.facets });
  const [failed, setFailed] = useState("");
  const pending = answer.key !== key;
  useEffect(() => {
    if (!pending) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const draftQuery = { groupName: group, cityCode, brandId, people, layout, price, stars, features, size: 1 };
      call("marketing/getZTHotelList", draftQuery, { signal: leaving.signal }).then(
        ({ total, facets }) => setAnswer({ key, total, facets }),
        () => setFailed(key),
      );
    }, debounceMs);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [pending, key, call, group, cityCode, brandId, people, layout, price, stars, features]);
  return { ...answer, pending, hasFailed: pending && failed === key };
}

function OpenSheet({ open, onClose, input, effective, venues, links }: GroupFilterSheetProps) {
  const router = useRouter();
  const [change, setChange] = useState<Partial<ListQuery>>({});
  const draft = { ...effective, ...change };
  const live = useLiveCount(input, draft, venues);
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
      open={open}
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

/** Renders the filters as a sheet: a draft, whose number of venues is on the button that applies it. */
export const GroupFilterSheet = (props: GroupFilterSheetProps) => (props.open ? <OpenSheet {...props} /> : null);

import type { Call } from "#contract/index.ts";
import type { CaseCard, CaseDetail } from "#contract/schemas/sample.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { pickVenueHead } from "../../features/venue-frame/venue-facts.ts";
import type { LoaderContext } from "../../page.ts";
import type { VenueCase, VenueCasesData, VenueCasesInput } from "./types.ts";

const othersShown = 3;

async function fetchCaseDetails(call: Call, siteId: string): Promise<CaseDetail[]> {
  const { list } = await call("sample/getSampleList", { siteId });
  return Promise.all(list.map(({ id }) => call("sample/getSampleDetail", { id })));
}

const trimCase = ({ pictures: _, ...one }: CaseDetail): VenueCase => omitUndefined(one);

/** Loads a venue's cases in full and some of other venues in its city. */
export async function loadVenueCases({ siteId }: VenueCasesInput, { call }: LoaderContext): Promise<VenueCasesData> {
  const [venue, cases] = await Promise.all([
    call("hotel/getSiteDetailNew", { siteId }),
    fetchCaseDetails(call, siteId),
  ]);
  const { list } = await call("sample/getSampleList", { city: venue.cityPinyin });
  const others = list.filter(({ hall: space }) => space && space.venueId !== siteId);
  return {
    venue: pickVenueHead(venue),
    cases: cases.map(trimCase),
    others: others.slice(0, othersShown).map((card): CaseCard => omitUndefined(card)),
  };
}

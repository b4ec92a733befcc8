import type { CaseCard, CaseDetail } from "#contract/schemas/sample.ts";
import type { VenueHead } from "../../features/venue-frame/venue-facts.ts";

export interface VenueCasesInput {
  siteId: string;
}

/** A case without its pictures: the page shows the one of its space. */
export type VenueCase = Omit<CaseDetail, "pictures">;

export interface VenueCasesData {
  venue: VenueHead;
  cases: VenueCase[];
  /** Cases of other venues in the city. */
  others: CaseCard[];
}

import type { CaseCard, CaseDetail } from "../../../contract/sample.ts";
import { known } from "../../../domain/known.ts";
import type { VenueHead } from "../../features/venue-frame/lean-venue.ts";

export interface VenueCasesInput {
  siteId: string;
}

export interface VenueCasesData {
  venue: VenueHead;
  cases: TheCase[];
  /** Cases of other venues in the city. */
  others: CaseCard[];
}

export type TheCase = Omit<CaseDetail, "pictures">;

/** Returns a case without its pictures: the page shows the one of its space. */
export const leanCase = ({ pictures: _, ...one }: CaseDetail): TheCase => known(one);

/** Returns a case card without undefined fields. */
export const leanCard = (card: CaseCard): CaseCard => known(card);

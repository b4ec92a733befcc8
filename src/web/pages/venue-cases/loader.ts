import type { CaseCard, CaseDetail } from "../../../contract/schemas/sample.ts";
import { omitUndefined } from "../../../domain/omit-undefined.ts";
import type { VenueHead } from "../../features/venue-frame/venue-facts.ts";

export interface VenueCasesInput {
  siteId: string;
}

export interface VenueCasesData {
  venue: VenueHead;
  cases: VenueCase[];
  /** Cases of other venues in the city. */
  others: CaseCard[];
}

export type VenueCase = Omit<CaseDetail, "pictures">;

/** Returns a case without its pictures: the page shows the one of its space. */
export const trimCase = ({ pictures: _, ...one }: CaseDetail): VenueCase => omitUndefined(one);

/** Returns a case card without undefined fields. */
export const trimCard = (card: CaseCard): CaseCard => omitUndefined(card);

import type { CaseCard, CaseDetail } from "../../../contract/sample.ts";
import { known } from "../../../domain/known.ts";
import type { VenueHead } from "../../features/venue-frame/lean-venue.ts";

export interface VenueCasesInput {
  siteId: string;
}

export interface VenueCasesData {
  venue: VenueHead;
  cases: TheCase[];
  /** Of other houses of the city. */
  others: CaseCard[];
}

export type TheCase = Omit<CaseDetail, "pictures">;

/** A case as the page carries it: its hall has one picture. */
export const leanCase = ({ pictures: _, ...one }: CaseDetail): TheCase => known(one);

/** A card as the page carries it. */
export const leanCard = (card: CaseCard): CaseCard => known(card);

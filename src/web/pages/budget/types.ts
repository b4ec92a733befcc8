import type { RequireData } from "#contract/schemas/estimate.ts";
import type { EstimateInput } from "#domain/estimate/estimate-event.ts";

/** `sheet` is the estimate with every line; `steps` the form in two steps beside its seven shares. */
export type BudgetVariant = "sheet" | "steps";

export interface BudgetInput {
  variant: BudgetVariant;
  /** Slug or code of the city. */
  city: string;
  estimate: Required<EstimateInput>;
}

/** A space that the estimated hire pays for, as its row shows it. */
export interface MatchingSpace {
  venueId: string;
  id: string;
  name: string;
  venue: string;
  demo?: boolean | undefined;
  /** Metres. */
  length?: number | undefined;
  width?: number | undefined;
  /** People in the event's layout. */
  people?: number | undefined;
  /** Yuan a day, and its year where it is not this year. */
  priceDay?: number | undefined;
  priceYear?: number | undefined;
}

/** Spaces for a search, which they are valid for. */
export interface MatchingSpaces {
  /** Identifies the search. */
  key: string;
  spaces: MatchingSpace[];
  /** Path of the list with all of them. */
  href: string;
}

export interface BudgetData extends RequireData {
  matching: MatchingSpaces;
  /** ISO day of the visit. */
  today: string;
}

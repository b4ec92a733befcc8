import type { LayoutKey } from "../space/layouts.ts";
import type { Turnover } from "./turnover/compute-turnover.ts";

/** A turnover with fewer minutes to spare than this is tight. */
export const tightMinutes = 20;

/** What a venue lacks for a block of the programme; `block` is its index. */
export type OfferFailure =
  /** No space seats so many: so many seats are missing in the largest. */
  | { kind: "seats"; block: number; short: number; largest: number }
  /** Spaces that are large enough are known to be blocked on the day. */
  | { kind: "blocked"; block: number }
  /** So many spaces are missing while others are in use. */
  | { kind: "spaces"; block: number; short: number }
  /** Minutes that a turnover lacks, which follows the block `after`. */
  | { kind: "minutes"; block: number; after: number; short: number }
  | { kind: "guestRooms"; block: number; short: number };

/** One change of the programme with which the venue can hold it. */
export type OfferRemedy =
  /** The block begins and ends later, or earlier, by `minutes`. */
  | { kind: "shift"; block: number; minutes: number }
  | { kind: "layout"; block: number; layout: LayoutKey }
  | { kind: "people"; block: number; people: number }
  /** The block takes place on another day of the event, or on a day after its last. */
  | { kind: "day"; block: number; dayNumber: number };

/** A space of the venue for a block. */
export interface Placement {
  block: number;
  spaceId: string;
}

/** A space that is turned over between two blocks; it may be a part of the space before, or have it as a part. */
export interface OfferTurnover extends Turnover {
  after: number;
  block: number;
  spaceId: string;
  /** Minutes between the two blocks. */
  available: number;
  /** It is done before the first block of another day. */
  isOvernight: boolean;
}

/** How a venue holds a programme, or what it lacks. */
export interface Offer {
  /** `tight`: a turnover has less than `tightMinutes` to spare. */
  status: "fits" | "tight" | "doesNotFit";
  /** In the order of time; of a venue that does not fit, as far as it has spaces. Empty where a block fits none. */
  placements: readonly Placement[];
  turnovers: readonly OfferTurnover[];
  /** Yuan by the published prices of the spaces; absent where one of them is unknown. */
  hire?: number;
  floors: number;
  /** Blocks before which a space is turned over on their day, and those before which one is turned over at night. */
  changes: number;
  resets: number;
  /** Empty unless the venue does not fit. */
  failures: readonly OfferFailure[];
  /** The nearest change that helps; absent where none of the kinds does alone. */
  remedy?: OfferRemedy;
}

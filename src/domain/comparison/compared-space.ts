import type { Availability } from "../bookings/get-availability.ts";
import type { Assumptions } from "../estimate/estimate-event.ts";
import type { HireBasis } from "../estimate/estimate-space.ts";
import type { Space } from "../space/space.ts";
import type { LayoutKey } from "../space/layouts.ts";
import { layouts } from "../space/layouts.ts";
import type { Venue } from "../venue/venue.ts";
import { assessCapacity } from "../seating/assess-capacity.ts";

/** The facts of a space that a comparison reads; `priceYear` is that of its prices, where it is known. */
type SpaceFacts = Omit<Space, "listedAt" | "pictures" | "demo" | "priceDate">;

/** The facts of its venue. `place` says where it is, `year` when the source was taken. */
type VenueFacts = Pick<
  Venue,
  "guestRoomCount" | "guestRoomPriceFrom" | "parkingCount" | "features" | "policies" | "transport" | "star" | "grade"
> & { place?: string; year?: number };

/** What the event costs in the space, in yuan; `missing` counts the lines without a price, which the sums leave out. */
export interface SpaceCost {
  low: number;
  /** The likely sum. */
  total: number;
  high: number;
  perHead: number;
  hireBasis?: HireBasis | undefined;
  missing: number;
  /** Meals that the sums suppose: the lunch, and tea breaks a day. */
  lunch: Assumptions["lunch"];
  teaBreaks: number;
}

/** What the event costs in all by published prices: hire, meals, tea breaks, or a package; in yuan, its parts in words. */
export interface SpaceSum {
  total: number;
  perHead: number;
  text: string;
  /** The hire is not published but the city's usual one. */
  isHireEstimated: boolean;
}

/** How far the people of the event sit from the screen, as the plan seats all of them; metres. */
export interface SpaceSight {
  farthest: number;
  screenHeight: number;
}

/** A space of a comparison. */
export interface ComparedSpace {
  space: SpaceFacts;
  venue: VenueFacts;
  /** Absent without people, and where nothing is known to estimate from. */
  cost?: SpaceCost | undefined;
  /** Absent without people, and where a price is unknown altogether. */
  sum?: SpaceSum | undefined;
  sight?: SpaceSight | undefined;
  /** What is known of the days of the event; absent without a date. */
  availability?: Availability | undefined;
}

/** The event that spaces are compared for; without people or a date no fact depends on them. */
export interface ComparisonEvent {
  layout: LayoutKey;
  people?: number | undefined;
  /** ISO day on which it begins. */
  date?: string | undefined;
}

/** Layouts in the order in which a comparison without one tries them. */
const preferred: readonly LayoutKey[] = ["classroom", "theatre", "banquet"];

/** Returns the layout of a comparison that names none: the first that most of the spaces are known to seat. */
export function pickComparisonLayout(spaces: readonly Pick<ComparedSpace, "space">[]): LayoutKey {
  const keys = [...preferred, ...layouts.map(({ key }) => key).filter((key) => !preferred.includes(key))];
  const countSeated = (layout: LayoutKey) =>
    spaces.filter(({ space }) => {
      const { trusted, comfortable } = assessCapacity(space, layout);
      return (trusted ?? comfortable ?? 0) > 0;
    }).length;
  const counts = keys.map(countSeated);
  return keys[counts.indexOf(Math.max(...counts))]!;
}

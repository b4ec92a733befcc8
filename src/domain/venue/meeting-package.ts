/**
 * How long a package lasts: half a day (4 hours), a day (8 hours), a day with its dinner, and a day with dinner and a night in the
 * hotel (24 小时包价, two persons a room).
 */
const packageSpans = ["halfDay", "day", "dayWithDinner", "dayAndNight"] as const;
type PackageSpan = (typeof packageSpans)[number];

const packageMeals = ["buffet", "set", "table"] as const;
type PackageMeal = (typeof packageMeals)[number];

/** Equipment and small things that a package may include. */
const packageItems = [
  "projection",
  "led",
  "sound",
  "microphones",
  "flipChart",
  "paper",
  "water",
  "wifi",
] as const;
type PackageItem = (typeof packageItems)[number];

/**
 * A meeting package 会议包价 of a venue, or of one space of it: one price a head and day for what an event needs. Absent fields are
 * unknown, which is not the same as not included.
 */
export interface MeetingPackage {
  /** As the venue calls it: 全天会议包价. */
  name: string;
  span: PackageSpan;
  /** Yuan a head and day. */
  price: number;
  /** The hire of the space is in the price. */
  includesSpace?: boolean;
  /** Tea breaks a day. */
  teaBreaks?: number;
  /** How lunch is served, where one is included; `none` where the venue says that it is not. */
  lunch?: PackageMeal | "none";
  dinner?: PackageMeal | "none";
  items?: PackageItem[];
  /** Fewest persons that are charged. */
  minimumPeople?: number;
  maximumPeople?: number;
  /** Days of the week on which it is sold, 1 is Monday and 7 Sunday; absent: every day. */
  weekdays?: number[];
  /** ISO day of the last event that it holds for. */
  validUntil?: string;
  /** Per cent of service charge and tax on top of the price; 0: they are in it. */
  surcharge?: number;
  /** What else the venue says of it, in its own words. */
  note?: string;
}

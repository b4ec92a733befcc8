/**
 * How long a package lasts: half a day (4 hours), a day (8 hours), a day with its dinner, and a day with a night in the hotel
 * (24 小时包价).
 */
export const packageSpans = ["halfDay", "day", "dayWithDinner", "dayAndNight"] as const;
export type PackageSpan = (typeof packageSpans)[number];

/** How a meal is served; `unspecified` where the venue only says that there is one: 含午餐. */
export const packageMeals = ["buffet", "set", "table", "unspecified"] as const;
export type PackageMeal = (typeof packageMeals)[number];

/** Equipment and small things that a package may include. A projector has its screen; `screen` is one without a projector. */
export const packageItems = [
  "projection",
  "screen",
  "led",
  "sound",
  "microphones",
  "lectern",
  "registrationDesk",
  "flipChart",
  "whiteboard",
  "paper",
  "water",
  "wifi",
] as const;
export type PackageItem = (typeof packageItems)[number];

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
  /** The hire of the space is in the price; false: it is not. */
  includesSpace?: boolean;
  /** Hours for which the space is there, where the venue states them. */
  hours?: number;
  /** Tea breaks a day; 0: none. */
  teaBreaks?: number;
  /** The breakfast after a night in the hotel. */
  breakfast?: boolean;
  /** How lunch is served, where one is included; `none` where the venue says that it is not. */
  lunch?: PackageMeal | "none";
  dinner?: PackageMeal | "none";
  items?: PackageItem[];
  /** What the venue says that the price does not include. */
  excludedItems?: PackageItem[];
  /** Number of microphones among the items. */
  microphoneCount?: number;
  /** Persons in a guest room of a package with a night: the same package costs a person alone in a room more. */
  guestsPerRoom?: number;
  /** Fewest persons that are charged. */
  minimumPeople?: number;
  maximumPeople?: number;
  /** Days of the week on which it is sold, 1 is Monday and 7 Sunday; absent: every day. */
  weekdays?: number[];
  /** ISO days of the first and the last event that it holds for. */
  validFrom?: string;
  validUntil?: string;
  /** Per cent of service charge and tax on top of the price; 0: they are in it. */
  surcharge?: number;
  /** What else the venue says of it, in its own words. */
  note?: string;
}

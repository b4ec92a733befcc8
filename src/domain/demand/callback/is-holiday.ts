/**
 * Public holidays on which no one calls back, as ISO days, first and last included. 2026: as arranged by the State Council.
 * 2027, whose arrangement is not out yet: the days of the law (全国年节及纪念日放假办法, in force since 2025), the working days that
 * make up for those on a weekend, and the days that have been free every year since 2000 (up to the sixth of the first
 * month, and 7 October). Weekends that are worked in exchange count as weekends: a call that comes early breaks no promise.
 */
const holidays: readonly (readonly [first: string, last: string])[] = [
  ["2026-01-01", "2026-01-03"],
  ["2026-02-15", "2026-02-23"],
  ["2026-04-04", "2026-04-06"],
  ["2026-05-01", "2026-05-05"],
  ["2026-06-19", "2026-06-21"],
  ["2026-09-25", "2026-09-27"],
  ["2026-10-01", "2026-10-07"],
  ["2027-01-01", "2027-01-01"],
  ["2027-02-05", "2027-02-11"],
  ["2027-04-05", "2027-04-05"],
  ["2027-05-01", "2027-05-04"],
  ["2027-06-09", "2027-06-09"],
  ["2027-09-15", "2027-09-15"],
  ["2027-10-01", "2027-10-07"],
];

/** Returns whether an ISO day is a public holiday in China; false in years that the table does not have. */
export const isHoliday = (day: string): boolean => holidays.some(([first, last]) => first <= day && day <= last);

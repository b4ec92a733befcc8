import type { BookedPeriod } from "#domain/bookings/booked-period.ts";

/** A line of a table of blocked dates. */
export interface BookingRow extends BookedPeriod {
  spaceCode: string;
}

/** Headings of a table of blocked dates, by the name that JSON has; venue and space are for the reader only. */
export const bookingHeadings = {
  spaceCode: "会议室编号",
  venue: "酒店名称",
  space: "会议室名称",
  from: "开始日期",
  to: "结束日期",
  state: "状态",
  confirmedOn: "核实日期",
} as const;
export type BookingField = keyof typeof bookingHeadings;

/** The parts of what an event costs, in the order in which they are named. */
export const sumPartKeys = ["hire", "lunch", "teaBreaks", "dinner", "banquet", "guestRooms"] as const;
export type SumPartKey = (typeof sumPartKeys)[number];

/** Names of the parts of a sum, in the trade's words. */
export const sumPartNames: Readonly<Record<SumPartKey | "package", string>> = {
  hire: "场租",
  lunch: "午餐",
  teaBreaks: "茶歇",
  dinner: "晚餐",
  banquet: "围桌",
  guestRooms: "客房",
  package: "会议包价",
};

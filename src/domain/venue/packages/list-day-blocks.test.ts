import { expect, it } from "vitest";
import type { MeetingPackage } from "../meeting-package.ts";
import { listDayBlocks } from "./list-day-blocks.ts";

const describe = (meetingPackage: Partial<MeetingPackage>) =>
  listDayBlocks({ name: "包价", span: "day", price: 1, ...meetingPackage }).map(
    ({ label, from, to }) => `${label} ${from}-${to}`,
  );

it.each<[Partial<MeetingPackage>, string[]]>([
  [{ span: "halfDay", teaBreaks: 1 }, ["会场 8.5-12", "茶歇 10-10.5"]],
  [{ teaBreaks: 2, lunch: "buffet" }, ["会场 8.5-17.5", "茶歇 10-10.5", "自助午餐 12-13.25", "茶歇 15-15.5"]],
  [{ hours: 8, dinner: "table", span: "dayWithDinner" }, ["会场 8.5-16.5", "晚餐 18.5-21"]],
  [{ hours: 24, span: "dayAndNight", lunch: "none" }, ["会场 8.5-22"]],
  [{ includesSpace: false, lunch: "set" }, ["午餐 12-13.25"]],
])("draws what a package states: %o", (meetingPackage, blocks) => expect(describe(meetingPackage)).toEqual(blocks));

import { expect, it } from "vitest";
import type { MeetingPackage } from "#domain/venue/meeting-package.ts";
import { findDaySum } from "./find-day-sum.ts";

const day: MeetingPackage = { name: "全天会议包价", span: "day", price: 368, includesSpace: true };

it("takes the cheapest package of a day that has the space in it and holds for the people", () => {
  const packages: MeetingPackage[] = [
    day,
    { ...day, name: "半天", span: "halfDay", price: 200 },
    { ...day, name: "不含场租", price: 100, includesSpace: false },
    { ...day, name: "小会", price: 300, maximumPeople: 50 },
  ];
  expect(findDaySum(packages, 180)).toEqual({ name: "全天会议包价", total: 66_240 });
  expect(findDaySum(packages, 50)).toEqual({ name: "小会", total: 15_000 });
});

it("charges the fewest people of a package, and is undefined without one", () => {
  expect(findDaySum([{ ...day, minimumPeople: 30 }], 10)?.total).toBe(11_040);
  expect(findDaySum([], 10)).toBeUndefined();
});

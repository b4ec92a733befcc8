import { expect, it } from "vitest";
import { formatShownSpaceTitle } from "./format-shown-space-title.ts";

const seated = { layout: "classroom", people: 180, seats: 190 } as const;

it("names the seats that are left, and none where all are taken", () => {
  expect(formatShownSpaceTitle(seated, true)).toBe("180 人课桌式，余 10 座");
  expect(formatShownSpaceTitle({ ...seated, people: 190 }, true)).toBe("190 人课桌式");
  expect(formatShownSpaceTitle({ ...seated, people: 1200, seats: undefined }, true)).toBe("1,200 人课桌式");
});

it("names how many a space seats where the sentence has no people", () => {
  expect(formatShownSpaceTitle({ ...seated, people: 190 }, false)).toBe("课桌式，可坐 190 人");
});

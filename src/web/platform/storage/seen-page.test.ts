import { expect, test } from "vitest";
import { parseLastSearch, parseSeenPages } from "./seen-page.ts";

const venue = { path: "/view/hotel-7", name: "国贸大饭店" };
const space = { path: "/view/hotel-7/meetingspace-3", name: "青岛厅", venue: "国贸大饭店", demo: true };

test("what was seen is read back, each page once and the last 24", () => {
  expect(parseSeenPages([space, venue, { ...space, name: "旧名" }])).toEqual([space, venue]);
  const many = Array.from({ length: 40 }, (_, index) => ({ path: `/view/hotel-${index}`, name: "场地" }));
  expect(parseSeenPages(many)).toEqual(many.slice(0, 24));
});

test.each([
  ["another site", { ...venue, path: "//evil.example/view/hotel-7" }],
  ["a script", { ...venue, path: "javascript:alert(1)" }],
  ["a private page", { ...venue, path: "/demand/abcdefghijklmnop" }],
  ["a query", { ...venue, path: "/view/hotel-7?mobile=1" }],
  ["no name", { ...venue, name: " " }],
  ["nothing", null],
])("%s is not read back", (_, stored) => {
  expect(parseSeenPages([stored])).toBeUndefined();
});

test.each([
  ["/beijing/changdi-p200?q=%E5%9B%BD%E8%B4%B8", true],
  ["/beijing/kongjian", true],
  ["//evil.example/changdi", false],

  ["/view/hotel-7", false],
])("the last search leads to %s: %s", (href, isRead) => {
  expect(parseLastSearch({ href, name: "北京会议场地" }) !== undefined).toBe(isRead);
});

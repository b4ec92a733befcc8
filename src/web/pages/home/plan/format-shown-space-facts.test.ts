import { expect, it } from "vitest";
import { formatShownSpaceFacts } from "./format-shown-space-facts.ts";

const facts = { layout: "classroom", people: 180, capacities: { classroom: 190 }, farthest: 21.5 } as const;

it.each([
  [
    "names what is measured",
    { ...facts, space: { height: 4.3 } },
    "课桌式 180 人，余 10 座；末排距屏 21.5 m；净高 4.3 m",
  ],
  ["leaves out an unknown height", { ...facts, space: {} }, "课桌式 180 人，余 10 座；末排距屏 21.5 m"],
  [
    "says nothing of seats that are not left",
    { ...facts, people: 190, farthest: undefined, space: {} },
    "课桌式 190 人",
  ],
])("%s", (_what, shown, expected) => {
  expect(formatShownSpaceFacts(shown)).toBe(expected);
});

import { expect, it } from "vitest";
import { formatDistance, formatRouteDistance } from "./get-distance-metres.ts";

it("rounds route distances to a practical precision", () => {
  const formatted = [405.4, 994, 996, 2870, 9960, 44_900].map((metres) =>
    formatRouteDistance(metres).replaceAll("\u00a0", " "),
  );
  expect(formatted).toEqual(["405 米", "994 米", "1.0 公里", "2.9 公里", "10 公里", "45 公里"]);
});

it("formats distances as the specification defines", () => {
  expect([999, 1000, 44_900].map(formatDistance)).toEqual(["999 米", "1.00 公里", "44.90 公里"]);
});

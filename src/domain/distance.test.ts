import { expect, it } from "vitest";
import { formatDistance } from "./distance.ts";

it("formats distances as the specification defines", () => {
  const formatted = [0, 405.4, 999, 999.4, 999.6, 1000, 44_900, 1_234_567].map((metres) =>
    formatDistance(metres).replaceAll("\u00a0", " "),
  );
  expect(formatted).toEqual([
    "0 米",
    "405 米",
    "999 米",
    "999 米",
    "1.00 公里",
    "1.00 公里",
    "44.90 公里",
    "1,234.57 公里",
  ]);
});

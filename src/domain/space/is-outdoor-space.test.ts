import { expect, it } from "vitest";
import { isOutdoorSpace } from "./is-outdoor-space.ts";

it.each([
  ["湖畔草坪", true],
  ["屋顶花园", true],
  ["篝火场", true],
  ["花园厅", false],
  ["宴会厅A", false],
])("%s", (name, isOutdoors) => expect(isOutdoorSpace({ name })).toBe(isOutdoors));

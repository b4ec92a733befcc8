import { expect, it } from "vitest";
import { isAboutEqual } from "./is-about-equal.ts";

it("takes figures that differ by less than 3 % for equal, in either order", () => {
  for (const [a, b, isEqual] of [
    [100_000, 100_200, true],
    [100_000, 97_001, true],
    [100_000, 97_000, false],
    [16.1, 16.2, true],
    [0, 0, true],
    [0, 1, false],
  ] as const) {
    expect([isAboutEqual(a, b), isAboutEqual(b, a)]).toEqual([isEqual, isEqual]);
  }
});

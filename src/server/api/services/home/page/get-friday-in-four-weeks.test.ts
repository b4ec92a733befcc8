import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { getFridayInFourWeeks } from "./get-friday-in-four-weeks.ts";

describe("getFridayInFourWeeks", () => {
  it("returns the Friday nearest to four weeks ahead", () => {
    expect(getFridayInFourWeeks("2026-11-21")).toBe("2026-12-18");
    expect(getFridayInFourWeeks("2026-11-20")).toBe("2026-12-18");
    expect(getFridayInFourWeeks("2026-11-23")).toBe("2026-12-18");
    expect(getFridayInFourWeeks("2026-11-24")).toBe("2026-12-25");
  });

  it("always returns a Friday 25 to 31 days ahead", () => {
    const days = fc.integer({ min: 0, max: 40_000 }).map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, (today) => {
        const day = getFridayInFourWeeks(today);
        const ahead = (Date.parse(day) - Date.parse(today)) / 86_400_000;
        expect(new Date(day).getUTCDay()).toBe(5);
        expect(ahead).toBeGreaterThanOrEqual(25);
        expect(ahead).toBeLessThanOrEqual(31);
      }),
    );
  });
});

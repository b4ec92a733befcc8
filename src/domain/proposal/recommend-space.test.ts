import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Candidate, findShortcomings, recommendSpace } from "./recommend-space.ts";

const candidate: fc.Arbitrary<Candidate> = fc.record({
  fit: fc.constantFrom(
    { kind: "fits", seats: 200, spare: 20 } as const,
    { kind: "tight", seats: 200 } as const,
    { kind: "over", seats: 100, short: 80 } as const,
    { kind: "unsuitable" } as const,
    { kind: "unknown" } as const,
    undefined,
  ),
  sight: fc.option(
    fc.record({ farthest: fc.double({ min: 3, max: 60, noNaN: true }), screenHeight: fc.constantFrom(2, 3) }),
    {
      nil: undefined,
    },
  ),
  cost: fc.option(
    fc.record({ total: fc.integer({ min: 0, max: 1_000_000 }), missing: fc.integer({ min: 0, max: 2 }) }),
    {
      nil: undefined,
    },
  ),
  isBooked: fc.option(fc.boolean(), { nil: undefined }),
});
const candidates = fc.array(candidate, { minLength: 1, maxLength: 6 });

const fits = (total: number, farthest = 15): Candidate => ({
  fit: { kind: "fits", seats: 200, spare: 20 },
  sight: { farthest, screenHeight: 3 },
  cost: { total, missing: 0 },
});

describe("recommendSpace", () => {
  it("recommends the cheapest of those that fall short of nothing, and says what it costs more than the cheapest of all", () => {
    const tight: Candidate = { ...fits(60_000), fit: { kind: "tight", seats: 180 } };
    expect(recommendSpace([fits(90_000), fits(80_000), tight])).toEqual({
      index: 1,
      cheapest: 2,
      more: 20_000,
      why: "tight",
    });
    expect(recommendSpace([fits(90_000), fits(80_000)])).toEqual({ index: 1, cheapest: 1, more: 0 });
    expect(recommendSpace([{ ...fits(90_000), cost: undefined }])).toEqual({ index: 0 });
    expect(recommendSpace([{ fit: { kind: "over", seats: 10, short: 5 } }])).toBeUndefined();
    expect(recommendSpace([])).toBeUndefined();
  });

  it("recommends none before the others where their costs differ by less than 3 %", () => {
    const tight: Candidate = { ...fits(60_000), fit: { kind: "tight", seats: 180 } };
    expect(recommendSpace([fits(80_160), fits(80_000)])).toEqual({ index: 0, alike: [0, 1] });
    expect(recommendSpace([fits(95_000), fits(80_160), tight, fits(80_000)])).toEqual({
      index: 1,
      alike: [1, 3],
      cheapest: 2,
      more: 20_000,
      why: "tight",
    });
    expect(recommendSpace([fits(80_000), { ...fits(79_900), fit: tight.fit }])).toMatchObject({ index: 0, more: 100 });
    const unknown: Candidate = { ...fits(0), cost: undefined };
    expect(recommendSpace([unknown, unknown])).toEqual({ index: 0, alike: [0, 1] });
  });

  it("recommends what is not booked on the date, though it costs more or is tight, and nothing where all are booked", () => {
    const booked: Candidate = { ...fits(60_000), isBooked: true };
    const tight: Candidate = { ...fits(80_000), fit: { kind: "tight", seats: 180 } };
    expect(recommendSpace([booked, tight])).toEqual({ index: 1, cheapest: 0, more: 20_000, why: "booked" });
    expect(recommendSpace([booked])).toBeUndefined();
  });

  it("never recommends what does not seat the people or is booked, nor what falls short where another does not", () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const found = recommendSpace(all);
        const isPossible = all.some(({ isBooked, ...one }) => !isBooked && !findShortcomings(one).includes("seats"));
        expect(found !== undefined).toBe(isPossible);
        if (!found) return;
        const own = findShortcomings(all[found.index]!);
        for (const one of ["seats", "booked"]) expect(own).not.toContain(one);
        if (all.some((one) => findShortcomings(one).length === 0)) expect(own).toEqual([]);
      }),
    );
  });

  it("recommends one of several only where it is better by more than 3 % of its costs", () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const found = recommendSpace(all);
        if (!found) return;
        const { alike = [found.index] } = found;
        const own = findShortcomings(all[found.index]!);
        for (const [at, one] of all.entries()) {
          if (alike.includes(at) || findShortcomings(one).join() !== own.join()) continue;
          const [best, other] = [all[found.index]!.cost, one.cost];
          if (best && best.missing === other?.missing)
            expect(other.total).toBeGreaterThanOrEqual(Math.min(...alike.map((a) => all[a]!.cost!.total)) * 1.03 - 1);
        }
      }),
    );
  });

  it("names a difference to the cheapest only where both are known in full, and never a negative one", () => {
    fc.assert(
      fc.property(candidates, (all) => {
        const found = recommendSpace(all);
        if (found?.cheapest === undefined) return;
        const alike = (found.alike ?? [found.index]).map((at) => all[at]!.cost!);
        const own = alike.toSorted((a, b) => a.total - b.total)[0]!;
        const least = all[found.cheapest]!.cost!;
        expect([own.missing, least.missing]).toEqual([0, 0]);
        expect(found.more).toBe(own.total - least.total);
        for (const { cost } of all) if (cost?.missing === 0) expect(cost.total).toBeGreaterThanOrEqual(least.total);
        if (found.more! > 0) expect(found.why).toBeDefined();
      }),
    );
  });
});

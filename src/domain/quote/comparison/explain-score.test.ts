import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explainScore, type ScoredQuote } from "./explain-score.ts";

/** The three complete quotes of the drawing, in yuan there. */
const drawn: [string, ScoredQuote, number, number[]][] = [
  [
    "the dearest with the roomiest space",
    { fen: 247_017, fit: "comfortable", missingNeeds: 0, minutes: 9, answerHours: 4.2 },
    89.2,
    [35.9, 30, 7.5, 15.8],
  ],
  [
    "the cheapest, which is tight",
    { fen: 221_860, fit: "tight", missingNeeds: 0, minutes: 6, answerHours: 0.8 },
    86.2,
    [40, 18, 9, 19.2],
  ],
  [
    "one with a pillar in view",
    { fen: 228_830, fit: "comfortable", hasPillarInView: true, missingNeeds: 0, minutes: 11, answerHours: 5.3 },
    81,
    [38.8, 21, 6.5, 14.7],
  ],
];

describe("explainScore", () => {
  it.each(drawn)("scores %s", (_, quote, score, shares) => {
    const explained = explainScore(quote, 221_860);
    expect(explained.parts.map(({ share }) => share)).toEqual(shares);
    expect(explained.score).toBe(score);
  });

  it("gives the weight of an unknown part to the others", () => {
    const explained = explainScore({ fen: 200, missingNeeds: 0 }, 100);
    expect(explained).toEqual({ parts: [{ key: "price", points: 50, share: 50 }], score: 50 });
  });

  it("takes 30 points for a missing need, and once for all of them", () => {
    const score = (missingNeeds: number) =>
      explainScore({ fen: 1, fit: "comfortable", missingNeeds }, 1).parts.find(({ key }) => key === "space")?.points;
    expect([0, 1, 5].map(score)).toEqual([100, 70, 70]);
  });

  it("is between 0 and 100 and never rises with the price", () => {
    const quote = fc.record({
      fen: fc.integer({ min: 1, max: 1e10 }),
      fit: fc.constantFrom("comfortable" as const, "tight" as const, undefined),
      missingNeeds: fc.integer({ min: 0, max: 9 }),
      minutes: fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
      answerHours: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(quote, fc.integer({ min: 1, max: 1000 }), (one, more) => {
        const { score } = explainScore(one, 1);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100.2);
        expect(explainScore({ ...one, fen: one.fen * (1 + more) }, 1).score).toBeLessThanOrEqual(score);
      }),
    );
  });
});

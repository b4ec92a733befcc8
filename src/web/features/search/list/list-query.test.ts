import { describe, expect, it } from "vitest";
import { emptyVenueQuery } from "../../../../domain/search/grammar.ts";
import { toEventSizeQuery, withParsedTerms } from "./parse-list-input.ts";
import { hasSpaceConstraint, countAppliedConditions } from "./list-query.ts";

const term = (kind: string, text: string, value: unknown) => ({ kind, text, value });

describe("list query", () => {
  it("counts selected filters and parsed terms, each term once, and skips terms that filter nothing", () => {
    const terms = [
      term("date", "下周五", "2026-11-27"),
      term("people", "150 人", 150),
      term("star", "四星以上", 4),
      term("star", "四星以上", 5),
    ];
    expect(countAppliedConditions({ ...emptyVenueQuery, features: 0b101 }, terms, {})).toBe(4);
    expect(countAppliedConditions(emptyVenueQuery, [], { box: "1,2,3,4" })).toBe(1);
    expect(countAppliedConditions(emptyVenueQuery, terms.slice(0, 1), { q: "下周五" })).toBe(0);
  });

  it("tells constraints on a space from constraints on its venue", () => {
    expect(
      hasSpaceConstraint({ ...emptyVenueQuery, region: "110105", types: 1 }, [term("brand", "万豪", "marriott")]),
    ).toBe(false);
    expect(hasSpaceConstraint({ ...emptyVenueQuery, people: 150 }, [])).toBe(true);
    expect(hasSpaceConstraint(emptyVenueQuery, [term("feature", "LED", 3)])).toBe(true);
  });

  it("returns only the requested event size, selected filters before parsed terms", () => {
    const terms = [term("people", "150 人", 150), term("layout", "课桌式", 2)];
    expect(toEventSizeQuery(emptyVenueQuery)).toEqual({});
    expect(toEventSizeQuery(withParsedTerms(emptyVenueQuery, terms))).toEqual({ people: 150, layout: "classroom" });
    expect(toEventSizeQuery(withParsedTerms({ ...emptyVenueQuery, people: 80 }, terms.slice(0, 1)))).toEqual({
      people: 80,
    });
  });
});

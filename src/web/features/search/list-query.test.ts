import { describe, expect, it } from "vitest";
import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import { askOf, withWords } from "./list-input.ts";
import { asksOfHall, countApplied } from "./list-query.ts";

const piece = (kind: string, text: string, value: unknown) => ({ kind, text, value });

describe("list query", () => {
  it("counts selected filters and parsed terms, each term once, and skips terms that filter nothing", () => {
    const said = [
      piece("date", "下周五", "2026-11-27"),
      piece("people", "150 人", 150),
      piece("star", "四星以上", 4),
      piece("star", "四星以上", 5),
    ];
    expect(countApplied({ ...emptyVenueQuery, features: 0b101 }, said, {})).toBe(4);
    expect(countApplied(emptyVenueQuery, [], { box: "1,2,3,4" })).toBe(1);
    expect(countApplied(emptyVenueQuery, said.slice(0, 1), { q: "下周五" })).toBe(0);
  });

  it("tells constraints on a space from constraints on its venue", () => {
    expect(asksOfHall({ ...emptyVenueQuery, region: "110105", types: 1 }, [piece("brand", "万豪", "marriott")])).toBe(
      false,
    );
    expect(asksOfHall({ ...emptyVenueQuery, people: 150 }, [])).toBe(true);
    expect(asksOfHall(emptyVenueQuery, [piece("feature", "LED", 3)])).toBe(true);
  });

  it("returns only the requested event size, selected filters before parsed terms", () => {
    const said = [piece("people", "150 人", 150), piece("layout", "课桌式", 2)];
    expect(askOf(emptyVenueQuery)).toEqual({});
    expect(askOf(withWords(emptyVenueQuery, said))).toEqual({ people: 150, layout: "classroom" });
    expect(askOf(withWords({ ...emptyVenueQuery, people: 80 }, said.slice(0, 1)))).toEqual({ people: 80 });
  });
});

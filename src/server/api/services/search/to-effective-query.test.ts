import { describe, expect, it } from "vitest";
import { parseBox } from "#domain/search/box.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import type { ParsedTerm, TermKind, TermValues } from "#domain/search/sentence/parsed-term.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";
import type { ListRequest } from "./list-request.ts";
import { resolveSentence } from "./resolve-sentence.ts";
import { toEffectiveQuery } from "./to-effective-query.ts";

const term = <Kind extends TermKind>(kind: Kind, text: string, value: TermValues[Kind]) =>
  ({ kind, text, value }) as unknown as ParsedTerm;

function effectiveOf(query: ListQuery, parsed: ParsedTerm[], place: ListRequest["place"] = {}) {
  const city = findCityByCode("110000")!;
  const sentence = { city, parsed: { understood: parsed, unread: [], cities: [] } };
  return toEffectiveQuery(
    resolveSentence({ findVenuePosition: () => undefined }, sentence, {
      city,
      query,
      q: "",
      place,
      budget: {},
      getRates: () => undefined,
    }),
  );
}

describe("effective query", () => {
  it("counts selected filters and parsed terms, each term once, and skips terms that filter nothing", () => {
    const terms = [
      term("date", "下周五", "2026-11-27"),
      term("people", "150 人", 150),
      term("star", "四星以上", 4),
      term("star", "四星以上", 5),
    ];
    expect(effectiveOf({ ...emptyQuery, features: 0b101 }, terms).conditions).toBe(4);
    expect(effectiveOf(emptyQuery, [], { box: parseBox("1,2,3,4") }).conditions).toBe(1);
    expect(effectiveOf(emptyQuery, terms.slice(0, 1)).conditions).toBe(0);
  });

  it("tells constraints on a space from constraints on its venue", () => {
    expect(effectiveOf({ ...emptyQuery, region: "110105", types: 1 }, [term("brand", "万豪", "marriott")]).scope).toBe(
      "venue",
    );
    expect(effectiveOf({ ...emptyQuery, people: 150 }, []).scope).toBe("space");
    expect(effectiveOf(emptyQuery, [term("feature", "LED", 3)]).scope).toBe("space");
  });

  it("has the event size, selected filters before parsed terms", () => {
    const terms = [term("people", "150 人", 150), term("layout", "课桌式", 2)];
    expect(effectiveOf(emptyQuery, [])).toMatchObject({ people: 0, layout: undefined });
    expect(effectiveOf(emptyQuery, terms)).toMatchObject({ people: 150, layout: "classroom" });
    expect(effectiveOf({ ...emptyQuery, people: 80 }, terms.slice(0, 1))).toMatchObject({ people: 80 });
  });

  it("has what a demand takes over from the sentence", () => {
    const terms = [
      term("date", "下周五", "2026-11-27"),
      term("days", "两天", 2),
      term("price", "预算 3 万", 30_000),
      term("rooms", "20 间房", 20),
      term("eventType", "培训", "training"),
      term("feature", "LED", 0),
    ];
    expect(effectiveOf(emptyQuery, terms)).toMatchObject({
      city: "110000",
      date: { from: "2026-11-27", to: "2026-11-27", text: "下周五" },
      days: 2,
      budget: 30_000,
      rooms: 20,
      eventType: "training",
      sentenceFeatures: 1,
    });
    const month = term("date", "下个月", { from: "2026-12-01", to: "2026-12-31" });
    expect(effectiveOf(emptyQuery, [month]).date).toEqual({ from: "2026-12-01", to: "2026-12-31", text: "下个月" });
  });
});

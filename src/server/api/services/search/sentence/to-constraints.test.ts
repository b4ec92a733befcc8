import { describe, expect, it } from "vitest";
import { emptyQuery } from "#domain/search/filters.ts";
import type { ParsedTerm, TermKind, TermValues } from "#domain/search/sentence/parsed-term.ts";
import { withoutOverridden, mergeQuery, toConstraints } from "./to-constraints.ts";

const makeTerm = <Kind extends TermKind>(kind: Kind, value: TermValues[Kind]) =>
  ({ kind, text: kind, value }) as unknown as ParsedTerm;

describe("constraints from a sentence", () => {
  it("become filters where possible", () => {
    const { query } = toConstraints([
      makeTerm("venueType", 0),
      makeTerm("venueType", 10),
      makeTerm("star", 5),
      makeTerm("star", 2),
      makeTerm("people", 200),
      makeTerm("layout", 2),
      makeTerm("feature", 0),
      makeTerm("feature", 7),
      makeTerm("height", 45),
      makeTerm("sort", 4),
    ]);
    expect(query).toEqual({
      types: (1 << 0) | (1 << 10),
      stars: (1 << 0) | (1 << 3),
      people: 200,
      layout: 2,
      features: 1 | (1 << 7),
      height: 45,
      sort: 4,
    });
  });

  it("become search context otherwise", () => {
    const { context } = toConstraints([
      makeTerm("brand", "hilton"),
      makeTerm("rating", 4.5),
      makeTerm("roomPrice", { min: 200, max: 300 }),
      makeTerm("facility", "早餐服务"),
      makeTerm("near", "前门"),
      makeTerm("rooms", 80),
      makeTerm("region", "110105"),
      makeTerm("region", "110101"),
      makeTerm("name", "国贸"),
      makeTerm("name", "酒店"),
    ]);
    expect(context).toEqual({
      brands: ["hilton"],
      rating: 4.5,
      roomPrice: { min: 200, max: 300 },
      facilities: [["早餐服务"]],
      near: ["前门"],
      guestRooms: 80,
      regions: ["110105", "110101"],
      keyword: "国贸 酒店",
    });
  });

  it("ignore kinds that do not filter", () => {
    expect(
      toConstraints([
        makeTerm("date", "2026-12-01"),
        makeTerm("days", 2),
        makeTerm("eventType", "training"),
        makeTerm("city", "310000"),
      ]),
    ).toEqual({
      query: {},
      context: {},
    });
  });
});

describe("with selected filters", () => {
  const chosen = { ...emptyQuery, people: 100, features: 2 };
  const terms = [makeTerm("people", 200), makeTerm("layout", 2), makeTerm("feature", 0), makeTerm("near", "前门")];

  it("drops terms that a selected value overrides", () => {
    expect(withoutOverridden(terms, chosen).map(({ kind }) => kind)).toEqual(["layout", "feature", "near"]);
  });

  it("requires the features of both", () => {
    expect(mergeQuery(chosen, toConstraints(withoutOverridden(terms, chosen)))).toMatchObject({
      people: 100,
      layout: 2,
      features: 3,
    });
  });
});

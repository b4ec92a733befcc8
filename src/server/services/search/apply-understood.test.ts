import { describe, expect, it } from "vitest";
import { emptyVenueQuery } from "../../../domain/search/grammar.ts";
import type { FactValue, Kind, Understood } from "../../../domain/search/sentence.ts";
import { inForce, together, wishesOf } from "./apply-understood.ts";

const said = (kind: Kind, value: FactValue): Understood => ({ kind, text: kind, value });

describe("constraints from a sentence", () => {
  it("become groups where possible", () => {
    const { groups } = wishesOf([
      said("venueType", 0),
      said("venueType", 10),
      said("star", 5),
      said("star", 2),
      said("people", 200),
      said("layout", 2),
      said("feature", 0),
      said("feature", 7),
      said("height", 45),
      said("sort", 4),
    ]);
    expect(groups).toEqual({
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
    const { beside } = wishesOf([
      said("brand", "hilton"),
      said("rating", 4.5),
      said("roomPrice", { min: 200, max: 300 }),
      said("facility", "早餐服务"),
      said("near", "前门"),
      said("rooms", 80),
      said("region", "110105"),
      said("region", "110101"),
      said("name", "国贸"),
      said("name", "酒店"),
    ]);
    expect(beside).toEqual({
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
      wishesOf([said("date", "2026-12-01"), said("days", 2), said("eventType", "training"), said("city", "310000")]),
    ).toEqual({
      groups: {},
      beside: {},
    });
  });
});

describe("with selected groups", () => {
  const chosen = { ...emptyVenueQuery, people: 100, features: 2 };
  const understood = [said("people", 200), said("layout", 2), said("feature", 0), said("near", "前门")];

  it("drops terms that a selected value overrides", () => {
    expect(inForce(understood, chosen).map(({ kind }) => kind)).toEqual(["layout", "feature", "near"]);
  });

  it("requires the features of both", () => {
    expect(together(chosen, wishesOf(inForce(understood, chosen)))).toMatchObject({
      people: 100,
      layout: 2,
      features: 3,
    });
  });
});

import { describe, expect, it } from "vitest";
import { emptyEffectiveQuery } from "#tests/empty-effective-query.ts";
import type { EffectiveQuery, Understood } from "#contract/schemas/search-site.ts";
import { emptyQuery, type ListQuery } from "#domain/search/filters.ts";
import { formatEventDates, toDemandFields } from "./to-demand-fields.ts";

const filters = {
  regions: [{ kind: "district" as const, name: "行政区", options: [{ id: "110105", name: "朝阳区" }] }],
} as unknown as Parameters<typeof toDemandFields>[2];
const toFields = (
  effective: EffectiveQuery,
  {
    query = emptyQuery,
    understood = [],
    unread = [],
  }: { query?: ListQuery; understood?: Understood[]; unread?: string[] } = {},
) => {
  const fields = toDemandFields("beijing", { effective, query, understood, unread }, filters);
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
};

describe("toDemandFields", () => {
  it("has everything that a list was searched by", () => {
    const effective: EffectiveQuery = {
      ...emptyEffectiveQuery,
      filters: { ...emptyQuery, features: 5 },
      people: 150,
      layout: "classroom",
      date: { from: "2026-11-27", to: "2026-11-27", text: "下周五" },
      days: 2,
      budget: 30_000,
      rooms: 20,
      eventType: "training",
    };
    expect(toFields(effective)).toEqual({
      city: "beijing",
      people: 150,
      layout: "classroom",
      date: "2026-11-27",
      days: 2,
      budget: 30_000,
      rooms: 20,
      eventType: "training",
      features: 5,
    });
    expect(toFields(emptyEffectiveQuery)).toEqual({ city: "beijing" });
  });

  it("fills the budget of a day from what a budget in all leaves for the hire, unless one of a day is stated", () => {
    const split = { text: "场租还剩约 5 万元", hireADay: 25_000, href: "/activity/budget" };
    const effective = { ...emptyEffectiveQuery, people: 150, total: 100_000, split };
    expect(toFields(effective)).toMatchObject({ budget: 25_000, total: 100_000 });
    expect(toFields({ ...effective, budget: 30_000 })).toMatchObject({ budget: 30_000, total: 100_000 });
    const exceeded = { ...effective, split: { ...split, hireADay: 0 } };
    expect(toFields(exceeded)).toEqual({ city: "beijing", people: 150, total: 100_000 });
  });

  it("has a range of days", () => {
    const date = { from: "2026-12-01", to: "2026-12-31", text: "十二月" };
    expect(toFields({ ...emptyEffectiveQuery, date })).toEqual({
      city: "beijing",
      date: "2026-12-01",
      dateTo: "2026-12-31",
    });
    expect(formatEventDates(date)).toBe("十二月");
    expect(formatEventDates({ ...date, to: date.from })).toBe("12 月 1 日 周二");
  });

  it("puts conditions without a field and what was not understood into the remarks", () => {
    const understood: Understood[] = [
      { kind: "city", text: "北京", value: "110000" },
      { kind: "people", text: "200人", value: 200 },
      { kind: "brand", text: "万豪", value: "万豪" },
      { kind: "near", text: "鸟槽附近", corrected: "鸟巢附近", value: "鸟巢" },
    ];
    const query = { ...emptyQuery, region: "110105", people: 200, area: 300, features: 1, stars: 1 };
    expect(toFields(emptyEffectiveQuery, { query, understood, unread: ["烧烤", "篝火"] }).remarks).toBe(
      "要求：朝阳区、五星 豪华型、面积 300 m² 以上、万豪、鸟巢附近；未识别：烧烤、篝火",
    );
  });
});

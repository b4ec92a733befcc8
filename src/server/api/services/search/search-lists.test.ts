import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { randomQuery, randomRows } from "#tests/search/random-rows.ts";
import { endpoints } from "#contract/index.ts";
import { getRegions } from "#server/geography/get-regions.ts";
import { formatBudgetSplit } from "#domain/estimate/description/format-budget-split.ts";
import { formatGroups } from "#domain/search/grammar.ts";
import { getEstimate } from "../estimate/get-estimate.ts";
import { searchSpaces } from "./search-spaces.ts";
import { searchVenues } from "./search-venues.ts";

const context = await createMemoryContext({
  venues: [
    createTestVenue("1", { name: "北京国贸大酒店", regionIds: ["110105"], star: 5, lng: 116.46, lat: 39.91 }),
    createTestVenue("2", { name: "望京会议中心", type: "conference-centre", regionIds: ["110105", "110010002"] }),
    createTestVenue("3", { regionIds: ["110101"] }),
  ],
  spaces: [
    createTestSpace("11", "1", {
      capacity: { theatre: 400, classroom: 240 },
      area: 400,
      priceDay: 30_000,
      features: ["led"],
    }),
    createTestSpace("12", "1", { capacity: { theatre: 120, classroom: 60 }, area: 110, priceDay: 8000 }),
    createTestSpace("21", "2", { capacity: { classroom: 210 }, priceDay: 12_000 }),
  ],
});

const station = getRegions("110000").find(({ kind, name }) => kind === "metro" && name === "国贸")!;
const placed = await createMemoryContext({
  venues: [0.01, 0.001].map((away, at) =>
    createTestVenue(String(5 + at), {
      regionIds: ["110105", station.id],
      nearPlaces: ["故宫"],
      lng: station.lng,
      lat: station.lat + away,
    }),
  ),
  spaces: [],
});
const sized = await createMemoryContext({
  venues: [
    createTestVenue("7", { star: 5, rating: { score: 4.9, source: "甲" }, guestRoomCount: 500, regionIds: ["110105"] }),
    createTestVenue("8", { regionIds: ["110105"] }),
  ],
  spaces: [
    createTestSpace("71", "7", { capacity: { theatre: 2000 }, area: 2400, height: 9, priceDay: 90_000 }),
    createTestSpace("81", "8", { capacity: { theatre: 130 } }),
  ],
});

describe("a list", () => {
  it("rejects an unknown city and a wrong number of groups", async () => {
    await expect(searchVenues(context, { city: "atlantis" })).rejects.toMatchObject({ reason: "notFound" });
    await expect(searchVenues(context, { city: "beijing", searchParams: "-0-0" })).rejects.toMatchObject({
      reason: "malformed",
    });
    await expect(searchSpaces(context, { city: "beijing", searchParams: "-0-0-0-0-0" })).rejects.toMatchObject({
      reason: "malformed",
    });
  });

  it("drops a region that the city lacks and returns canonical groups", async () => {
    const { total, searchParams } = await searchVenues(context, {
      city: "beijing",
      searchParams: "-310101-0-0-0-0-0-0-9",
    });
    expect({ total, searchParams }).toEqual({ total: 3, searchParams: "-0-0-0-0-0" });
  });

  it("lets named filters override groups and accepts a city code", async () => {
    const answer = await searchVenues(context, { city: "110000", searchParams: "-0-0-0-999-2", people: 200, page: 1 });
    expect(answer.searchParams).toBe("-0-0-0-200-2");
    expect(answer.list.map(({ id, fit }) => [id, fit?.space.id, fit?.people])).toEqual([
      ["1", "11", 240],
      ["2", "21", 210],
    ]);
  });

  it("uses the page of its groups", async () => {
    const answer = await searchVenues(context, { city: "beijing", searchParams: "-0-0-0-0-0-0-0-0-2", page: 1 });
    expect({ page: answer.page, list: answer.list, total: answer.total }).toEqual({ page: 2, list: [], total: 3 });
  });

  it("prices a venue by the spaces that fit", async () => {
    const { list } = await searchVenues(context, { city: "beijing", people: 200, layout: 2, region: "110105" });
    expect(list.find(({ id }) => id === "1")?.priceFrom).toBe(30_000);
    const all = await searchVenues(context, { city: "beijing" });
    expect(all.list.find(({ id }) => id === "1")?.priceFrom).toBe(8000);
  });

  it("returns the distance of a venue if a position is known", async () => {
    const { list } = await searchVenues(context, { city: "beijing", lng: 116.46, lat: 39.92, sort: 4 });
    expect(list.map(({ id, distance }) => [id, distance])).toEqual([
      ["1", 1112],
      ["2", undefined],
      ["3", undefined],
    ]);
  });

  it("sorts by the distance from a station or place and tells what it is measured from", async () => {
    const near = async (input: object) => {
      const { list, effective } = await searchVenues(placed, { city: "beijing", ...input });
      return [effective.distanceFrom, effective.filters.sort, list.map(({ id, distance }) => [id, distance])];
    };
    const byDistance = [
      ["6", 111],
      ["5", 1112],
    ];
    expect(await near({ q: "国贸地铁站 酒店" })).toEqual(["国贸站", 4, byDistance]);
    expect(await near({ region: station.id })).toEqual(["国贸站", 4, byDistance]);
    // Another order is kept, the distances too.
    expect(await near({ region: station.id, sort: 5 })).toEqual(["国贸站", 5, expect.any(Array)]);
    expect((await near({ q: "故宫附近" }))[0]).toBe("故宫");
    expect((await near({ q: "朝阳区" }))[0]).toBeUndefined();
  });

  it("lists the best fit before a larger space of a better venue", async () => {
    const { list } = await searchVenues(sized, { city: "beijing", people: 120 });
    expect(list.map(({ id }) => id)).toEqual(["8", "7"]);
    const spaces = await searchSpaces(sized, { city: "beijing", people: 120 });
    expect(spaces.list.map(({ id }) => id)).toEqual(["81", "71"]);
  });

  it("filters by matching text and ignores fillers", async () => {
    const ids = async (q: string) => (await searchVenues(context, { city: "beijing", q })).list.map(({ id }) => id);
    expect(await ids("国贸大酒店")).toEqual(["1"]);
    expect(await ids("望京会议中心")).toEqual(["2"]);
    expect(await ids("请帮我找找看望京的会议中心，谢谢")).toEqual(["2"]);
    // A sentence without any condition asks again.
    expect(await ids("随便看看")).toEqual([]);
  });

  it("applies a sentence to groups that are not selected and returns its terms", async () => {
    const answer = await searchVenues(context, { city: "beijing", q: "200人课桌式，预算1万5，最好有LED" });
    expect(answer.understood.map(({ kind, value, wish }) => [kind, value, wish])).toEqual([
      ["people", 200, undefined],
      ["layout", 2, undefined],
      ["price", 15_000, undefined],
      ["feature", 0, true],
    ]);
    expect({ total: answer.total, searchParams: answer.searchParams }).toEqual({
      total: 0,
      searchParams: "-0-0-0-0-0",
    });
    // The wish is relaxed first, and the link's sentence omits it.
    expect(answer.relax[0]).toMatchObject({ kind: "feature", total: 1 });
    const { kind, text, total, searchParams, q } = answer.relax[0]!;
    expect({ kind, text }).toEqual({ kind: "feature", text: answer.understood[3]!.text });
    const opened = await searchVenues(context, { city: "beijing", searchParams, q });
    expect(opened.list.map(({ id, fit }) => [id, fit?.people])).toEqual([["2", 210]]);
    expect(opened.total).toBe(total);
    const chosen = await searchVenues(context, { city: "beijing", people: 220, q: "200人课桌式" });
    expect(chosen.understood.map(({ kind }) => kind)).toEqual(["layout"]);
    expect(chosen.list.map(({ id }) => id)).toEqual(["1"]);
    // Nothing is in force twice: the replaced words leave the sentence.
    expect([chosen.q, chosen.effective.filters.people, chosen.query.layout]).toEqual(["课桌式", 220, 0]);
    expect((await searchVenues(context, { city: "beijing", features: 1, q: "要LED和投影" })).q).toBe("要投影");
    const region = await searchVenues(context, { city: "beijing", q: "朝阳区200人" });
    expect(region.effective.filters).toMatchObject({ region: "110105", people: 200 });
    expect(region.query).toMatchObject({ people: 0 });
  });
});

describe("an empty result", () => {
  it("suggests relaxations, the most promising first", async () => {
    const { total, relax } = await searchVenues(context, { city: "beijing", searchParams: "-110105-0-0-230-2-10000" });
    expect(total).toBe(0);
    expect(relax).toEqual([
      { kind: "people", text: "230 人", total: 1, searchParams: "-110105-0-0-0-2-10000" },
      { kind: "price", text: "日租金 ¥10,000 以内", total: 1, searchParams: "-110105-0-0-230-2" },
    ]);
  });

  it("suggests pairs if no single one helps", async () => {
    const { relax } = await searchSpaces(context, { city: "beijing", region: "110101", people: 5000 });
    expect(relax).toMatchObject([{ text: "东城区、5,000 人", total: 3, searchParams: "-0-0-0-0-0-0-0-0-0-0-0" }]);
  });

  it("returns the exact total of each link", () =>
    fc.assert(
      fc.asyncProperty(randomRows, randomQuery, async (rows, query) => {
        const random = await createMemoryContext(rows);
        const venues = await searchVenues(random, { city: "beijing", searchParams: formatGroups("venue", query) });
        for (const { searchParams, total } of venues.relax) {
          expect((await searchVenues(random, { city: "beijing", searchParams })).total).toBe(total);
        }
        const spaces = await searchSpaces(random, { city: "beijing", searchParams: formatGroups("space", query) });
        for (const { searchParams, total } of spaces.relax) {
          expect((await searchSpaces(random, { city: "beijing", searchParams })).total).toBe(total);
        }
        expect(venues.relax.length).toBeLessThanOrEqual(3);
        if (venues.total > 0) expect(venues.relax).toEqual([]);
      }),
    ));
});

it("answers exactly as the contract defines, for any catalogue", () =>
  fc.assert(
    fc.asyncProperty(randomRows, randomQuery, async (rows, query) => {
      const random = await createMemoryContext(rows);
      const answers = [
        [
          "searchSite/getAggregateSoHotelList",
          await searchVenues(random, { city: "beijing", searchParams: formatGroups("venue", query) }),
        ],
        [
          "searchSite/getAggregateNewConference",
          await searchSpaces(random, { city: "beijing", searchParams: formatGroups("space", query) }),
        ],
      ] as const;
      for (const [path, answer] of answers) {
        const wire: unknown = JSON.parse(JSON.stringify(answer));
        expect(endpoints[path].output.parse(wire)).toEqual(wire);
      }
    }),
    { numRuns: 60 },
  ));

it("says what a budget in all leaves for the hire, as the estimate of the same event does", async () => {
  const priced = await createMemoryContext({ venues: [createTestVenue("1")], spaces: [] });
  const read = async (q: string) => (await searchVenues(priced, { city: "beijing", q })).effective.split;
  const split = (await read("200人课桌式 总预算10万 餐标300"))!;
  expect(split.text).toMatch(/^总预算 10 万元，餐饮约 6 万元，场租还剩约 4 万元；/);
  expect(split.hireADay).toBe(40_000);
  const query = Object.fromEntries(new URL(split.href, "http://site").searchParams);
  const estimate = await getEstimate(priced, endpoints["estimate/get"].input.parse(query));
  expect(`${formatBudgetSplit(estimate.split!)}。`).toBe(split.text);
  const roomy = (await read("200人课桌式 两天 总预算20万 50间房"))!;
  expect(roomy.text).toContain("客房约");
  expect(roomy.hireADay).toBeLessThan((await read("200人课桌式 两天 总预算20万"))!.hireADay);
  expect((await read("婚宴 20桌 每桌3888元 总预算10万"))!.text).toContain("餐饮约 7.8 万元");
  for (const q of ["总预算10万", "200人课桌式 餐标300", "200人 预算3万"]) expect(await read(q)).toBeUndefined();
  const abroad = await searchVenues(priced, { city: "singapore", q: "200人 总预算10万" });
  expect(abroad.effective).toMatchObject({ people: 200, total: 100_000 });
  expect(abroad.effective.split).toBeUndefined();
});

it("links a sentence of several sessions to the venues that hold them all", async () => {
  const context = await createMemoryContext({ venues: [createTestVenue("1")], spaces: [] });
  const read = async (q: string) => (await searchVenues(context, { city: "beijing", q })).effective.programme;
  expect(await read("主会场 200 人课桌式，分会场 3×30 人，晚宴 20 桌")).toEqual({
    text: "有几场（主会场、分会场、晚宴）：看哪家酒店排得下全部",
    href: `/beijing/fangan?q=${encodeURIComponent("主会场 200 人课桌式，分会场 3×30 人，晚宴 20 桌").replaceAll("%20", "+")}`,
  });
  for (const q of ["200人课桌式", "晚宴 20 桌", "200 人会议，客房 80 间", ""]) expect(await read(q)).toBeUndefined();
});

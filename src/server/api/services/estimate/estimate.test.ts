import { describe, expect, it } from "vitest";
import { demoUnitPrices } from "#demo/content/demo-unit-prices.ts";
import { endpoints } from "#contract/index.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { getEstimate } from "./get-estimate.ts";
import { getRequireData } from "./get-require-data.ts";

const createContext = (content = {}) => createMemoryContext({ venues: [], spaces: [] }, content);
const demo = createContext({ "unit-price": [...demoUnitPrices] });

describe("getRequireData", () => {
  it("returns the prices of the city's level, with what they stand on", async () => {
    const shanghai = await getRequireData(await demo, { city: "shanghai" });
    const hangzhou = await getRequireData(await demo, { city: "330100" });
    const find = ({ prices }: typeof shanghai, key: string) => prices.find((price) => price.key === key);
    expect([shanghai.city.name, shanghai.level, shanghai.asOf]).toEqual(["上海", "first", "2026-11-22"]);
    expect(find(shanghai, "tea.s4")).toMatchObject({ low: 55, likely: 75, high: 110, basis: "source" });
    expect([hangzhou.level, find(hangzhou, "tea.s5")?.basis, find(hangzhou, "lunch.buffet.s5")?.basis]).toEqual([
      "newFirst",
      "scaled",
      "demo",
    ]);
  });

  it("falls back to published prices, none of them of the demo, and knows none abroad", async () => {
    const published = await getRequireData(await createContext(), {});
    expect(published.city.name).toBe("北京");
    expect(published.prices.length).toBeGreaterThan(60);
    expect(published.prices.filter(({ basis }) => basis === "demo")).toEqual([]);
    expect(await getRequireData(await demo, { city: "singapore" })).toMatchObject({ prices: [] });
  });

  it("uses an operator's prices where they are stored", async () => {
    const own = { ...demoUnitPrices[0]!, demo: undefined, asOf: "2027-01-05" };
    const { prices, asOf } = await getRequireData(await createContext({ "unit-price": [own] }), { city: "beijing" });
    expect([prices.length, asOf]).toEqual([1, "2027-01-05"]);
  });
});

describe("getEstimate", () => {
  it("returns lines in the order of the groups with words, and their sums", async () => {
    const answer = await getEstimate(await demo, { city: "shanghai", people: 180, nights: 1, star: "5" });
    expect(answer.lines.map(({ name }) => name)).toEqual([
      "会场租金",
      "背景板",
      "易拉宝",
      "LED 屏",
      "音响",
      "午餐",
      "茶歇",
      "客房",
      "会务人员",
      "代表证",
      "酒店服务费",
      "税",
    ]);
    expect(answer.lines[0]).toMatchObject({ reckoning: "360 m²，课桌式，每天 8 小时", quantity: 1, unit: "day" });
    expect(answer.total.likely).toBe(answer.lines.reduce((sum, { subtotal }) => sum + subtotal!.likely, 0));
    expect(answer.perHead).toBe(Math.round(answer.total.likely / 180));
  });

  it("says what a budget leaves for the hire, with a stated price of meals", async () => {
    const query = { people: 200, layout: "classroom", star: "4", mealPrice: 300 } as const;
    const { split, total, groups, lines } = await getEstimate(await demo, { ...query, budget: 100_000 });
    const getLikely = (key: string) => groups.find(({ group }) => group === key)!.subtotal.likely;
    expect(split).toEqual({
      budget: 100_000,
      dining: getLikely("dining"),
      rooms: getLikely("rooms"),
      left: 100_000 - getLikely("dining") - getLikely("rooms"),
      others: total.likely - getLikely("dining") - getLikely("rooms") - getLikely("venue"),
    });
    expect(lines.find(({ key }) => key === "lunch")).toMatchObject({ basis: "stated", subtotal: { likely: 60_000 } });
    expect(await getEstimate(await demo, query)).not.toHaveProperty("split");
  });

  it("names what has no price", async () => {
    const { lines, missing, total } = await getEstimate(await createContext(), { star: "5", people: 100 });
    expect(missing).toContain("lunch");
    expect(lines.find(({ key }) => key === "lunch")?.subtotal).toBeUndefined();
    expect(total.likely).toBeGreaterThan(0);
    const abroad = await getEstimate(await demo, { city: "singapore" });
    expect([abroad.total.likely, abroad.lines.every(({ subtotal }) => !subtotal)]).toEqual([0, true]);
  });

  it("takes city, class, area, screen and hire from a space, unless they are stated", async () => {
    const base = { name: "多功能厅", features: [], hasVr: false, demo: true, listedAt: "2026-11-01" };
    const venue: Venue = {
      ...base,
      id: "1",
      cityCode: "310000",
      star: 5,
      type: "hotel",
      aliases: [],
      regionIds: [],
      nearPlaces: [],
      facilities: [],
      transport: [],
      source: {},
    };
    const space: Space = {
      ...base,
      id: "11",
      venueId: "1",
      area: 384,
      capacity: {},
      priceDay: 28_600,
      led: { width: 6, height: 3.4 },
    };
    const context = await createMemoryContext(
      { venues: [venue], spaces: [space] },
      { "unit-price": [...demoUnitPrices] },
    );
    const answer = await getEstimate(context, { spaceCode: "11", people: 180, layout: "classroom" });
    expect([answer.city.name, answer.hireBasis]).toEqual(["上海", "own"]);
    expect(answer.lines[0]).toMatchObject({ key: "hire", subtotal: { low: 28_600, high: 28_600 }, basis: "stated" });
    expect(answer.lines.map(({ key }) => key)).toContain("builtInScreen");
    expect(answer.assumptions).toMatchObject({ area: 384, screen: "builtIn", star: 5, nights: 0, teaBreaks: 2 });
    const again = await getEstimate(context, endpoints["estimate/get"].input.parse(answer.query));
    expect([again.total, again.query]).toEqual([answer.total, answer.query]);
    const stated = await getEstimate(context, { spaceCode: "11", people: 180, price: "hire.20000", screen: "none" });
    expect(stated.lines[0]!.subtotal!.likely).toBe(20_000);
    expect(stated.lines.map(({ key }) => key)).not.toContain("builtInScreen");
    await expect(getEstimate(context, { spaceCode: "12" })).rejects.toMatchObject({ reason: "notFound" });
  });
});

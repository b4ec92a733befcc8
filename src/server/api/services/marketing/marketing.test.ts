import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { getGroupVenues, getTopicVenues } from "./get-group-venues.ts";
import { getTopicInfo } from "./get-topic-info.ts";
import { listBrands } from "./list-brands.ts";
import { listEventCities } from "./list-event-cities.ts";
import { listGroupCities, listGroupContinents } from "./list-group-cities.ts";
import { listTopics } from "./list-topics.ts";

const hilton = (id: string, name: string, more = {}) => createTestVenue(id, { name, groupName: "hilton", ...more });
const measured = (id: string, venueId: string, length: number, width: number, classroom: number, priceDay?: number) =>
  createTestSpace(id, venueId, {
    length,
    width,
    area: length * width,
    capacity: { classroom },
    ...(priceDay !== undefined && { priceDay }),
  });

const context = await createMemoryContext(
  {
    venues: [
      hilton("1", "北京砚桥希尔顿酒店（示例）", { brandId: "3001", demo: true, guestRoomCount: 400 }),
      hilton("2", "北京首都机场希尔顿逸林酒店"),
      hilton("3", "上海南渡康莱德酒店", { cityCode: "310000", brandName: "康莱德", star: 5 }),
      hilton("4", "上海某酒店", { cityCode: "310000", star: 4 }),
      createTestVenue("5", { name: "北京假日酒店", groupName: "ihg" }),
      createTestVenue("6", { name: "无集团酒店" }),
    ],
    spaces: [
      measured("11", "1", 40, 30, 560, 60_000),
      measured("12", "1", 20, 15, 140, 9000),
      measured("31", "3", 18, 24, 200, 30_000),
      createTestSpace("41", "4", { area: 900, capacity: { classroom: 420 } }),
      measured("51", "5", 30, 20, 280),
      measured("61", "6", 50, 40, 900),
    ],
  },
  {},
);

describe("a hotel group's topic", () => {
  it("shows the largest spaces with sides and a picture, of venues and a brand that hold the people", async () => {
    const picture = { hash: "0", width: 16, height: 10, color: "#000000", catalogType: "huiyishi" } as const;
    const large = {
      ...measured("11", "1", 40, 30, 560),
      pictures: [picture, { ...picture, hash: "1", layout: "theatre" as const }],
    };
    const other = await createMemoryContext(
      {
        venues: [
          hilton("1", "砚桥希尔顿酒店", { brandId: "3001" }),
          hilton("2", "首都机场希尔顿逸林酒店"),
          hilton("3", "南渡康莱德酒店"),
        ],
        spaces: [
          large,
          { ...measured("21", "2", 50, 30, 600), pictures: [picture] },
          measured("31", "3", 60, 40, 900),
          { ...measured("32", "3", 10, 8, 40), pictures: [picture] },
        ],
      },
      {},
    );
    const read = (more: object) =>
      getTopicInfo(other, { groupName: "hilton", people: 300, layout: "classroom", ...more });
    const ids = async (more: object) => (await read(more)).wall.map(({ spaceId, length }) => [spaceId, length]);
    expect(await ids({})).toEqual([
      ["21", 50],
      ["11", 40],
    ]);
    // No picture twice.
    expect((await read({})).wall.map(({ picture: { hash } }) => hash)).toEqual(["0", "1"]);
    expect(await ids({ brandId: "3001" })).toEqual([["11", 40]]);
    expect(await ids({ people: 590 })).toEqual([["21", 50]]);
  });

  it("shows in place of an empty wall spaces of other groups next to the required area, of the city before others", async () => {
    const pictured = (id: string, venueId: string, length: number, width: number) => ({
      ...measured(id, venueId, length, width, 400),
      pictures: [{ hash: id, width: 16, height: 10, color: "#000000", catalogType: "huiyishi" as const }],
    });
    const other = await createMemoryContext(
      {
        venues: [
          hilton("1", "一"),
          hilton("2", "二", { cityCode: "310000" }),
          createTestVenue("3", { groupName: "ihg", cityCode: "310000" }),
          hilton("4", "四"),
          hilton("5", "五"),
        ],
        spaces: [
          pictured("11", "1", 30, 21),
          pictured("21", "2", 60, 40),
          pictured("31", "3", 30, 20),
          pictured("41", "4", 31, 21),
          measured("51", "5", 30, 20, 100),
        ],
      },
      {},
    );
    const read = async (cityCode?: string) =>
      (await getTopicInfo(other, { groupName: "hyatt", people: 300, cityCode })).otherSpaces?.map(
        ({ spaceId }) => spaceId,
      );
    expect(await read()).toEqual(["41", "11", "31"]);
    expect(await read("310000")).toEqual(["21", "31"]);
    expect(await read("440100")).toEqual(["41", "11", "31"]);
    expect((await getTopicInfo(other, { groupName: "hilton" })).otherSpaces).toBeUndefined();
  });

  it("counts the venues of a brand, and all brands of the city", async () => {
    const topic = await getTopicInfo(context, {
      groupName: "hilton",
      people: 300,
      layout: "classroom",
      brandId: "3001",
    });
    expect([topic.brand, topic.totals.venues, topic.fits, topic.cities.map(({ name }) => name)]).toEqual([
      { id: "3001", name: "希尔顿" },
      1,
      1,
      ["北京"],
    ]);
    expect(topic.overlay.spaces.map(({ venueId }) => venueId)).toEqual(["1"]);
    const inCity = await getTopicInfo(context, { groupName: "hilton", people: 300, cityCode: "310000" });
    expect(inCity.brands.map(({ name, fits }) => [name, fits])).toEqual([
      ["康莱德", 0],
      ["其他", 1],
    ]);
    const unknown = await getTopicInfo(context, { groupName: "hilton", brandId: "1005" });
    expect([unknown.brand, unknown.totals.venues]).toEqual([undefined, 4]);
  });

  it("counts the venues of all cities that hold the people, by brand and city", async () => {
    const topic = await getTopicInfo(context, { groupName: "hilton", people: 300, layout: "classroom" });
    expect(topic.totals).toEqual({ venues: 4, cities: 2, spaces: 4, guestRooms: 400 });
    expect([topic.fits, topic.mostPeople, topic.required.area]).toEqual([2, 560, 600]);
    expect(topic.brands.map(({ name, venues, fits }) => [name, venues, fits])).toEqual([
      ["康莱德", 1, 0],
      ["希尔顿", 1, 1],
      ["希尔顿逸林", 1, 0],
      ["其他", 1, 1],
    ]);
    expect(topic.cities.map(({ name, venues }) => [name, venues])).toEqual([
      ["北京", 2],
      ["上海", 2],
    ]);
  });

  it("lays the largest measured space of each venue over the others, the longer side as its length", async () => {
    const { overlay } = await getTopicInfo(context, { groupName: "hilton", people: 300 });
    expect([overlay.length, overlay.width]).toEqual([40, 30]);
    expect(overlay.spaces.map(({ name, length, width, fits }) => [name, length, width, fits])).toEqual([
      ["砚桥希尔顿", 40, 30, true],
      ["南渡康莱德", 24, 18, false],
    ]);
    // One without sides, one without spaces.
    expect([overlay.unmeasured, overlay.omitted]).toEqual([2, 0]);
  });

  it("counts in the city that is asked for, and keeps the others for comparison", async () => {
    const topic = await getTopicInfo(context, { groupName: "hilton", cityCode: "310000", people: 200 });
    expect([topic.city?.name, topic.totals.venues, topic.fits, topic.cityTotal]).toEqual(["上海", 2, 2, 2]);
    expect(topic.overlay.spaces).toHaveLength(2);
    expect(topic.overlay.unmeasured).toBe(1);
  });

  it("assumes 300 people, fewer where no venue of the group holds them, and proposes fewer people", async () => {
    const assumed = async (groupName: "hilton" | "ihg" | "hyatt") =>
      (await getTopicInfo(context, { groupName })).eventSize;
    expect(await assumed("hilton")).toEqual({ people: 300, layout: "classroom", assumed: true });
    expect(await assumed("ihg")).toMatchObject({ people: 280 });
    expect(await assumed("hyatt")).toMatchObject({ people: 300 });
    const { fewer } = await getTopicInfo(context, { groupName: "hilton", people: 300, layout: "classroom" });
    expect(fewer).toEqual({ people: 200, more: 1 });
  });

  it("answers for a group or city without venues, and refuses an unknown city", async () => {
    const empty = await getTopicInfo(context, { groupName: "hyatt" });
    expect([empty.totals.venues, empty.fits, empty.mostPeople, empty.overlay.spaces]).toEqual([0, 0, 0, []]);
    const other = await getTopicInfo(context, { groupName: "hilton", cityCode: "440100" });
    expect([other.totals.venues, other.cities.length]).toEqual([0, 2]);
    await expect(getTopicInfo(context, { groupName: "hilton", cityCode: "999999" })).rejects.toMatchObject({
      reason: "notFound",
    });
  });
});

describe("a hotel group's venues", () => {
  const list = (input: object) => getGroupVenues(context, { groupName: "hilton", page: 1, ...input });

  it("are filtered as in the venue list, over all cities or in one", async () => {
    const found = await list({ people: 200, layout: 2 });
    expect(found.list.map(({ id }) => id).toSorted()).toEqual(["1", "3", "4"]);
    expect(found.cities.map(({ name, count }) => [name, count])).toEqual([
      ["上海", 2],
      ["北京", 1],
    ]);
    const inCity = await list({ people: 200, layout: 2, cityCode: "310000" });
    expect([inCity.total, inCity.groupTotal, inCity.cities.length]).toEqual([2, 3, 2]);
    expect((await list({ people: 200, price: 40_000 })).list.map(({ id }) => id)).toEqual(["3"]);
    const fiveStars = await list({ stars: 1 });
    expect([fiveStars.list.map(({ id }) => id), fiveStars.facets.stars.map(({ count }) => count)]).toEqual([
      ["3"],
      [1, 1, 0, 0, 2],
    ]);
  });

  it("tell what to leave out where nothing is left", async () => {
    const none = await list({ people: 500, layout: 2, stars: 1, cityCode: "310000", brandId: "3002" });
    expect([none.total, none.relax]).toEqual([0, [{ kind: "people", total: 1 }]]);
    expect((await list({ people: 100 })).relax).toEqual([]);
    const several = await list({ stars: 2, brandId: "3002" });
    expect(several.relax).toEqual([
      { kind: "stars", total: 1 },
      { kind: "brand", total: 1 },
    ]);
  });

  it("say what the event costs, and are ordered by it", async () => {
    const rows = async (sort: number) =>
      (await list({ people: 200, layout: 2, sort })).list.map(({ id, fit }) => [id, fit?.sum?.total]);
    const rising = await rows(6);
    const totals = rising.flatMap(([, total]) => (typeof total === "number" ? [total] : []));
    expect(totals.length).toBeGreaterThan(1);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(await rows(7)).toEqual(rising.toReversed());
    expect((await list({})).list[0]?.fit?.sum).toBeUndefined();
  });

  it("are those of a brand by its id, its name or the hotel's own name", async () => {
    const byBrand = async (brandId: string) =>
      (await getTopicVenues(context, { groupName: "hilton", brandId, page: 1 })).list.map(({ id }) => id);
    expect([await byBrand("3001"), await byBrand("3003"), await byBrand("3002"), await byBrand("3004")]).toEqual([
      ["1"],
      ["2"],
      ["3"],
      [],
    ]);
  });

  it("are paged over the cities without gaps or repeats", async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, size: 2, sort: 3 })));
    expect(pages.map(({ list: rows }) => rows.map(({ id }) => id))).toEqual([["1", "4"], ["3", "2"], []]);
    expect(pages[2]).toMatchObject({ total: 4, page: 3 });
  });
});

it("lists topics, brands, cities and continents with their venues", () => {
  const topics = listTopics(context);
  expect(topics).toHaveLength(8);
  expect(topics.find(({ id }) => id === "hilton")).toMatchObject({ venues: 4, cities: 2, largestArea: 1200 });
  const brands = listBrands(context, { groupName: "hilton" });
  expect(brands.find(({ id }) => id === "3003")).toMatchObject({ name: "希尔顿逸林", venues: 1 });
  // Not known to be open, and no venue here.
  expect(brands.map(({ name }) => name)).not.toContain("LXR");
  expect(listGroupCities(context, { groupName: "ihg" })).toEqual([
    { id: "110000", code: "110000", name: "北京", pinyin: "beijing", count: 1 },
  ]);
  expect(listGroupContinents(context, { groupName: "hilton" })).toMatchObject([
    { name: "亚洲", countries: [{ name: "中国", cities: [{ name: "北京" }, { name: "上海" }] }] },
  ]);
  expect(listEventCities(context).map(({ name, largeVenues }) => [name, largeVenues])).toEqual([
    ["北京", 2],
    ["上海", 1],
  ]);
});

import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import { getNearbySpaces } from "../space/get-nearby-spaces.ts";
import { getNearbyVenues } from "./get-nearby-venues.ts";
import { getSimilarVenues } from "./get-similar-venues.ts";
import { getSpace } from "../space/get-space.ts";
import { getVenue } from "./get-venue.ts";
import { getVenueInformation } from "./get-venue-information.ts";

const chaoyang = { regionIds: ["110105"] };
const context = await createMemoryContext({
  venues: [
    createTestVenue("1", { ...chaoyang, lng: 116.46, lat: 39.91, star: 5 }),
    createTestVenue("2", { ...chaoyang, lng: 116.46, lat: 39.92 }),
    createTestVenue("3", { regionIds: ["110101"], lng: 116.46, lat: 39.94 }),
    createTestVenue("4", { star: 5 }),
    createTestVenue("5", { lng: 117.9, lat: 40.5 }),
  ],
  spaces: [
    createTestSpace("11", "1", { area: 400, capacity: { theatre: 400, classroom: 240 }, priceDay: 30_000 }),
    createTestSpace("12", "1", { area: 120, capacity: { theatre: 100 } }),
    createTestSpace("21", "2", { area: 576, capacity: { theatre: 500 } }),
    createTestSpace("31", "3", { area: 130, capacity: { theatre: 110 } }),
    createTestSpace("32", "3", { area: 100, capacity: { theatre: 90 } }),
  ],
});
const notFound = { reason: "notFound" };

describe("packages and published prices", () => {
  const lasting = { name: "全天", span: "day", price: 398 } as const;
  const ended = { ...lasting, name: "旧", validUntil: "2020-12-31" };
  const own = { name: "厅包", span: "halfDay", price: 268 } as const;

  it("are answered while they hold, those of a space before those of its venue", async () => {
    const priced = await createMemoryContext({
      venues: [createTestVenue("8", { packages: [ended, lasting], prices: { teaBreak: 58 } }), createTestVenue("9")],
      spaces: [createTestSpace("81", "8", { packages: [own, ended] }), createTestSpace("91", "9")],
    });
    const venue = await getVenue(priced, { siteId: "8" });
    expect(venue).toMatchObject({ packages: [lasting], prices: { teaBreak: 58 }, spaces: [{ packages: [own] }] });
    expect((await getSpace(priced, { siteId: "8", spaceCode: "81" })).packages).toEqual([own, lasting]);
    expect((await getVenue(priced, { siteId: "9" })).packages).toBeUndefined();
    expect(await getSpace(priced, { siteId: "9", spaceCode: "91" })).not.toHaveProperty("packages");
  });
});

describe("getVenue", () => {
  it("returns all sections, with regions by name", async () => {
    const venue = await getVenue(context, { siteId: "1" });
    expect(venue).toMatchObject({
      districtName: "朝阳区",
      spaceCount: 2,
      largestArea: 400,
      largestCapacity: 400,
      priceFrom: 30_000,
      regions: [{ id: "110105", name: "朝阳区", kind: "district" }],
    });
    expect(venue.demo).toBeUndefined();
    expect(venue.spaces.map(({ id }) => id)).toEqual(["11", "12"]);
  });

  it("has private rooms and menus apart from the restaurants, and the spaces with tables by what can be counted on", async () => {
    const menus = [{ name: "桌餐", unit: "table" as const, price: 3000, tableSeats: 10, includes: ["茶水"] }];
    const dining = [
      { name: "中餐厅", seats: 90, privateRooms: 2, rooms: [{ name: "包间", count: 2 }], menus },
      { name: "大堂吧" },
    ];
    const rows = {
      venues: [createTestVenue("1", { dining }), createTestVenue("2")],
      spaces: [
        createTestSpace("11", "1", { length: 20, width: 15, area: 300, capacity: { banquet: 120 } }),
        // Twice what the floor allows: it counts for less than the room next to it.
        createTestSpace("12", "1", { length: 12, width: 10, area: 120, capacity: { banquet: 400 } }),
        createTestSpace("13", "1", { capacity: { theatre: 90 } }),
      ],
    };
    const memory = await createMemoryContext(rows);
    const venue = await getVenue(memory, { siteId: "1" });
    expect(venue.dining).toEqual([{ name: "中餐厅", seats: 90, privateRooms: 2 }, { name: "大堂吧" }]);
    expect(venue.diningDetails).toEqual([{ name: "中餐厅", rooms: dining[0]!.rooms, menus }]);
    expect(venue.banquets.map(({ id }) => id)).toEqual(["11", "12"]);
    expect(venue.banquets[0]).toEqual({ id: "11", people: 120, tables: 12 });
    expect(venue.banquets[1]!.people).toBeLessThan(120);
    const other = await getVenue(memory, { siteId: "2" });
    expect([other.diningDetails, other.banquets]).toEqual([undefined, []]);
  });

  it("says the year of figures where it is not this one, but not of demo rows", async () => {
    const get = async (demo: boolean) => {
      const source = { name: "甲", date: "2020-02-27" };
      const rows = {
        venues: [createTestVenue("1", { source, demo })],
        spaces: [createTestSpace("11", "1", { capacity: { theatre: 90 }, priceDay: 8000, priceDate: "2024-05", demo })],
      };
      const { sourceYear, fit, spaces } = await getVenue(await createMemoryContext(rows), { siteId: "1" });
      return [sourceYear, fit?.space.priceYear, spaces[0]?.priceYear];
    };
    expect(await get(false)).toEqual([2020, 2024, 2024]);
    expect(await get(true)).toEqual([undefined, undefined, undefined]);
  });

  it("leads to the pages of its hotel group, with its brand selected, where the group has pages", async () => {
    const venues = [
      createTestVenue("1", { groupName: "ihg", brandName: "皇冠假日" }),
      createTestVenue("2", { groupName: "hilton" }),
      createTestVenue("3", { groupName: "开元", brandName: "开元名都" }),
    ];
    const grouped = await createMemoryContext({ venues, spaces: [] });
    const zones = await Promise.all(["1", "2", "3"].map((siteId) => getVenue(grouped, { siteId })));
    expect(zones.map(({ groupZone }) => groupZone)).toEqual([
      { name: "洲际", href: "/zt/ihg?brand=2002" },
      { name: "希尔顿", href: "/zt/hilton" },
      undefined,
    ]);
  });

  it("rejects an unknown id with notFound", async () => {
    await expect(getVenue(context, { siteId: "99" })).rejects.toMatchObject(notFound);
    await expect(getVenueInformation(context, { siteId: "99" })).rejects.toMatchObject(notFound);
    await expect(getSimilarVenues(context, { siteId: "99" })).rejects.toMatchObject(notFound);
    await expect(getNearbyVenues(context, { siteId: "99", radius: 5000 })).rejects.toMatchObject(notFound);
  });
});

describe("getSpace and getNearbySpaces", () => {
  it("returns a space with its siblings, previous and next", async () => {
    const { space, siblings, previous, next, venue } = await getSpace(context, { siteId: "1", spaceCode: "11" });
    expect([space.id, siblings.map(({ id }) => id), previous, next?.id, venue.id]).toEqual([
      "11",
      ["12"],
      undefined,
      "12",
      "1",
    ]);
  });

  it("reject a space of another venue with notFound", async () => {
    await expect(getSpace(context, { siteId: "2", spaceCode: "11" })).rejects.toMatchObject(notFound);
    await expect(getNearbySpaces(context, { siteId: "2", spaceCode: "11" })).rejects.toMatchObject(notFound);
  });

  it("return spaces of similar area, one per venue, nearest first", async () => {
    const like = async (spaceCode?: string) =>
      (await getNearbySpaces(context, { siteId: "1", spaceCode })).map(({ id, distance }) => [id, distance]);
    expect(await like("11")).toEqual([["21", 1112]]);
    expect(await like("12")).toEqual([["31", 3336]]);
    expect(await like()).toEqual(await like("11"));
    expect(await getNearbySpaces(context, { siteId: "4" })).toEqual([]);
  });
});

describe("getNearbyVenues", () => {
  it("returns venues by distance within the radius, without the venue itself", async () => {
    const near = async (input: Parameters<typeof getNearbyVenues>[1]) =>
      (await getNearbyVenues(context, input)).map(({ id }) => id);
    expect(await near({ siteId: "1", radius: 5000 })).toEqual(["2", "3"]);
    expect(await near({ siteId: "1", radius: 2000 })).toEqual(["2"]);
    expect(await near({ lng: 116.46, lat: 39.932, radius: 3000 })).toEqual(["3", "2", "1"]);
    expect(await near({ siteId: "4", radius: 50_000 })).toEqual([]);
  });
});

describe("seats of other venues", () => {
  it("are given in one layout if it is requested", async () => {
    const similar = await getSimilarVenues(context, { siteId: "1", layout: "theatre" });
    const near = await getNearbyVenues(context, { siteId: "1", radius: 50_000, layout: "theatre" });
    const fits = [...similar.map(({ venue }) => venue), ...near].flatMap(({ fit }) => fit?.layout ?? []);
    expect(fits.length).toBeGreaterThan(0);
    expect(new Set(fits)).toEqual(new Set(["theatre"]));
  });
});

describe("getSimilarVenues", () => {
  it("gives a reason for each venue", async () => {
    const similar = await getSimilarVenues(context, { siteId: "1" });
    expect(similar.map(({ venue, reason }) => [venue.id, reason])).toEqual([
      ["2", "同在朝阳，最大会场 576 m²"],
      ["3", "相距\u00a03.34\u00a0公里，最大会场 130 m²"],
      ["4", "同为五星"],
    ]);
  });

  it("with people, returns only venues that seat them", async () => {
    const similar = await getSimilarVenues(context, { siteId: "1", people: 300 });
    expect(similar.map(({ venue, reason }) => [venue.id, reason])).toEqual([
      ["2", "同在朝阳，测试厅 21 剧院式可坐 500 人"],
    ]);
  });
});

describe("pictures and sums of the spaces", () => {
  const createPicture = (hash: string, layout: "theatre" | "classroom" | undefined) => ({
    hash,
    width: 1280,
    height: 800,
    color: "#888888",
    catalogType: "huiyishi" as const,
    caption: hash,
    ...(layout && { layout }),
  });

  it("has the first picture of each space in each layout, without what names it", async () => {
    const pictures = [
      createPicture("a", "theatre"),
      createPicture("b", undefined),
      createPicture("c", "theatre"),
      createPicture("d", "classroom"),
    ];
    const pictured = await createMemoryContext({
      venues: [createTestVenue("8", {})],
      spaces: [createTestSpace("81", "8", { pictures }), createTestSpace("82", "8", {})],
    });
    const { layoutPictures } = await getVenue(pictured, { siteId: "8" });
    const size = { width: 1280, height: 800, color: "#888888", spaceId: "81" };
    expect(layoutPictures).toEqual([
      { ...size, hash: "a", layout: "theatre" },
      { ...size, hash: "d", layout: "classroom" },
    ]);
    expect((await getVenue(context, { siteId: "1" })).layoutPictures).toBeUndefined();
  });

  it("sums up the event in the spaces that hold it, for its days, and nothing without people", async () => {
    const sum = async (size: object) => (await getVenue(context, { siteId: "1", ...size })).sums;
    const one = (await sum({ people: 200, layout: "classroom" }))!;
    expect(one.map(({ id }) => id)).toEqual(["11"]);
    expect(one[0]!.text).toContain("场租 30,000，午餐 ");
    const [two] = (await sum({ people: 200, layout: "classroom", days: 2 }))!;
    expect(two!.total).toBe(2 * one[0]!.total);
    expect(await sum({ people: 500, layout: "classroom" })).toBeUndefined();
    expect(await sum({ people: 200 })).toBeUndefined();
    expect(await sum({})).toBeUndefined();
  });
});

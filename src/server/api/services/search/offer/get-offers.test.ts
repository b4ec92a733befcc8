import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/index.ts";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { Space } from "#domain/space/space.ts";
import { bookingsKind } from "../../cards/load-bookings.ts";
import { getOfferWorkbook } from "./get-offer-workbook.ts";
import { getOffers } from "./get-offers.ts";

const text =
  "12 月 17 到 18 日 主会场 200 课桌式，分会场 3×30 岛屿式，晚宴 20 桌，客房 80 间两晚，预算 40 万，骆驼三匹";

/** Creates the spaces of a venue: a ballroom, rooms for groups, and a room for dinner where it has one. */
const createSpaces = (venueId: string, more: { dinner?: boolean; groups?: number; price: number }): Space[] => [
  createTestSpace(`${venueId}1`, venueId, {
    name: "大宴会厅",
    floor: 3,
    area: 600,
    capacity: { classroom: 260, banquet: 300 },
    priceDay: more.price,
  }),
  ...Array.from({ length: more.groups ?? 3 }, (_, at) =>
    createTestSpace(`${venueId}2${at}`, venueId, { floor: 4, area: 80, capacity: { fishbone: 36 }, priceDay: 4000 }),
  ),
  ...(more.dinner
    ? [createTestSpace(`${venueId}3`, venueId, { floor: 1, area: 500, capacity: { banquet: 240 }, priceDay: 9000 })]
    : []),
];

const published = { prices: { lunchBuffet: 100, teaBreak: 50, table: 3000 }, guestRoomPriceFrom: 500 };
const venues = [
  createTestVenue("1", { ...published, guestRoomCount: 300 }),
  createTestVenue("2", { ...published, guestRoomCount: 300 }),
  createTestVenue("3", { ...published, guestRoomCount: 60 }),
  createTestVenue("4", { guestRoomCount: 300 }),
  createTestVenue("5"),
];
const spaces = [
  ...createSpaces("1", { dinner: true, price: 50_000 }),
  ...createSpaces("2", { dinner: true, price: 40_000 }),
  ...createSpaces("3", { dinner: true, price: 40_000 }),
  ...createSpaces("4", { price: 30_000 }),
  createTestSpace("51", "5", { capacity: { classroom: 60 } }),
];
const createContext = (content: Record<string, unknown[]> = {}) => createMemoryContext({ venues, spaces }, content);

describe("searchSite/getOffers", () => {
  it("reads the programme, and orders the venues that hold it by sum, then those that a change helps", async () => {
    const answer = await getOffers(await createContext(), { city: "beijing", q: text });
    expect(answer.programme.blocks.map(({ name }) => name)).toEqual(["主会场", "分会场", "主会场", "晚宴", "客房"]);
    expect(answer.programme.budget).toBe(400_000);
    expect(answer.unread.join("")).toContain("骆驼");
    expect(answer.list.map(({ venue, status, sum }) => [venue.id, status, sum?.total])).toEqual([
      ["2", "fits", 297_388],
      ["1", "fits", 313_517],
      // By the usual prices of the city.
      ["4", "doesNotFit", 371_330],
    ]);
    expect(answer.list[2]).toMatchObject({
      failures: [{ kind: "minutes", short: 20 }],
      remedy: { kind: "shift", block: 3, minutes: 30 },
    });
    expect(answer.list[0]!.placements[0]).toEqual({ block: 0, spaceId: "21" });
    expect(answer.list[0]!.spaces.find(({ id }) => id === "21")).toMatchObject({ name: "大宴会厅", floor: 3 });
  });

  it("adds up hire, meals and guest rooms, and marks the meals that nobody names", async () => {
    const { list } = await getOffers(await createContext(), { city: "beijing", q: text });
    const lines = list[0]!.sum!.lines.map(({ key, quantity, blocks, yuan }) => [key, quantity, blocks, yuan]);
    expect(lines).toEqual([
      // Half a day costs what it usually does in proportion to a day.
      ["hire", 1, [0], 24_516],
      ["lunch", 400, [], 40_000],
      ["teaBreaks", 800, [], 40_000],
      ["hire", 1, [1], 2452],
      ["hire", 1, [1], 2452],
      ["hire", 1, [1], 2452],
      ["hire", 1, [2], 40_000],
      ["hire", 1, [3], 5516],
      ["banquet", 20, [3], 60_000],
      ["guestRooms", 160, [4], 80_000],
    ]);
    expect(list[0]!.sum).toMatchObject({ people: 200, perHead: 1487 });
  });

  it("answers of one venue also where it does not hold the programme, and of none in another city", async () => {
    const context = await createContext();
    const { list, total } = await getOffers(context, { city: "beijing", q: text, siteId: "3" });
    expect([total, list[0]?.venue.id, list[0]?.failures]).toEqual([
      1,
      "3",
      [{ kind: "guestRooms", block: 4, short: 20 }],
    ]);
    for (const input of [
      { city: "beijing", siteId: "99" },
      { city: "shanghai", siteId: "3" },
    ])
      await expect(getOffers(context, { ...input, q: text })).rejects.toMatchObject({ reason: "notFound" });
  });

  it("counts the venues that lack something, and leaves out those that are far too small", async () => {
    const { counts, lacks, total, isComplete } = await getOffers(await createContext(), { city: "beijing", q: text });
    expect(counts).toEqual({ fits: 2, tight: 0, doesNotFit: 2 });
    expect(lacks).toEqual({ seats: 0, blocked: 0, spaces: 0, minutes: 0, guestRooms: 1 });
    expect({ total, isComplete }).toEqual({ total: 3, isComplete: true });
  });

  it("answers according to the contract", async () => {
    const answer = await getOffers(await createContext(), { city: "beijing", q: text });
    const { data, error } = endpoints["searchSite/getOffers"].output.safeParse(JSON.parse(JSON.stringify(answer)));
    expect(error?.issues ?? []).toEqual([]);
    expect(data).toEqual(JSON.parse(JSON.stringify(answer)));
  });

  it("uses no space on a day for which it is booked", async () => {
    // The memory's rows have the numbers of their places as ids: the 21st has the id of the second venue's ballroom.
    const rows = Array.from({ length: 21 }, (_, at) => ({
      periods: at === 20 ? [{ from: "2026-12-18", to: "2026-12-18", state: "booked", confirmedOn: "2026-11-01" }] : [],
    }));
    const context = await createContext({ [bookingsKind]: rows });
    const { list } = await getOffers(context, { city: "beijing", q: text });
    expect(list.map(({ venue, status }) => [venue.id, status])).toEqual([
      ["1", "fits"],
      ["4", "doesNotFit"],
      ["2", "doesNotFit"],
    ]);
    expect(list[2]).toMatchObject({
      failures: [{ kind: "blocked", block: 2 }],
      remedy: { kind: "day", block: 2, dayNumber: 3 },
    });
  });

  it("has no offers for a text without a session", async () => {
    const answer = await getOffers(await createContext(), { city: "beijing", q: "你好" });
    expect(answer).toMatchObject({ list: [], total: 0, programme: { blocks: [] } });
  });

  it("writes an offer as a workbook with its schedule and its sum", async () => {
    const input = { city: "beijing", q: text, siteId: "2" };
    const { name, bytes } = await getOfferWorkbook(await createContext(), input, { address: "192.0.2.1" });
    expect(name).toBe("测试酒店 2 多场活动方案.xlsx");
    const [schedule, sum] = await readWorkbook(Buffer.from(bytes));
    expect(schedule!.data.slice(1, 3)).toEqual([
      ["12 月 17 日 周四", "9:00–12:00", "主会场", "200 人课桌式", "大宴会厅", "3 层", null],
      ["12 月 17 日 周四", "13:30–17:30", "分会场", "30 人鱼骨式", "测试厅 220", "4 层", null],
    ]);
    const yuan = sum!.data.map((row) => row[5]).filter((cell) => typeof cell === "number");
    expect(yuan.at(-1)).toBe(400_000);
    expect(yuan.slice(0, -2).reduce((total, line) => total + line, 0)).toBe(yuan.at(-2));
  });

  it("uses no space in the open air unless the text names one, and counts no rooms of a venue that has none", async () => {
    const outdoors = [createTestVenue("1", { type: "exhibition-hall" }), createTestVenue("2", { guestRoomCount: 300 })];
    const lawns = outdoors.map(({ id }) =>
      createTestSpace(`${id}1`, id, { name: "大草坪", capacity: { theatre: 300 } }),
    );
    const ballrooms = outdoors.map(({ id }) =>
      createTestSpace(`${id}2`, id, { capacity: { theatre: 300 }, priceDay: 90_000 }),
    );
    const context = await createMemoryContext({ venues: outdoors, spaces: [...lawns, ...ballrooms] });
    const find = async (q: string) =>
      (await getOffers(context, { city: "beijing", q })).list.map(({ placements }) => placements[0]!.spaceId);
    expect(await find("主会场 200 人剧院式")).toEqual(["12", "22"]);
    expect(await find("主会场 200 人剧院式，客房 20 间")).toEqual(["22"]);
    expect((await find("草坪婚礼，主会场 200 人剧院式")).every((id) => id.endsWith("1"))).toBe(true);
  });

  it("refuses more spaces than it assigns at once", async () => {
    const context = await createContext();
    const find = (groups: number) => getOffers(context, { city: "beijing", q: `12 月 17 日分会场 ${groups}×30` });
    await expect(find(40)).resolves.toMatchObject({ list: [] });
    await expect(find(41)).rejects.toMatchObject({ reason: "malformed" });
  });

  it("knows no offers of a city that does not exist", async () => {
    await expect(getOffers(await createContext(), { city: "nowhere", q: text })).rejects.toMatchObject({
      reason: "notFound",
    });
  });
});

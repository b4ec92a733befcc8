import { describe, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createMemoryContext } from "#tests/search/create-memory-context.ts";
import type { Space } from "#domain/space/space.ts";
import type { Context } from "../context.ts";
import { getHomePage } from "./get-home-page.ts";

const input = { city: "haerbin", today: "2026-11-20" };
/** Reads nothing: how sentences are read has tests of its own. */
const getPage = (context: Context, of: Parameters<typeof getHomePage>[1] = input) =>
  getHomePage(context, of, async (_, { q }) => ({
    q,
    city: { code: haerbin, name: "哈尔滨", pinyin: "haerbin" },
    terms: [],
    unread: [],
    people: 0,
    total: 0,
    relax: [],
  }));
const haerbin = "230100";

const createVenue = (id: string, cityCode = haerbin) =>
  createTestVenue(id, { cityCode, name: `酒店 ${id}`, demo: true });
const createClassroom = (id: string, people: number, more: Partial<Space> = {}) =>
  createTestSpace(`${id}001`, id, { capacity: { classroom: people }, features: ["led"], priceDay: 30_000, ...more });

/** Creates the context of Harbin with one classroom a venue, by its number of people. */
const createCity = (classrooms: Record<string, readonly [people: number, more?: Partial<Space>]>) =>
  createMemoryContext({
    venues: Object.keys(classrooms).map((id) => createVenue(id)),
    spaces: Object.entries(classrooms).map(([id, [people, more]]) => createClassroom(id, people, more)),
  });

describe("getHomePage", () => {
  it("defaults to the largest space's capacity in a small city", async () => {
    const context = await createCity({ 1: [46], 2: [128, { length: 24, width: 12, height: 4 }] });
    const data = await getPage(context);
    expect(data.total).toBe(2);
    expect(data.reading.q).toBe("120 人课桌式，12 月 18 日");
    expect((await getPage(await createCity({ 3: [400] }))).reading.q).toBe("180 人课桌式，12 月 18 日");
  });

  it("returns an empty result without venues or measured spaces", async () => {
    const ids = Array.from({ length: 12 }, (_, at) => String(at + 1));
    const elsewhere = await createMemoryContext({ venues: ids.map((id) => createVenue(id, "220100")), spaces: [] });
    const none = await getPage(elsewhere);
    expect(none).toMatchObject({
      total: 0,
      reading: { q: "180 人课桌式，12 月 18 日" },
      hints: [],
      spaces: { list: [] },
      kinds: [],
      measured: { all: 0, city: 0 },
      types: [],
      examples: [],
      near: [{ name: "长春", pinyin: "changchun", venueCount: 12 }],
    });
    const unmeasured = await getPage(await createCity({ 1: [200] }));
    expect(unmeasured).toMatchObject({ total: 1, measured: { all: 0, city: 0 } });
    expect(unmeasured.spaces.list.map(({ id }) => id)).toEqual(["1001"]);
  });

  it("counts measured spaces of all cities and of this one, and lists other cities near it", async () => {
    const context = await createMemoryContext({
      venues: [createVenue("1"), createVenue("2", "220100")],
      spaces: [
        createClassroom("1", 60, { length: 20, width: 10 }),
        createTestSpace("1002", "1", { length: 20 }),
        createClassroom("2", 60, { length: 20, width: 10 }),
      ],
    });
    const { measured, near } = await getPage(context);
    expect(measured).toEqual({ all: 2, city: 1 });
    expect(near).toEqual([{ name: "长春", pinyin: "changchun", venueCount: 1, metres: 232_482 }]);
  });

  it("finds no cities near one abroad", async () => {
    const context = await createMemoryContext({ venues: [createVenue("1")], spaces: [] });
    expect((await getPage(context, { city: "singapore" })).near).toEqual([]);
  });

  it("uses the server's day in China where the call has none", async () => {
    expect(await getPage(await createCity({}), { city: haerbin })).toMatchObject({
      city: { code: haerbin, name: "哈尔滨", pinyin: "haerbin" },
      today: "2026-11-21",
      reading: { q: "180 人课桌式，12 月 18 日" },
    });
  });

  it("rejects an unknown city", async () => {
    await expect(getPage(await createCity({}), { city: "atlantis" })).rejects.toMatchObject({ reason: "notFound" });
  });

  it("shows the city's cases first, then those of other cities, named by people and kind where both are known", async () => {
    const cases = ["110000", haerbin, "310000", "440100", haerbin].map((cityCode, at) => ({
      cityCode,
      name: "加班少的年会",
      eventType: "annual-meeting",
      ...(at > 0 && { attendees: at * 1000 }),
    }));
    const context = await createMemoryContext({ venues: [], spaces: [] }, { case: cases });
    const listIn = async (city: string) => (await getPage(context, { city })).cases.map(({ id, name }) => [id, name]);
    expect(await listIn("haerbin")).toEqual([
      ["2", "1,000 人年会 · 哈尔滨"],
      ["5", "4,000 人年会 · 哈尔滨"],
      ["1", "加班少的年会"],
    ]);
    expect((await listIn("suzhou")).map(([id]) => id)).toEqual(["1", "2", "3"]);
  });
});

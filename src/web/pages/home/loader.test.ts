import { describe, expect, it } from "vitest";
import type { Call } from "../../../contract/index.ts";
import type { SpaceWire, VenueCard } from "../../../contract/schemas/entities.ts";
import { loadHome } from "./loader.ts";

const today = "2026-11-20";

function venue(id: string, people: number, space: Partial<SpaceWire> = {}): VenueCard & { reason: string } {
  return {
    id,
    name: `酒店 ${id}`,
    demo: true,
    cityCode: "230100",
    cityName: "哈尔滨",
    cityPinyin: "haerbin",
    type: "hotel",
    typeName: "酒店",
    spaceCount: 3,
    reason: "无柱",
    fit: {
      layout: "classroom",
      people,
      space: {
        id: `${id}001`,
        venueId: id,
        name: "大厅",
        capacity: { classroom: people },
        features: ["led"],
        hasVr: false,
        priceDay: 30_000,
        ...space,
      },
    },
  };
}

const region = (id: string, kind: string, count: number) => ({
  id,
  cityCode: "230100",
  kind,
  name: `地 ${id}`,
  pinyin: "di",
  lng: 126,
  lat: 45,
  count,
});

interface FakeCity {
  venues: ReturnType<typeof venue>[];
  regions?: ReturnType<typeof region>[];
  places?: unknown[];
}

/** Returns a fake `Call` of one small city; its list call filters by people and counts, as the real one does. */
function createFakeCall({ venues, regions = [], places = [] }: FakeCity): Call {
  const answers: Record<string, (input: { people?: number }) => unknown> = {
    "searchSite/getAggregateSearchFilterNew": () => ({
      city: { code: "230100", name: "哈尔滨", pinyin: "haerbin" },
      regions: ["district", "business-area", "metro", "hub"].map((kind) => ({
        kind,
        name: kind,
        options: regions.filter((one) => one.kind === kind),
      })),
      types: [
        { id: "0", name: "酒店", count: venues.length },
        { id: "9", name: "游船", count: 0 },
      ],
    }),
    "searchSite/getAggregateSoHotelList": ({ people = 0 }) => {
      const list = venues.filter(({ fit }) => fit!.people >= people);
      return { total: list.length, list };
    },
    "common/getCitys": () => ({
      openedCity: {
        orderStructure: { C: [{ name: "长春", pinyin: "changchun", venueCount: 12, lng: 125.3, lat: 43.9 }] },
      },
      submitCity: { orderStructure: { H: [{ code: "230100", lng: 126.6, lat: 45.8 }] } },
    }),
    "home/getGoodPlace": () => places,
    "home/getSwipeImgs": () => [],
    "home/getCooperate": () => [],
    "sample/getSampleList": () => ({ total: 0, list: [] }),
  };
  return (async (path: string, input: object = {}) => answers[path]!(input)) as Call;
}

describe("loadHome", () => {
  it("defaults to the largest space's capacity in a small city", async () => {
    const data = await loadHome(
      "haerbin",
      createFakeCall({ venues: [venue("1", 46), venue("2", 128, { length: 24, width: 12, height: 4 })] }),
      today,
    );
    expect(data).toMatchObject({ people: 120, layout: "classroom", day: "2026-12-18", total: 2 });
    expect(data.found).toMatchObject({ total: 1, bestSpace: { venueId: "2", venue: "酒店 2", demo: true } });
    expect((await loadHome("haerbin", createFakeCall({ venues: [venue("3", 400)] }), today)).people).toBe(180);
  });

  it("returns an empty result without venues or measured spaces", async () => {
    const none = await loadHome("haerbin", createFakeCall({ venues: [] }), today);
    expect(none).toMatchObject({
      total: 0,
      people: 180,
      found: { bestSpace: undefined, total: 0 },
      occasions: [],
      types: [],
      examples: [],
      near: [{ name: "长春", pinyin: "changchun", venueCount: 12 }],
    });
    const unmeasured = await loadHome("haerbin", createFakeCall({ venues: [venue("1", 200)] }), today);
    expect(unmeasured).toMatchObject({ total: 1, found: { bestSpace: undefined, total: 1 } });
    expect(unmeasured).not.toHaveProperty("near");
  });

  it("returns the districts and the busiest areas and hubs that have venues", async () => {
    const regions = [
      region("1", "district", 9),
      region("2", "district", 0),
      ...[4, 8, 6, 2, 7].map((count, at) => region(`1${at}`, "business-area", count)),
      region("30", "metro", 12),
      region("40", "hub", 5),
    ];
    const { districts, areas } = await loadHome("haerbin", createFakeCall({ venues: [], regions }), today);
    expect(districts).toEqual([{ id: "1", name: "地 1", count: 9, kind: "district", lng: 126, lat: 45 }]);
    expect(areas.map(({ id }) => id)).toEqual(["11", "14", "12", "10", "40"]);
  });

  it("omits an occasion without spaces and draws the first measured space", async () => {
    const occasion = (id: string, people: number, list: unknown[]) => ({
      type: { id, name: id, count: 3 },
      people,
      layout: "classroom",
      searchParams: `-0-0-0-${people}-2`,
      list,
    });
    const spaces = [venue("1", 110), venue("2", 108, { length: 26, width: 14, height: 4.5 }), venue("3", 100)];
    const places = [
      occasion("small", 20, []),
      occasion("training", 100, spaces),
      occasion("annual", 500, [venue("4", 520)]),
    ];
    const { occasions } = await loadHome("haerbin", createFakeCall({ venues: [], places }), today);
    expect(occasions.map(({ id }) => id)).toEqual(["annual", "training"]);
    expect(occasions[0]).not.toHaveProperty("drawn");
    expect(occasions[1]).toMatchObject({ href: "/haerbin/changdi-0-0-0-100-2", drawn: { id: "2001" } });
    expect(occasions[1]!.spaces.map(({ venueId, people }) => [venueId, people])).toEqual([
      ["2", 108],
      ["1", 110],
    ]);
    expect(JSON.stringify(occasions)).not.toMatch(/price|led|typeName/);
  });
});

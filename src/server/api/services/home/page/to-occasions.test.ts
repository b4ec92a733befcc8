import { expect, it } from "vitest";
import type { SpaceWire, VenueCard } from "#contract/schemas/entities.ts";
import { toOccasions } from "./to-occasions.ts";

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

it("omits an occasion without spaces and draws the first measured space", () => {
  const occasion = (id: string, people: number, list: ReturnType<typeof venue>[]) => ({
    type: { id, name: id, count: 3 },
    people,
    layout: "classroom",
    searchParams: `-0-0-0-${people}-2`,
    list,
  });
  const spaces = [venue("1", 110), venue("2", 108, { length: 26, width: 14, height: 4.5 }), venue("3", 100)];
  const occasions = toOccasions("haerbin", [
    occasion("small", 20, []),
    occasion("training", 100, spaces),
    occasion("annual", 500, [venue("4", 520)]),
  ]);
  expect(occasions.map(({ id }) => id)).toEqual(["annual", "training"]);
  expect(occasions[0]).not.toHaveProperty("drawn");
  expect(occasions[1]).toMatchObject({ href: "/haerbin/changdi-0-0-0-100-2", drawn: { id: "2001" } });
  expect(occasions[1]!.spaces.map(({ venueId, people }) => [venueId, people])).toEqual([
    ["2", 108],
    ["1", 110],
  ]);
  expect(JSON.stringify(occasions)).not.toMatch(/price|led|typeName/);
});

import { expect, it } from "vitest";
import type { SpaceWire, VenueCard } from "#contract/schemas/entities.ts";
import { pickBestSpace } from "./pick-best-space.ts";

const venue = (id: string, space: Partial<SpaceWire>, people = 200): VenueCard => ({
  id,
  name: `酒店 ${id}`,
  cityCode: "110000",
  cityName: "北京",
  cityPinyin: "beijing",
  type: "hotel",
  typeName: "酒店",
  spaceCount: 1,
  fit: {
    layout: "classroom",
    people,
    space: {
      id: `${id}001`,
      venueId: id,
      name: "厅",
      capacity: { classroom: people },
      features: [],
      hasVr: false,
      ...space,
    },
  },
});

it("picks the first space whose measured comfortable capacity seats the people", () => {
  const venues = [
    venue("1", {}),
    venue("2", { length: 20, width: 14, height: 5 }),
    venue("3", { length: 32, width: 18, height: 6.2 }),
    venue("4", { length: 60, width: 40, height: 9 }),
  ];
  expect(pickBestSpace(venues, "classroom", 180)?.venueId).toBe("3");
  expect(pickBestSpace(venues, "classroom", 60)?.venueId).toBe("2");
});

it("falls back to the first measured space, then to undefined", () => {
  const venues = [venue("1", {}), venue("2", { length: 20, width: 14, height: 5 })];
  expect(pickBestSpace(venues, "classroom", 5000)?.venueId).toBe("2");
  expect(pickBestSpace([venue("1", {})], "classroom", 20)).toBeUndefined();
  expect(pickBestSpace([], "classroom", 20)).toBeUndefined();
});

import { expect, it } from "vitest";
import { venueSchema } from "#server/catalogue/write/entity-schemas.ts";
import { demoSeed } from "../demo-seed.ts";
import { generateCatalogue } from "../generate-catalogue.ts";

const { venues } = generateCatalogue({ seed: demoSeed });
const outlets = venues.flatMap(({ demo, dining = [] }) => dining.map((outlet) => ({ demo, ...outlet })));

it("gives menus to demo venues alone, each with a price, its unit and what it includes", () => {
  const menus = outlets.flatMap(({ demo, menus: own = [] }) => own.map((menu) => ({ demo, ...menu })));
  expect(menus.length).toBeGreaterThan(1000);
  expect(menus.filter(({ demo, price, includes }) => !demo || !price || !includes?.length)).toEqual([]);
  expect(menus.filter(({ unit, tableSeats }) => (unit === "table") !== (tableSeats !== undefined))).toEqual([]);
});

it("divides exactly the private rooms that a restaurant has, the larger the dearer", () => {
  const divided = outlets.filter(({ rooms }) => rooms);
  expect(divided.length).toBeGreaterThan(100);
  for (const { privateRooms, rooms = [] } of divided) {
    expect(rooms.reduce((sum, { count = 0 }) => sum + count, 0)).toBe(privateRooms);
    const spends = rooms.map(({ minimumSpend }) => minimumSpend!);
    expect(spends).toEqual([...spends].sort((a, b) => a - b));
  }
});

it("is taken by the importer as the catalogue's files have it", () => {
  const [venue] = venues.filter(({ dining }) => dining?.some(({ rooms, menus }) => rooms && menus));
  expect(venueSchema.parse(venue)).toEqual(venue);
});

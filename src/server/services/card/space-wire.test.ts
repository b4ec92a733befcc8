import fc from "fast-check";
import { expect, it } from "vitest";
import { plainSpace } from "../../../../tests/catalogue-rows.ts";
import { inHouseOrder, roomiestSeats, spaceWire } from "./space-wire.ts";

it("sorts divisible spaces first, each followed by its parts, then the others by area", () => {
  const spaces = [
    plainSpace("1", "9", { area: 50 }),
    plainSpace("2", "9", { area: 300, partOf: "4" }),
    plainSpace("3", "9", { area: 400, partOf: "4" }),
    plainSpace("4", "9", { area: 700, splitsInto: ["2", "3"] }),
    plainSpace("5", "9", { area: 900 }),
    plainSpace("6", "9", { partOf: "77" }),
  ];
  expect(inHouseOrder(spaces).map(({ id }) => id)).toEqual(["4", "2", "3", "5", "1", "6"]);
});

it("neither loses nor repeats a space, whatever the references", () => {
  const ids = ["1", "2", "3", "4", "5"];
  const space = fc.record({ partOf: fc.option(fc.constantFrom(...ids, "9"), { nil: undefined }), area: fc.nat(900) });
  fc.assert(
    fc.property(fc.array(space, { minLength: 5, maxLength: 5 }), (more) => {
      const ordered = inHouseOrder(more.map((facts, at) => plainSpace(ids[at]!, "9", facts))).map(({ id }) => id);
      expect(ordered.toSorted()).toEqual(ids);
    }),
  );
});

it("returns the layout of the largest capacity, or undefined without a known capacity", () => {
  expect(roomiestSeats(plainSpace("1", "9", { capacity: { classroom: 80, banquet: 120 } }))).toEqual({
    layout: "banquet",
    people: 120,
  });
  expect(roomiestSeats(plainSpace("1", "9", { capacity: { classroom: 0 } }))).toBeUndefined();
});

it("omits fields that only the catalogue needs", () => {
  const wire = spaceWire(plainSpace("1", "9"));
  expect(JSON.parse(JSON.stringify(wire))).toEqual({
    id: "1",
    venueId: "9",
    name: "测试厅 1",
    capacity: {},
    features: [],
    hasVr: false,
  });
});

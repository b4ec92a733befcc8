import fc from "fast-check";
import { expect, it } from "vitest";
import { createTestSpace } from "#tests/create-test-venue.ts";
import { sortForDisplay, toSpaceWire } from "./to-space-wire.ts";

it("sorts divisible spaces first, each followed by its parts, then the others by area", () => {
  const spaces = [
    createTestSpace("1", "9", { area: 50 }),
    createTestSpace("2", "9", { area: 300, partOf: "4" }),
    createTestSpace("3", "9", { area: 400, partOf: "4" }),
    createTestSpace("4", "9", { area: 700, splitsInto: ["2", "3"] }),
    createTestSpace("5", "9", { area: 900 }),
    createTestSpace("6", "9", { partOf: "77" }),
  ];
  expect(sortForDisplay(spaces).map(({ id }) => id)).toEqual(["4", "2", "3", "5", "1", "6"]);
});

it("neither loses nor repeats a space, whatever the references", () => {
  const ids = ["1", "2", "3", "4", "5"];
  const space = fc.record({ partOf: fc.option(fc.constantFrom(...ids, "9"), { nil: undefined }), area: fc.nat(900) });
  fc.assert(
    fc.property(fc.array(space, { minLength: 5, maxLength: 5 }), (more) => {
      const ordered = sortForDisplay(more.map((facts, at) => createTestSpace(ids[at]!, "9", facts))).map(
        ({ id }) => id,
      );
      expect(ordered.toSorted()).toEqual(ids);
    }),
  );
});

it("omits fields that only the catalogue needs", () => {
  const wire = toSpaceWire(createTestSpace("1", "9"), "2026-11-22");
  expect(JSON.parse(JSON.stringify(wire))).toEqual({
    id: "1",
    venueId: "9",
    name: "测试厅 1",
    capacity: {},
    features: [],
    hasVr: false,
  });
});

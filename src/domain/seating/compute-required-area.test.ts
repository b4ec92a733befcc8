import fc from "fast-check";
import { expect, it } from "vitest";
import { layouts } from "../space/layouts.ts";
import { computeRequiredArea } from "./compute-required-area.ts";

const layout = fc.constantFrom(...layouts.map(({ key }) => key));

it("multiplies people by the floor a person of the layout", () => {
  expect(computeRequiredArea(300, "classroom")).toEqual({ area: 600, perPerson: 2 });
  expect(computeRequiredArea(500, "theatre")).toEqual({ area: 600, perPerson: 1.2 });
});

it("gives more floor a person in a large U-shape than in a small one", () => {
  expect(computeRequiredArea(20, "ushape").perPerson).toBeLessThan(computeRequiredArea(80, "ushape").perPerson);
});

it("never needs less for more people", () => {
  fc.assert(
    fc.property(layout, fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 3000 }), (key, a, b) => {
      const [few, many] = [Math.min(a, b), Math.max(a, b)];
      expect(computeRequiredArea(few, key).area).toBeLessThanOrEqual(computeRequiredArea(many, key).area);
    }),
  );
});

import { expect, it } from "vitest";
import { trimSpace } from "./trim-space.ts";

it("returns only what a drawing needs, without prices or equipment", () => {
  const trimmed = trimSpace({
    id: "3001",
    venueId: "3",
    name: "厅",
    length: 32,
    width: 18,
    height: 6.2,
    capacity: { classroom: 200 },
    features: ["led", "pillar-free"],
    power: 400,
    priceDay: 38_000,
    hasVr: true,
  });
  expect(trimmed).toEqual({
    id: "3001",
    venueId: "3",
    name: "厅",
    length: 32,
    width: 18,
    height: 6.2,
    capacity: { classroom: 200 },
    features: ["pillar-free"],
    hasVr: false,
  });
  expect(trimmed).not.toHaveProperty("area");
});

import { expect, it } from "vitest";
import { type FeatureKey, features, toFeatureBits } from "../space/features.ts";
import { getNeedName } from "./demand-option.ts";
import { toNeeds } from "./to-needs.ts";

it("returns the needs of several features", () => {
  expect(toNeeds(0)).toEqual([]);
  expect(toNeeds(toFeatureBits(["green-room", "led", "pillar-free"]))).toEqual([
    "led",
    "pillar-free",
    "vip-room",
    "backstage",
  ]);
});

it("calls every feature by the name that the filters have", () => {
  const otherNames: Partial<Record<FeatureKey, string>> = { "green-room": "贵宾室、化妆间" };
  for (const { key, bit, name } of features) {
    const needs = toNeeds(1 << bit).map((need) => getNeedName(need));
    expect(needs.join("、")).toBe(otherNames[key] ?? name);
  }
});

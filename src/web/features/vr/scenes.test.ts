import { describe, expect, test } from "vitest";
import type { VrScene } from "../../../domain/picture/picture.ts";
import { placesOf, sceneAt, sceneHref } from "./scenes.ts";

const scene = (id: string, more: Partial<VrScene> = {}): VrScene => ({
  id,
  name: id,
  panorama: { hash: "0".repeat(20), width: 4096, height: 2048, color: "#888888", catalogType: "huiyishi" },
  catalogType: "huiyishi",
  view: { yaw: 0, pitch: 0 },
  hotspots: [],
  ...more,
});

const banquet = scene("a1", { spaceId: "7", layout: "banquet" });
const theatre = scene("a2", { spaceId: "7", layout: "theatre" });
const lobby = scene("l1", { catalogType: "dating" });
const gallery = scene("l2", { catalogType: "dating" });
const twin = scene("a3", { spaceId: "7", layout: "theatre" });
const house = [banquet, theatre, lobby, gallery, twin];

describe("findScene", () => {
  const hall = { type: "huiyishi", spaceId: "7" };
  test.each([
    ["finds the venue's first scene without a selection", {}, "l1"],
    ["finds a place's first scene", { place: hall }, "a1"],
    ["finds a layout of a place", { place: hall, layout: "theatre" }, "a2"],
    ["finds the place's first scene for a layout that it lacks", { place: hall, layout: "cocktail" }, "a1"],
    ["finds the place's first scene for an unknown layout", { place: hall, layout: "x" }, "a1"],
    ["finds a scene by its id", { place: hall, scene: "a3" }, "a3"],
    ["finds the place's first scene for a scene of another place", { place: hall, scene: "l1" }, "a1"],
    ["finds a scene without a space", { place: { type: "dating", spaceId: "0" } }, "l1"],
    ["finds a space under another kind of picture", { place: { type: "canyin", spaceId: "7" } }, "a1"],
    ["finds nothing for a space without scenes", { place: { type: "huiyishi", spaceId: "8" } }, undefined],
    [
      "finds nothing without a space under a kind without scenes",
      { place: { type: "kefang", spaceId: "0" } },
      undefined,
    ],
  ])("%s", (_, wish, id) => {
    expect(sceneAt(house, wish, "l1")?.id).toBe(id);
  });

  test("finds nothing in a venue without scenes and its first scene for an unknown id", () => {
    expect(sceneAt([], {}, "")).toBeUndefined();
    expect(sceneAt(house, {}, "gone")?.id).toBe("a1");
  });
});

test("gives every scene a URL that resolves to it", () => {
  const hrefs = house.map((one) => sceneHref("5", house, one));
  expect(hrefs).toEqual([
    "/view/hotel-5/vr/huiyishi/7",
    "/view/hotel-5/vr/huiyishi/7?layout=theatre",
    "/view/hotel-5/vr/dating/0",
    "/view/hotel-5/vr/dating/0?scene=l2",
    "/view/hotel-5/vr/huiyishi/7?scene=a3",
  ]);
  house.forEach((one, index) => {
    const url = new URL(hrefs[index]!, "http://site");
    const [type = "", spaceId = ""] = url.pathname.split("/").slice(-2);
    const { layout, scene: asked } = Object.fromEntries(url.searchParams);
    expect(sceneAt(house, { place: { type, spaceId }, layout, scene: asked }, "")?.id).toBe(one.id);
  });
});

test("groups scenes by place, in the venue's order", () => {
  expect(placesOf(house).map(({ type, spaceId, scenes }) => [type, spaceId, scenes.length])).toEqual([
    ["huiyishi", "7", 3],
    ["dating", "0", 2],
  ]);
});

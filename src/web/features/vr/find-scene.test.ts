import { describe, expect, test } from "vitest";
import type { VrScene } from "#domain/picture/picture.ts";
import { groupByPlace, findScene, formatSceneHref } from "./find-scene.ts";

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
const venueScenes = [banquet, theatre, lobby, gallery, twin];

describe("findScene", () => {
  const spacePlace = { type: "huiyishi", spaceId: "7" };
  test.each([
    ["finds the venue's first scene without a selection", {}, "l1"],
    ["finds a place's first scene", { place: spacePlace }, "a1"],
    ["finds a layout of a place", { place: spacePlace, layout: "theatre" }, "a2"],
    ["finds the place's first scene for a layout that it lacks", { place: spacePlace, layout: "cocktail" }, "a1"],
    ["finds the place's first scene for an unknown layout", { place: spacePlace, layout: "x" }, "a1"],
    ["finds a scene by its id", { place: spacePlace, scene: "a3" }, "a3"],
    ["finds the place's first scene for a scene of another place", { place: spacePlace, scene: "l1" }, "a1"],
    ["finds a scene without a space", { place: { type: "dating", spaceId: "0" } }, "l1"],
    ["finds a space under another kind of picture", { place: { type: "canyin", spaceId: "7" } }, "a1"],
    ["finds nothing for a space without scenes", { place: { type: "huiyishi", spaceId: "8" } }, undefined],
    [
      "finds nothing without a space under a kind without scenes",
      { place: { type: "kefang", spaceId: "0" } },
      undefined,
    ],
  ])("%s", (_, selection, id) => {
    expect(findScene(venueScenes, selection, "l1")?.id).toBe(id);
  });

  test("finds nothing in a venue without scenes and its first scene for an unknown id", () => {
    expect(findScene([], {}, "")).toBeUndefined();
    expect(findScene(venueScenes, {}, "gone")?.id).toBe("a1");
  });
});

test("gives every scene a URL that resolves to it", () => {
  const hrefs = venueScenes.map((one) => formatSceneHref("5", venueScenes, one));
  expect(hrefs).toEqual([
    "/view/hotel-5/vr/huiyishi/7",
    "/view/hotel-5/vr/huiyishi/7?layout=theatre",
    "/view/hotel-5/vr/dating/0",
    "/view/hotel-5/vr/dating/0?scene=l2",
    "/view/hotel-5/vr/huiyishi/7?scene=a3",
  ]);
  venueScenes.forEach((one, index) => {
    const url = new URL(hrefs[index]!, "http://site");
    const [type = "", spaceId = ""] = url.pathname.split("/").slice(-2);
    const { layout, scene: sceneId } = Object.fromEntries(url.searchParams);
    expect(findScene(venueScenes, { place: { type, spaceId }, layout, scene: sceneId }, "")?.id).toBe(one.id);
  });
});

test("groups scenes by place, in the venue's order", () => {
  expect(groupByPlace(venueScenes).map(({ type, spaceId, scenes }) => [type, spaceId, scenes.length])).toEqual([
    ["huiyishi", "7", 3],
    ["dating", "0", 2],
  ]);
});

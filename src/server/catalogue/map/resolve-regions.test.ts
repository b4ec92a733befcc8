import { expect, it } from "vitest";
import { findRegionById } from "../../geography/get-regions.ts";
import { resolveRegions } from "./resolve-regions.ts";

const names = (ids: readonly string[]) => ids.map((id) => findRegionById(id)?.name);

it("finds district, areas, stations and hubs, the district first", () => {
  const { regionIds, notes } = resolveRegions("110000", {
    hubs: ["北京南站"],
    areas: ["望京", "三里屯"],
    district: "朝阳",
    metro: ["望京"],
  });
  expect(names(regionIds)).toEqual(["朝阳区", "望京", "三里屯", "望京", "北京南站"]);
  expect(notes).toEqual([]);
});

it("finds a region that may be a district or a business area", () => {
  const { regionIds, notes } = resolveRegions("110000", { places: ["望京", "海淀", "静海"] });
  expect([names(regionIds), notes]).toEqual([["望京", "海淀区"], ["没有“静海”这个区域，没有收"]]);
});

it.each([
  ["三元桥地铁站C2口", { name: "三元桥", exit: "C2口" }],
  ["三元桥站 300米", { name: "三元桥", metres: 300 }],
  ["10号线三元桥站A口（约1200m）", { name: "三元桥", exit: "A口", metres: 1200 }],
  ["东单地铁站1号线B口", { name: "东单", exit: "B口" }],
  ["T3航站楼地铁站", { name: "3号航站楼" }],
  ["景泰站地铁站D口", { name: "景泰", exit: "D口" }],
  ["丰台地铁站C2口", { name: "丰台站", exit: "C2口" }],
  ["北京站", { name: "北京站" }],
])("parses %s", (text, link) => {
  const { regionIds, metros, notes } = resolveRegions("110000", { metro: [text] });
  expect(metros).toEqual([{ kind: "metro", lines: expect.any(Array), ...link }]);
  expect(names(regionIds)).toEqual([link.name]);
  expect(notes).toEqual([]);
});

it("preserves the name of an unknown station without a region", () => {
  const { regionIds, metros, notes } = resolveRegions("110000", { district: "月球区", metro: ["静海3号线A口"] });
  expect(regionIds).toEqual([]);
  expect(metros).toEqual([{ kind: "metro", name: "静海", lines: ["3号线"], exit: "A口" }]);
  expect(notes).toHaveLength(2);
});

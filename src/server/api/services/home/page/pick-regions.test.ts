import { expect, it } from "vitest";
import type { RegionKind } from "#domain/city/city.ts";
import { pickRegions } from "./pick-regions.ts";

const region = (id: string, kind: RegionKind) => ({
  id,
  cityCode: "230100",
  kind,
  name: `地 ${id}`,
  pinyin: "di",
  lng: 126,
  lat: 45,
});

it("returns the districts and the busiest areas and hubs that have venues", () => {
  const rows: [string, RegionKind, number][] = [
    ["1", "district", 9],
    ["2", "district", 0],
    ...[4, 8, 6, 2, 7].map((count, at): [string, RegionKind, number] => [`1${at}`, "business-area", count]),
    ["30", "metro", 12],
    ["40", "hub", 5],
  ];
  const { districts, areas } = pickRegions(
    rows.map(([id, kind]) => region(id, kind)),
    new Map(rows.map(([id, , count]) => [id, count])),
    (id) => (id === "40" ? undefined : 1000 * Number(id)),
  );
  expect(districts).toEqual([{ id: "1", name: "地 1", count: 9, kind: "district", lng: 126, lat: 45 }]);
  expect(areas.map(({ id, medianPrice }) => [id, medianPrice])).toEqual([
    ["11", 11_000],
    ["14", 14_000],
    ["12", 12_000],
    ["10", 10_000],
    ["40", undefined],
  ]);
});

it("omits regions without a count", () => {
  expect(pickRegions([region("1", "district"), region("40", "hub")], new Map(), () => 1)).toEqual({
    districts: [],
    areas: [],
  });
});

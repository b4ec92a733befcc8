import { expect, it } from "vitest";
import type { CaseRow } from "../page.tsx";
import { buildCaseFigures } from "./build-case-figures.ts";
import { pickLead } from "./pick-lead.ts";

const row: CaseRow = {
  id: "1",
  name: "年会",
  number: { value: "28", unit: "桌，主桌不挡视线" },
  story: "",
  layout: "banquet",
  attendees: 280,
};
const picture = { hash: "0", width: 16, height: 10, color: "#000000", catalogType: "huiyishi" } as const;
const createPictured = (id: string, layout: "banquet" | "theatre"): CaseRow => ({
  ...row,
  id,
  space: { id: "2", name: "大厅", venueId: "3", venueName: "酒店", picture: { ...picture, layout } },
});

it("lets a case lead whose photograph shows its space set as it was, and none where there is no such photograph", () => {
  const pictured = createPictured("4", "banquet");
  expect(pickLead([row, createPictured("3", "theatre"), pictured])).toBe(pictured);
  expect(pickLead([{ ...pictured, otherwise: "place" }, row])).toBeUndefined();
});

it("gives the key number with what it was before, the sum where it is known, and short figures that changed", () => {
  const changes = [
    { what: "桌数", before: "32 桌", after: "28 桌" },
    { what: "供电", before: "墙插", after: "三相箱，一台一路" },
    { what: "第一排距舞台", before: "1.2 m", after: "2.4 m" },
  ];
  const key = { label: "桌数", value: "28", unit: "桌", note: "原 32 桌" };
  const distance = { label: "第一排距舞台", value: "2.4", unit: "m", note: "原 1.2 m" };
  expect(buildCaseFigures({ ...row, changes })).toEqual([key, distance]);
  const sum = { label: "合计", value: "23.4", unit: "万元", note: "人均 836 元" };
  expect(buildCaseFigures({ ...row, changes, budget: 234_000 })).toEqual([key, sum, distance]);
  expect(buildCaseFigures(row)).toEqual([{ label: "主桌不挡视线", value: "28", unit: "桌", note: undefined }]);
});

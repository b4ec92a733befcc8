import { expect, it } from "vitest";
import type { OpenSharedList, SharedSpace } from "#contract/shared-list/shared-list-endpoints.ts";
import { toShortlist } from "./to-shortlist.ts";

const space = { name: "大宴会厅" } as SharedSpace;
const rows: OpenSharedList["rows"] = [
  { siteId: "1", spaceCode: "11", note: "离展馆近", name: "大宴会厅", space },
  { siteId: "1", spaceCode: "12", name: "已下架的厅" },
  { siteId: "2", spaceCode: "21", space },
];

it("has the spaces that the catalogue still has, with their notes, and the event without its city", () => {
  const event = { cityName: "北京", people: 180, layout: "classroom", dates: ["2030-12-10"] } as const;
  expect(toShortlist({ rows, event: { ...event, dates: [...event.dates] } }, 5)).toEqual({
    items: [
      { siteId: "1", spaceCode: "11", note: "离展馆近", addedAt: 5 },
      { siteId: "2", spaceCode: "21", addedAt: 5 },
    ],
    event: { people: 180, layout: "classroom", dates: ["2030-12-10"] },
  });
});

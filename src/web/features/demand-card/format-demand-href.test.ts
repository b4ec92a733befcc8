import { expect, it } from "vitest";
import { formatDemandHref, formatSelectedEventSize } from "./format-demand-href.ts";

it("links to the demand form with exactly the event size that the visitor selected", () => {
  const selected = { people: 200, layout: "classroom" } as const;
  const href = formatDemandHref({ siteId: "1", selected, space: { id: "11" } });
  expect(href).toBe("/case/submit?siteId=1&spaceCode=11&people=200&layout=classroom");
  expect(formatSelectedEventSize(selected)).toBe("200 人，课桌式");
});

it("links with the venue alone if nothing is selected, and with the space if one is given", () => {
  expect(formatDemandHref({ siteId: "1" })).toBe("/case/submit?siteId=1");
  expect(formatDemandHref({ siteId: "1", selected: {}, space: { id: "11" } })).toBe(
    "/case/submit?siteId=1&spaceCode=11",
  );
  expect(formatDemandHref({ siteId: "1", selected: { layout: "banquet" }, space: null })).toBe(
    "/case/submit?siteId=1&layout=banquet",
  );
  expect(formatSelectedEventSize({})).toBe("");
  expect(formatSelectedEventSize({ layout: "banquet" })).toBe("宴会式");
});

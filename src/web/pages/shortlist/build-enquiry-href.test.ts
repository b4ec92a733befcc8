import { expect, it } from "vitest";
import type { ListedSpace } from "../../features/shortlist/listed-space.ts";
import { buildEnquiryHref } from "./build-enquiry-href.ts";

const space = { id: "11", venue: { id: "1", cityPinyin: "beijing" } } as ListedSpace;

it("carries the first date of the list as the date of the demand, and the others as those that suit as well", () => {
  const dates = ["2026-12-10", "2026-12-17", "2026-12-24"];
  const query = new URL(buildEnquiryHref([space], { people: 180, days: 2, dates }), "http://site").searchParams;
  expect(query.get("date")).toBe("2026-12-10");
  expect(query.get("dates")).toBe("2026-12-17,2026-12-24");
  expect(query.get("days")).toBe("2");
  expect(query.has("remarks")).toBe(false);
});

it("carries no other date where the list has one", () => {
  const href = buildEnquiryHref([space], { dates: ["2026-12-10"] });
  expect(new URL(href, "http://site").searchParams.has("dates")).toBe(false);
});

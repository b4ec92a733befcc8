import { expect, it } from "vitest";
import { formatVenueEstimateHref } from "./format-venue-estimate-href.ts";

it("carries city, people, layout and class where there are unit prices", () => {
  const beijing = { cityCode: "110000", cityPinyin: "beijing" };
  expect(formatVenueEstimateHref({ ...beijing, star: 5 }, { people: 200, layout: "banquet" })).toBe(
    "/activity/budget?city=beijing&people=200&layout=banquet&star=5",
  );
  expect(formatVenueEstimateHref({ ...beijing, star: 1 })).toBe("/activity/budget?city=beijing");
  expect(formatVenueEstimateHref({ cityCode: "976401", cityPinyin: "bangkok" })).toBeUndefined();
  expect(formatVenueEstimateHref({ cityCode: "810000", cityPinyin: "xianggang" })).toBeUndefined();
});

import { expect, it } from "vitest";
import { formatNameWithCity } from "./format-name-with-city.ts";

it("adds the city to a venue's name unless the name contains it", () => {
  expect(formatNameWithCity({ name: "箴序商务酒店", cityName: "天津" })).toBe("天津箴序商务酒店");
  expect(formatNameWithCity({ name: "首旅北京饭店", cityName: "北京" })).toBe("首旅北京饭店");
});

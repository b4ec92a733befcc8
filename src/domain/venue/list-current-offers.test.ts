import { expect, it } from "vitest";
import { listCurrentOffers } from "./list-current-offers.ts";

it("lists offers up to their last day, and nothing where none is left", () => {
  const offers = [
    { name: "茶歇九折" },
    { name: "首单减 500 元", until: "2026-11-23" },
    { name: "早订", until: "2026-11-22" },
  ];
  expect(listCurrentOffers({ offers }, "2026-11-23")?.map(({ name }) => name)).toEqual(["茶歇九折", "首单减 500 元"]);
  expect(listCurrentOffers({ offers: offers.slice(2) }, "2026-11-23")).toBeUndefined();
  expect(listCurrentOffers({}, "2026-11-23")).toBeUndefined();
});

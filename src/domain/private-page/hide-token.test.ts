import { expect, it } from "vitest";
import { hideToken } from "./hide-token.ts";

const token = "Zk3-_9aBcDeFgHiJkLmNoPqRsTuVwXyZ";

it("hides the token of a path, however it is spelled", () => {
  for (const path of [`/demand/${token}`, `/demand/${token}/`, `/Demand/${token}`, `//demand//${token}`])
    expect(hideToken(path)).toBe("/demand/…");
  expect(hideToken(`/demand%2F${token}`)).toBe("/demand/…");
  for (const path of [
    `/page-state/v1/demand/${token}`,
    `/page-state/v1%2fdemand%2F${token}`,
    `/page-state/v1//Demand/${token}`,
  ])
    expect(hideToken(path)).toBe("/page-state/v1/demand/…");
  for (const path of ["/demand", "/demands/x", "/case/submit", "/page-state/v1/beijing", "/page-state/v1"])
    expect(hideToken(path)).toBe(path);
  const code = "k7m2q9bcdfgh";
  for (const path of [`/s/${code}`, `/S//${code}/`, `/s%2F${code}`]) expect(hideToken(path)).toBe("/s/…");
  expect(hideToken(`/page-state/v1/s/${code}`)).toBe("/page-state/v1/s/…");
  expect([hideToken("/solutions/1"), hideToken("/s")]).toEqual(["/solutions/1", "/s"]);
});

import { expect, it } from "vitest";
import { formatDemandHref, hideToken, isDemandToken } from "./format-demand-href.ts";

const token = "Zk3-_9aBcDeFgHiJkLmNoPqRsTuVwXyZ";

it("formats the path of a private page and knows the shape of its token", () => {
  expect(formatDemandHref(token)).toBe(`/demand/${token}`);
  expect(isDemandToken(token)).toBe(true);
  for (const other of ["", token.slice(1), `${token}a`, `${token.slice(1)}=`, `${token.slice(1)}/`, `${token}\n`])
    expect([other, isDemandToken(other)]).toEqual([other, false]);
});

it("hides the token of a path, however it is spelled", () => {
  for (const path of [formatDemandHref(token), `/demand/${token}/`, `/Demand/${token}`, `//demand//${token}`])
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
});

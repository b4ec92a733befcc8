import { expect, it } from "vitest";
import { formatDemandHref, isDemandToken } from "./format-demand-href.ts";

const token = "Zk3-_9aBcDeFgHiJkLmNoPqRsTuVwXyZ";

it("formats the path of a private page and knows the shape of its token", () => {
  expect(formatDemandHref(token)).toBe(`/demand/${token}`);
  expect(isDemandToken(token)).toBe(true);
  for (const other of ["", token.slice(1), `${token}a`, `${token.slice(1)}=`, `${token.slice(1)}/`, `${token}\n`])
    expect([other, isDemandToken(other)]).toEqual([other, false]);
});

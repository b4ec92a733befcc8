import { describe, expect, it } from "vitest";
import { hideToken } from "./hide-token.ts";
import { isPrivatePath } from "./is-private-path.ts";

const token = "Zk3-_9aBcDeFgHiJkLmNoPqRsTuVwXyZ";

/** Spellings with which a browser or a program gets the private page. */
const spellings: Record<string, readonly string[]> = {
  "/demand/…": [
    `/demand/${token}`,
    `/demand/${token}/`,
    `/demand/${token}/more`,
    `/demand/`,
    `/Demand/${token}`,
    `//demand//${token}`,
    `/demand%2F${token}`,
    `/demand%2f${token}`,
    `/%2Fdemand/${token}`,
    `/%64emand/${token}`,
    `/%44EM%41ND/${token}`,
    `/deman%64/%e4%bd`,
  ],
  "/s/…": [`/s/k7m2q9bcdfgh`, `/S//k7m2q9bcdfgh/`, `/s%2Fk7m2q9bcdfgh`, `/%73/k7m2q9bcdfgh`],
};

const others = [
  "/",
  "/s",
  "/demand",
  "/demands/x",
  "/solutions/1",
  "/case/demand/x",
  "/x/s/k7m2q9bcdfgh",
  "demand/x",
  "/case/submit",
  "/a%20b",
  "/%64emands/x",
  "/%C4emand/x",
  "/page-state",
  "/page-state/v1",
  "/page-state/v1/beijing",
  "/page-state/v1/x/demand/y",
  "/pages/page-state/v1/demand/x",
];

describe.each(Object.entries(spellings))("the private page %s", (hidden, paths) => {
  it.each(paths)("is known as %s, and its token is hidden", (path) => {
    expect(isPrivatePath(path)).toBe(true);
    expect(hideToken(path)).toBe(hidden);
  });

  it.each(paths)("is known by the address of its state, before %s", (path) => {
    for (const root of ["/page-state/v1", "//page-state//v1", "/page-state%2Fv1", "/%70age-state/v1"])
      expect(hideToken(root + path).replaceAll("//", "/")).toBe(`/page-state/v1${hidden}`);
  });
});

it.each(others)("%s is not private and is shown as it is", (path) => {
  expect(isPrivatePath(path)).toBe(false);
  expect(hideToken(path)).toBe(path);
});

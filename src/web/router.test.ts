import { expect, test } from "vitest";
import { createQueryPicker } from "./router.tsx";

const pick = createQueryPicker();
const pickFrom = (href: string) => pick(new URL(href, "http://localhost"));

test("picks the parameters of the page that a path belongs to", () => {
  const query = "?q=x&people=200&layout=banquet&page=2&tag=y&utm_source=z";
  const expected = {
    "/": {},
    "/beijing": {},
    "/beijing/changdi-0-0-0-0-0": { q: "x" },
    "/view/hotel-1": { people: "200", layout: "banquet" },
    "/view/hotel-1-allpic": { people: "200", layout: "banquet" },
    "/view/hotel-1-nearby": {},
    "/view/hotel-1/meetingspace-2": { people: "200", layout: "banquet" },
    "/view/hotel-1/vr/huiyishi/2": { layout: "banquet" },
    "/view/hotel-1/tupian": { page: "2" },
    "/solutions": { page: "2" },
    "/ask": { tag: "y", page: "2" },
    "/zt/publish": { people: "200", layout: "banquet" },
    "/nothing/here": {},
  };
  const picked = Object.keys(expected).map((path) => [path, pickFrom(path + query)]);
  expect(Object.fromEntries(picked)).toEqual(expected);
});

test("distinguishes upper from lower case", () => {
  const paths = ["/Ask", "/ZT/publish", "/Case/submit", "/VIEW/hotel-1", "/view/Hotel-1", "/beijing/Changdi-0-0-0-0-0"];
  expect(paths.map((path) => pickFrom(`${path}?q=x&page=2&people=200`))).toEqual(paths.map(() => ({})));
});

test("keeps the order of the declaration and the first of repeated parameters", () => {
  expect(Object.entries(pickFrom("/view/hotel-1?layout=2&people=100&people=200"))).toEqual([
    ["people", "100"],
    ["layout", "2"],
  ]);
});

test("matches an encoded path as the router does", () => {
  expect(pickFrom("/beijing/changd%69-0-0-0-0-0?q=x")).toEqual({ q: "x" });
  expect(pickFrom("/beijing%2Fchangdi-0?q=x")).toEqual({});
  expect(pickFrom("/%zz?q=x")).toEqual({});
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { dependsOnDay, getPageCacheKey, normalizePageUrl, readChosenCity } from "./get-page-cache-key.ts";

const origin = "http://localhost";
const now = new Date("2026-11-21T04:00:00Z");
const getKey = (href: string, pickQuery = (_: URL): Record<string, string> => ({})) =>
  getPageCacheKey(normalizePageUrl(new URL(href, origin), pickQuery), undefined, now);

test("keys a page by its path and the parameters that it depends on", () => {
  const pickPeople = ({ searchParams }: URL) => ({ people: searchParams.get("people") ?? "" });
  const key = getKey("/view/hotel-1?people=200", pickPeople);
  expect(key).toContain("/view/hotel-1?people=200");
  expect(getKey("/view/hotel-1?utm_source=x&people=200&date=2026-12-18", pickPeople)).toBe(key);
  expect(getKey("/view/hotel-1?people=201", pickPeople)).not.toBe(key);
  expect(getKey("/view/hotel-1?people=200")).toBe(getKey("/view/hotel-1"));
});

test("adds the day where a date or a sentence or the home page depends on it", () => {
  const pickSentence = ({ searchParams }: URL) => ({ q: searchParams.get("q") ?? "" });
  expect(getKey("/beijing/changdi-0?q=x", pickSentence)).toContain("2026-11-21");
  expect(getKey("/beijing/changdi-0?q=x")).not.toContain("2026-11-21");
  expect(getKey("/beijing")).toContain("2026-11-21");
  const pickDate = ({ searchParams }: URL) => ({ date: searchParams.get("date") ?? "" });
  expect(getKey("/case/submit?date=2026-12-18", pickDate)).toContain("2026-11-21");
});

test("keys the home page by the city that the visitor chose", () => {
  const home = normalizePageUrl(new URL("/", origin), () => ({}));
  const keys = ["beijing", "shanghai", undefined].map((city) => getPageCacheKey(home, city, now));
  expect(keys).toEqual([`${origin}/ beijing 2026-11-21`, `${origin}/ shanghai 2026-11-21`, `${origin}/  2026-11-21`]);
});

test("reads the chosen city from its cookie alone, if the tables have it", () => {
  const cookies = [
    "huizhi_city=beijing",
    "a=1; huizhi_city=shanghai; b=2",
    "huizhi_city=nowhere",
    "huizhi_city=constructor",
    "huizhi_city=",
    "city=beijing",
    "",
  ];
  expect(cookies.map(readChosenCity)).toEqual(["beijing", "shanghai", ...Array<undefined>(5)]);
});

test.each([
  ["/", true],
  ["/shanghai", true],
  ["/marketing/langham/beijing", true],
  ["/view/hotel-1", false],
  ["/topic/marketing/langham/", false],
  ["/beijing/changdi-0", false],
  ["/beijing/changdi-0?q=x", true],
  ["/view/hotel-1?date=2026-12-18", true],
  ["/view/hotel-1?people=200", false],
])("%s depends on the day: %s", (path, depends) => expect(dependsOnDay(new URL(path, origin))).toBe(depends));

test.each([
  ["/ask%20?page=2", "/ask%2520"],
  ["/ask%20%0a%0D", "/ask%2520%250a%250D"],
  ["/a%20b", "/a%20b"],
  ["/ask%01", "/ask%01"],
  ["/ask%0b", "/ask%0b"],
])("keeps white space at the end of %s, so that an unknown path stays unknown", (path, expected) =>
  expect(normalizePageUrl(new URL(path, origin), () => ({})).href).toBe(`${origin}${expected}`),
);

test("encodes the white space at the end of any path, once, and reads a long path once", () => {
  const paths = fc.array(fc.constantFrom("%20", "%0a", "%0D", "%25", "a", "2", "0"), { maxLength: 8 });
  const normalize = (path: string) => normalizePageUrl(new URL(path, origin), () => ({})).pathname;
  fc.assert(
    fc.property(paths, (parts) => {
      const path = `/${parts.join("")}`;
      expect(normalize(path)).toBe(path.replace(/(?:%20|%0[9acd])+$/i, (space) => space.replaceAll("%", "%25")));
    }),
  );
  const long = `/${"%20".repeat(300_000)}z`;
  expect(normalize(long)).toBe(long);
});

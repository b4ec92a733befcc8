import fc from "fast-check";
import { expect, test } from "vitest";
import { getPageCacheKey, normalizePageUrl } from "./get-page-cache-key.ts";

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

test("keeps white space at the end of a path, so that an unknown path stays unknown", () => {
  expect(normalizePageUrl(new URL("/ask%20?page=2", origin), () => ({})).href).toBe(`${origin}/ask%2520`);
});

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

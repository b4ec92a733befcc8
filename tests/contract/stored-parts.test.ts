import { afterAll, beforeAll, expect, test } from "vitest";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { type Site, startSite } from "../start-site.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite(createDemoDataDir("stored-parts"), { LOG_LEVEL: "error", PAGE_CACHE_MB: "0" });
});
afterAll(() => site?.stop());

const fetchText = async (path: string) => (await fetch(site.url + path)).text();

/** A page, and one that shows parts of it. Questions are left out: a page shows others each time. */
const pairs: [string, string][] = [
  ["/beijing/changdi-0-0-0-200-2", "/beijing/changdi-0-0-0-201-2"],
  [`/beijing/kongjian-0-0-0-100-2${"-0".repeat(6)}`, `/beijing/kongjian-0-0-0-101-2${"-0".repeat(6)}`],
  ["/shanghai", "/shanghai/changdi-0-0-0-0-0"],
  ["/view/hotel-1100000001", "/view/hotel-1100000001/meetingspace-1100000001002"],
  ["/marketing/langham/en", "/case/submit-en"],
  ["/cases", "/solutions/1"],
];

test.each(pairs)("%s is the same document from stored parts, those of %s too", async (path, other) => {
  const first = await fetchText(path);
  expect(await fetchText(path)).toBe(first);
  const otherFirst = await fetchText(other);
  expect(await fetchText(path)).toBe(first);
  expect(await fetchText(other)).toBe(otherFirst);
  expect(first).not.toMatch(/fragment-slot|live-part|[\uE000\uE001]/);
});

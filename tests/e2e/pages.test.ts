import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { openBrowser, waitForHydration, widths } from "./open-browser.ts";

const site = inject("url");
const showcase = "1100000001";

test("a navigation to a home page makes one API request", async () => {
  const { page, problems, close } = await openBrowser(widths[1]);
  await page.goto(`${site}/solutions`);
  await waitForHydration(page);
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/api/")) requests.push(`${pathname} ${searchParams.get("city")}`);
  });
  await page.getByRole("banner").getByRole("link", { name: /会址/ }).first().click();
  await page.waitForURL(`${site}/`);
  await page.getByRole("heading", { level: 1, name: "多少人，在哪里，怎么坐" }).waitFor();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual(["/api/home/getHomePage beijing"]);
  expect(problems).toEqual([]);
  await close();
});

describe("module preloads", () => {
  const manifest = JSON.parse(readFileSync("dist/client/.vite/manifest.json", "utf8")) as Record<
    string,
    { file: string; imports?: string[] }
  >;
  const collectChunks = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) collectChunks(next, seen);
    return seen;
  };
  const pageByPath: Record<string, string> = {
    "/beijing": "home",
    "/beijing/changdi-0-0-0-200-2": "venue-list",
    [`/view/hotel-${showcase}`]: "venue",
    [`/view/hotel-${showcase}/meetingspace-${showcase}002`]: "space",
    "/case/submit": "case-submit",
  };

  test.each(Object.entries(pageByPath))("%s preloads exactly the chunks of %s", async (path, name) => {
    const html = await (await fetch(site + path)).text();
    const preloaded = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)]
      .map(([, href]) => href!.slice(1))
      .sort();
    const chunks = [...collectChunks("src/entry/client.tsx"), ...collectChunks(`src/web/pages/${name}/page.tsx`)];
    expect(preloaded).toEqual([...new Set(chunks.map((key) => manifest[key]!.file))].sort());
  });
});

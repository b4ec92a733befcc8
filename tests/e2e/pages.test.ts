import type { PageStart } from "#contract/page-start.ts";
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

describe("the files of a page", () => {
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

  test.each(Object.entries(pageByPath))("%s names exactly the chunks of %s", async (path, name) => {
    const html = await (await fetch(site + path)).text();
    const [, json] = /<script id="page-start"[^>]*>([^<]*)</.exec(html)!;
    const { files } = JSON.parse(json!) as PageStart;
    const bootstrap = collectChunks("src/entry/client.ts");
    const all = [...collectChunks("src/entry/application.tsx"), ...collectChunks(`src/web/pages/${name}/page.tsx`)];
    const chunks = all.filter((key) => !bootstrap.has(key)).map((key) => `/${manifest[key]!.file}`);
    expect(files.toSorted()).toEqual([...new Set(chunks)].sort());
  });
});

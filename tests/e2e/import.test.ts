import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDemoDataDir } from "../suite/create-demo-data-dir.ts";
import { runProgram, type Site, startSite } from "../start-site.ts";
import { waitForHydration, type BrowserSession, openBrowser, widths } from "./open-browser.ts";

describe("an import while the site runs", () => {
  let server: Site;
  beforeAll(async () => {
    server = await startSite(createDemoDataDir("change"));
  });
  afterAll(() => server?.stop());

  test("shows on cached pages within two seconds", async () => {
    const run = (...args: string[]) =>
      runProgram(["src/commands/catalog.ts", ...args, "--json"], { DATA_DIR: server.dataDir });
    const catalogue = join(server.dataDir, "catalogue.json");
    run("export", catalogue);
    const { venues, ...rest } = JSON.parse(readFileSync(catalogue, "utf8")) as {
      venues: { id: string; name: string }[];
    };
    const venue = venues.find(({ id }) => id === "1100000001")!;
    const { name } = venue;
    const changed = `${name}（新）`;
    const paths = ["/view/hotel-1100000001", `/beijing/changdi-0-0-0-0-0?q=${encodeURIComponent(name)}`];
    const readPages = () => Promise.all(paths.map(async (path) => (await fetch(server.url + path)).text()));
    const readHits = async () =>
      /^huizhi_page_cache_hits (\d+)/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1];
    await readPages();
    const before = Number(await readHits());
    for (const page of await readPages()) {
      expect(page).toContain(name);
      expect(page).not.toContain(changed);
    }
    expect(Number(await readHits())).toBe(before + paths.length);

    writeFileSync(catalogue, JSON.stringify({ ...rest, venues: [{ ...venue, name: changed }], spaces: [] }));
    run("import", catalogue);
    const showsChange = async () => (await readPages()).map((page) => page.includes(changed));
    await expect.poll(showsChange, { timeout: 2000, interval: 50 }).toEqual([true, true]);
  });
});

const file = "../shared/data/beijing-hotels.json";
const hotel = "北京昆泰嘉华酒店";

describe.skipIf(!existsSync(file))("import of the 1,133 real hotels while the site runs", () => {
  let open: BrowserSession;
  // A server of its own: the other files, which run beside this one, count the pages of theirs.
  let server: Site;
  beforeAll(async () => {
    server = await startSite(createDemoDataDir("import"));
  });
  afterAll(async () => {
    await open?.close();
    await server?.stop();
  });

  test("shows them without a restart and finds one by name, pinyin and initials", async () => {
    const output = JSON.parse(
      runProgram(["src/commands/catalog.ts", "import", file, "--json"], { DATA_DIR: server.dataDir }),
    );
    expect(JSON.stringify(output)).toContain("1133");
    const isFound = async () => {
      const query = new URLSearchParams({ city: "beijing", keyword: hotel });
      const answer = await fetch(`${server.url}/api/searchSite/getNewSearchSiteName?${query}`);
      return ((await answer.json()) as { data: { name: string }[] }).data.some(({ name }) => name === hotel);
    };
    await expect.poll(isFound, { timeout: 15_000, interval: 100 }).toBe(true);

    open = await openBrowser(widths[1], { site: server.url });
    const { page, problems } = open;
    await page.goto(`${server.url}/beijing/changdi-0-0-0-0-0`);
    await waitForHydration(page);
    for (const term of [hotel, "beijingkuntaijiahua", "bjktjh"]) {
      await page.getByRole("combobox", { name: "搜场地" }).fill(term);
      await page.getByRole("option", { name: hotel }).waitFor();
    }
    await page.getByRole("combobox", { name: "搜场地" }).fill("kuntaijiahua");
    await page.getByRole("combobox", { name: "搜场地" }).press("Enter");
    await page.locator("main ol h3 a", { hasText: hotel }).click();
    await page.waitForURL(/\/view\/hotel-\d+/);
    await page.locator("h1", { hasText: hotel }).waitFor();
    const text = (await page.locator("main").textContent()) ?? "";
    // Unknown facts are shown as 暂无 and the source is named.
    expect(text).toContain("暂无");
    expect(text).toContain("CrossWOZ");
    expect(text).not.toContain("undefined");
    expect(problems).toEqual([]);
  });

  test("changes nothing on a second import", () => {
    const output = runProgram(["src/commands/catalog.ts", "import", file], { DATA_DIR: server.dataDir });
    expect(output).toContain("场地：新增 0，更新 0，不变 1133，删除 0");
  });
});

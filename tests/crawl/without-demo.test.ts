import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createDataDir, runProgram, type Site, startSite } from "../start-site.ts";
import { visitedPages } from "../e2e/visited-pages.ts";
import { crawl } from "./crawl.ts";

const table = `酒店名称,城市,地址,会议室名称,长,宽,面积,层高,课桌式,剧院式,全天价格
杭州湖滨会议酒店,杭州,湖滨路 8 号,大宴会厅,30,20,600,6,300,500,26000
`;

let site: Site;
beforeAll(async () => {
  const dataDir = createDataDir("without-demo");
  const file = join(dataDir, "venues.csv");
  writeFileSync(file, table);
  runProgram(["demo/load.ts"], { DATA_DIR: dataDir, DEMO: "0" });
  runProgram(["src/commands/catalog.ts", "import", file], { DATA_DIR: dataDir });
  site = await startSite(dataDir);
});
afterAll(() => site?.stop());

test("no page of a site with its own venues alone is marked as a sample, and none has a dead link", async () => {
  const paths: string[] = [];
  const { dead } = await crawl({
    site: site.url,
    from: ["/", "/hangzhou", "/marketing/langham/en", ...visitedPages.map(({ path }) => path)],
    maxPerKind: 40,
    onPage: ({ path, status }) => {
      if (status === 200) paths.push(path);
    },
  });
  // The pages that the list names are of demo venues: what is not there is no page of this site.
  const listed = new Set<string>(visitedPages.map(({ path }) => path));
  expect(dead.filter(({ href }) => !listed.has(href))).toEqual([]);
  expect(paths.filter((path) => path.startsWith("/view/")).length).toBeGreaterThan(5);
  const marked: string[] = [];
  for (const path of paths) {
    const [text = ""] =
      /.{0,30}(?:示例|\(sample\)|[Ss]ample data).{0,30}/.exec(await (await fetch(site.url + path)).text()) ?? [];
    if (text) marked.push(`${path}: ${text}`);
  }
  expect(marked).toEqual([]);
});

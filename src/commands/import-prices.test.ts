import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listUnitPriceRows } from "#server/api/services/cards/load-unit-prices.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { catalogCommand } from "./catalog.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-prices-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = () => openDatabase({ dataDir: join(folder, "data") });

async function run(...argv: string[]) {
  const out: string[] = [];
  const opened: Database[] = [];
  const code = await catalogCommand(argv, {
    open: async () => {
      const database = await open();
      opened.push(database);
      return database;
    },
    now: () => new Date("2026-11-23T02:00:00Z"),
    picturesDir: join(folder, "pictures"),
    out: (line) => out.push(line),
    err: (line) => out.push(line),
  });
  for (const database of opened) await database.close();
  return { code, out: out.join("\n") };
}

/** Returns the price rows in force by key. */
async function readPrices() {
  const database = await open();
  const rows = await listUnitPriceRows(createContentStore(database));
  await database.close();
  return new Map(rows.map((row) => [row.key, row]));
}

const table = (...lines: string[]) => {
  const file = join(folder, "prices.csv");
  const heading = "编号,项目,一线城市 低,一线城市 可能,一线城市 高,新一线城市 可能,依据,日期";
  writeFileSync(file, [heading, ...lines].join("\n"));
  return file;
};

it("takes an operator's price list, and the published prices for what it lacks", async () => {
  const before = (await readPrices()).get("tea.s4")!;
  const file = table(
    "tea.s5,五星茶歇,80,118 元,160元/人,98,2026 年协议价,2026-11-01",
    ",展览地毯,,15,,,,",
    "mc,主持人,,,,,,",
  );
  expect(await run("import-prices", file)).toEqual({
    code: 0,
    out: expect.stringMatching(/^已收下 2 项单价，其余 \d+ 项用公开价格$/),
  });
  const prices = await readPrices();
  expect(prices.get("tea.s5")).toMatchObject({
    own: true,
    asOf: "2026-11-01",
    levels: { first: { low: 80, likely: 118, high: 160 }, newFirst: { low: 98, likely: 98, high: 98 } },
    sources: [{ publisher: "2026 年协议价" }],
  });
  expect(prices.get("carpet")).toMatchObject({ asOf: "2026-11-23", levels: { first: { likely: 15 } } });
  expect(prices.get("tea.s4")).toEqual(before);
  expect(prices.has("mc")).toBe(false);
  await run("remove-prices");
  expect((await readPrices()).has("carpet")).toBe(false);
});

it("writes nothing where a line is wrong, and says which", async () => {
  const file = table(
    "tea.s5,五星茶歇,130,118,90,,,",
    "tea.s9,九星茶歇,1,2,3,,,",
    "table.s5,,,三千八左右,,,,",
    "table.s4,,2000,,,,,",
    "table.s3,,,1500,,,,2027-01-01",
    "table.s3,,,-5,,,,",
    "fee.agency,,,120,,,,",
  );
  const { code, out } = await run("import-prices", file);
  expect(code).toBe(1);
  const lines = out.split("\n");
  expect(lines.map((line) => /^第 \d+ 行/.exec(line)?.[0])).toEqual([
    ...[2, 3, 4, 5, 6, 7, 8].map((line) => `第 ${line} 行`),
    undefined,
  ]);
  expect(lines.at(-1)).toBe("有行没有收下，什么都没有写入。");
  expect([...(await readPrices()).values()].some(({ own }) => own)).toBe(false);
});

it("exports a table that it takes back unchanged", async () => {
  const file = join(folder, "template.csv");
  expect((await run("export-prices", file)).code).toBe(0);
  const before = await readPrices();
  expect(readFileSync(file, "utf8")).toContain("staff.guard,保安");
  expect((await run("import-prices", file)).code).toBe(0);
  const after = await readPrices();
  for (const [key, { levels }] of before) expect(after.get(key)?.levels).toEqual(levels);
  expect((await run("import-prices", join(folder, "missing.csv"))).code).toBe(2);
  expect((await run("export-prices", join(folder, "prices.pdf"))).code).toBe(2);
});

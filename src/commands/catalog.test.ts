import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import readXlsxFile from "read-excel-file/node";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestSpace, createTestVenue } from "#tests/create-test-venue.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { catalogCommand } from "./catalog.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-catalog-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command on a separate store. */
async function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const opened: Database[] = [];
  const code = await catalogCommand(argv, {
    open: async (how) => {
      const database = await openDatabase({ dataDir: join(folder, "data"), ...how });
      opened.push(database);
      return database;
    },
    now: () => new Date("2026-11-21T02:00:00Z"),
    picturesDir: join(folder, "pictures"),
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  for (const database of opened) await database.close();
  return { code, out: out.join("\n"), err: err.join("\n") };
}

const file = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

it("imports valid rows, lists refused ones and reports the column mapping", async () => {
  const path = file("a.csv", "名称,城市,类型,备注\n甲,北京,酒店,x\n乙,火星,酒店,\n");
  const { code, out, err } = await run("import", path);
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual([
    "CSV",
    "表格：场地 2 行",
    "  认得的列：名称、城市、类型",
    "  没有收的列：备注",
    "没有收下的行（1）：",
    "  第 3 行 乙：城市：没有“火星”这个城市",
    "场地：新增 1，更新 0，不变 0，删除 0",
    "会场：新增 0，更新 0，不变 0，删除 0",
  ]);
  expect(err).toContain("… 读取");
  const json = await run("import", path, "--json", "--dry-run");
  expect(JSON.parse(json.out)).toMatchObject({
    dryRun: true,
    refused: [{ where: "第 3 行", line: 3 }],
    counts: { venue: { unchanged: 1 } },
  });
});

it("uses city, type and source of the command line if the file has none", async () => {
  const path = file("a.csv", "名称,地址\n甲,一号\n");
  expect((await run("import", path)).code).toBe(1);
  expect((await run("import", path, "--city", "上海", "--type", "会议中心", "--source", "甲方")).code).toBe(0);
  const exported = join(folder, "out.json");
  expect((await run("export", exported)).code).toBe(0);
  const { venues } = JSON.parse(readFileSync(exported, "utf8"));
  expect(venues).toMatchObject([{ filed: "甲方", cityCode: "310000", type: "conference-centre", source: {} }]);
  expect((await run("import", path, "--city", "火星")).code).toBe(2);
});

it("names columns by --map and writes the report as a workbook with the cells marked", async () => {
  const path = file(
    "a.csv",
    "酒店名称,城市,会议室名称,层高,剧院式\n甲酒店,北京,大厅,6,很多\n甲酒店,北京,小厅,4,40-60\n,,,,\n乙,火星,丙厅,3,9\n注：含税,,,,\n",
  );
  const report = join(folder, "report.xlsx");
  const { code, out } = await run("import", path, "--map", "层高=净高", "--report", report);
  expect([code, out]).toEqual([0, expect.stringContaining("会场：新增 2")]);
  const [summary, details, lines] = await readXlsxFile(report);
  expect(summary?.data.map(([text]) => text)).toContain(
    "认得的列：酒店名称→场地名称、城市、会议室名称→名称、层高→净高、剧院式",
  );
  expect(details?.data.slice(1).map(([result, where, column]) => [result, where, column])).toEqual([
    ["没有收下", "第 5 行", null],
    ["没有收的内容", "第 2 行", "剧院式"],
    ["请核对", "第 3 行", "剧院式"],
    ["请核对", "第 2 行", null],
    ["没有读", "第 6 行", null],
  ]);
  expect(lines?.data.slice(1).map((row) => row.slice(0, 4))).toEqual([
    [1, null, null, "酒店名称"],
    [2, "没有收的内容", "剧院式：“很多”不是数字\n没有写类型，按名称为“酒店”", "甲酒店"],
    [3, "请核对", "剧院式：“40-60”是一个范围，取上限 60", "甲酒店"],
    [4, null, null, null],
    [5, "没有收下", "城市：没有“火星”这个城市", "乙"],
    [6, "没有读", "“注：含税”是说明，不是数据", "注：含税"],
  ]);
  const xml = strFromU8(unzipSync(readFileSync(report))["xl/worksheets/sheet3.xml"]!);
  const styleOf = (cell: string) => new RegExp(`<c r="${cell}" s="(\\d+)"`).exec(xml)?.[1];
  // 剧院式 is the eighth column: left out, read with an assumption, refused; 城市 of the same rows is plain but for the last.
  expect(new Set(["H3", "H4", "H6", "E3"].map(styleOf)).size).toBe(4);
  expect([styleOf("E4"), styleOf("E6")]).toEqual([styleOf("E3"), styleOf("H6")]);
});

it.each([
  [],
  ["import", "a.csv", "--report", "a.csv"],
  ["import", "a.xlsx", "--report", "./a.xlsx"],
  ["import", "a.csv", "--map", "层高"],
  ["fetch"],
  ["import"],
  ["import", "a.csv", "b.csv"],
  ["export", "a.pdf"],
  ["export", "a.csv", "--table", "halls"],
  ["check", "x"],
  ["check", "--what"],
])("refuses %j in one line that names the help", async (...argv) => {
  const { code, err, out } = await run(...(argv.flat() as string[]));
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^[^\n]*用法见 npm run catalog -- --help$/);
});

it("reports a missing or invalid file", async () => {
  expect(await run("import", join(folder, "none.json"))).toMatchObject({ code: 2, out: "" });
  expect((await run("import", file("a.json", "{}"))).err).toContain("里面没有一条条的数据。");
  expect((await run("--help")).out).toContain("退出码");
  await expect(run("export", join(folder, "x.json"), "--help")).resolves.toMatchObject({ code: 0 });
});

it("fails to export without a store and leaves no partial file", async () => {
  const path = join(folder, "out.xlsx");
  await expect(run("export", path)).rejects.toThrow();
  expect(existsSync(join(folder, "data"))).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});

it("reports sound, doubtful and broken rows in check", async () => {
  const database = await openDatabase({ dataDir: join(folder, "data") });
  const store = createCatalogueStore(database);
  const space = createTestSpace("11", "1", { length: 10, width: 10, height: 4, capacity: { theatre: 5000 } });
  await store.upsert({ source: "a", venues: [createTestVenue("1", { regionIds: ["110105"] })], spaces: [space] });
  const sound = await run("check");
  expect([sound.code, sound.out]).toEqual([0, expect.stringContaining("剧院式 5000 人，按面积极限")]);
  await store.upsert({
    source: "a",
    venues: [createTestVenue("2", { regionIds: ["310101"] })],
    spaces: [createTestSpace("12", "404"), createTestSpace("13", "1", { partOf: "12" })],
  });
  await database.close();
  const broken = await run("check", "--json");
  expect(broken.code).toBe(1);
  expect(
    JSON.parse(broken.out).problems.map(({ where, reason }: Record<string, string>) => `${where}: ${reason}`),
  ).toEqual([
    "场地 2: 该城市没有区域 310101",
    "会场 12: 没有编号为 404 的场地",
    "会场 13: 所在场地没有编号为 12 的会场",
  ]);
});

it("runs as a program on the store configured by the environment", () => {
  const program = fileURLToPath(new URL("./catalog.ts", import.meta.url));
  const start = (argv: string[], env: Record<string, string>) =>
    spawnSync(process.execPath, ["--disable-warning=ExperimentalWarning", program, ...argv], { encoding: "utf8", env });
  const env = { DATA_DIR: join(folder, "data") };
  const early = start(["check"], env);
  expect([early.status, early.stdout, early.stderr]).toEqual([
    1,
    "",
    `${env.DATA_DIR} 里还没有数据：请先运行 npm start。\n`,
  ]);
  const path = file("a.csv", "名称,城市,类型\n甲,北京,酒店\n");
  const done = start(["import", path, "--json"], env);
  expect([done.status, JSON.parse(done.stdout).counts.venue.added]).toEqual([0, 1]);
  expect(start(["check"], env)).toMatchObject({ status: 0, stdout: "场地 1 个，会场 0 个\n没有问题。\n" });
  const nowhere = start(["check"], { DATABASE_URL: "postgres://nobody@127.0.0.1:1/none" });
  expect([nowhere.status, nowhere.stderr]).toEqual([1, expect.stringContaining("ECONNREFUSED")]);
});

import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#server/store/database.ts";
import { createEventStore, type NewEvent } from "#server/store/event-store.ts";
import { eventsCommand } from "./events-command.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "events-"));
  const database = await openDatabase({ dataDir: folder });
  const event = (at: string, changed: Partial<NewEvent> = {}): NewEvent => ({
    project: "default",
    type: "track",
    event: "$pageview",
    at,
    receivedAt: at,
    distinctId: "1a206e1d76b57e-00a0c3877ad67e",
    properties: { $url: "https://huizhi.example/", $is_first_day: true },
    ...changed,
  });
  await createEventStore(database).add(
    [
      event("2026-11-20T15:59:59.000Z"),
      event("2026-11-20T16:00:00.000Z", {
        event: "hotel_view",
        properties: { hotel_id: "123456789012345678901234", hotel_name: '=HYPERLINK("http://x")', $title: "a\n=1+1" },
      }),
      event("2026-11-21T15:59:59.000Z", { project: "other", distinctId: "" }),
      event("2026-11-21T16:00:00.000Z"),
    ],
    new Date("2026-11-22T00:00:00Z"),
  );
  await database.close();
});
afterAll(() => rm(folder, { recursive: true }));

async function run(...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const opened: { close: () => Promise<void> }[] = [];
  const code = await eventsCommand(argv, {
    open: async (options) => {
      const database = await openDatabase({ dataDir: folder, ...options });
      opened.push(database);
      return database;
    },
    now: () => new Date("2026-11-23T04:00:00Z"),
    width: 120,
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  for (const database of opened) await database.close();
  return { code, out: out.join("\n"), err: err.join("\n") };
}

it("exports the days of China as a table whose cells are inert, readable by the owner only", async () => {
  const file = join(folder, "a.csv");
  expect(await run("export", file, "--from", "2026-11-21", "--to", "2026-11-21")).toMatchObject({
    code: 0,
    err: `2 个事件已写入 ${file}`,
  });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  const rows = parse(await readFile(file, "utf8"), { bom: true, columns: true }) as Record<string, string>[];
  expect(rows.map(({ 时间, 事件, 项目 }) => [时间, 事件, 项目])).toEqual([
    ["2026-11-21 00:00", "hotel_view", "default"],
    ["2026-11-21 23:59", "$pageview", "other"],
  ]);
  expect(rows[0]).toMatchObject({ 场地编号: "123456789012345678901234", 场地名称: '\'=HYPERLINK("http://x")' });
});

it("exports a project as a workbook and as lines of JSON", async () => {
  const file = join(folder, "a.out");
  expect((await run("export", file, "--format", "xlsx", "--project", "other")).code).toBe(0);
  const [headings, ...rows] = await readSheet(file);
  expect([headings?.[0], rows.length, rows[0]?.[2]]).toEqual(["时间", 1, "$pageview"]);
  expect((await run("export", file, "--format", "jsonl")).code).toBe(0);
  const lines = (await readFile(file, "utf8")).trimEnd().split("\n");
  expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
    "$pageview",
    "hotel_view",
    "$pageview",
    "$pageview",
  ]);
});

it("counts events and browsers by day", async () => {
  const { code, out } = await run("counts", "--from", "2026-11-21");
  expect([code, out.split("\n").map((line) => line.trimEnd().split(/\s{2,}/))]).toEqual([
    0,
    [
      ["日期", "事件", "次数", "浏览器数"],
      ["2026-11-21", "$pageview", "1", "0"],
      ["2026-11-21", "hotel_view", "1", "1"],
      ["2026-11-22", "$pageview", "1", "1"],
    ],
  ]);
  expect(JSON.parse((await run("counts", "--project", "other", "--json")).out)).toEqual([
    { day: "2026-11-21", event: "$pageview", events: 1, visitors: 0 },
  ]);
});

it.each([
  [["export", "a.txt"], "文件名须以"],
  [["export", "a.csv", "--format", "sql"], "--format 可以写"],
  [["export", "--from", "2026-02-30"], "--from 需为日期"],
  [["drop"], "没有该命令：drop"],
  [[], "请写明命令"],
])("says in one line what is wrong with %j", async (argv, message) => {
  const { code, err } = await run(...argv);
  expect([code, err.split("\n").length]).toEqual([2, 1]);
  expect(err).toContain(message);
});

it("says why a file cannot be written", async () => {
  const file = join(folder, "none/a.csv");
  expect(await run("export", file)).toMatchObject({ code: 1, err: expect.stringContaining(`文件无法写入：${file}`) });
});

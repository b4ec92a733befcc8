import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { loadBookings } from "#server/api/services/cards/load-bookings.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { createContentStore } from "#server/store/content-store.ts";
import { type Database, openDatabase } from "#server/store/database.ts";
import { catalogCommand } from "../catalog.ts";

let folder = "";
const open = () => openDatabase({ dataDir: join(folder, "data") });
const venue = {
  id: "1",
  name: "云栖酒店",
  cityCode: "110000",
  type: "hotel",
  source: { name: "运营方" },
  listedAt: "2026-11-01",
};
const emptyVenue = {
  aliases: [],
  regionIds: [],
  nearPlaces: [],
  facilities: [],
  features: [],
  transport: [],
  hasVr: false,
};
const createSpace = (id: string) => ({
  id,
  venueId: "1",
  name: `会议室 ${id}`,
  capacity: {},
  features: [],
  hasVr: false,
  listedAt: "2026-11-01",
});

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-bookings-"));
  const database = await open();
  await createCatalogueStore(database).upsert({
    source: "运营方",
    venues: [{ ...emptyVenue, ...venue } as never],
    spaces: [createSpace("11"), createSpace("12")] as never,
  });
  await database.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]) {
  const out: string[] = [];
  const opened: Database[] = [];
  const code = await catalogCommand(argv, {
    open: async () => {
      const database = await open();
      opened.push(database);
      return database;
    },
    now: () => new Date("2026-11-24T02:00:00Z"),
    picturesDir: join(folder, "pictures"),
    out: (line) => out.push(line),
    err: (line) => out.push(line),
  });
  for (const database of opened) await database.close();
  return { code, out: out.join("\n") };
}

const write = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const table = (...lines: string[]) =>
  write("dates.csv", ["会议室编号,开始日期,结束日期,状态,核实日期", ...lines].join("\n"));

async function readPeriods(spaceCode: string) {
  const database = await open();
  const bookings = await loadBookings({ content: createContentStore(database) }, spaceCode);
  await database.close();
  return bookings?.periods.map(({ from, to, state, confirmedOn }) => `${from} ${to} ${state} ${confirmedOn}`);
}

it("imports dates as people write them, replaces those of the spaces in a file, and removes them", async () => {
  const first = table("11,2026/12/20,,预留,", "11,2026-12-03,2026年12月5日,已订,2026-11-20", "12,2026-12-01,,已订,");
  expect(await run("import-bookings", first, "--dry-run")).toEqual({ code: 0, out: "可以收下 2 个会场的 3 段日期" });
  expect(await readPeriods("11")).toBeUndefined();
  expect(await run("import-bookings", first)).toEqual({ code: 0, out: "已收下 2 个会场的 3 段日期" });
  expect(await readPeriods("11")).toEqual([
    "2026-12-03 2026-12-05 booked 2026-11-20",
    "2026-12-20 2026-12-20 held 2026-11-24",
  ]);
  await run("import-bookings", table("11,2026-12-08,,已订,"));
  expect(await readPeriods("11")).toEqual(["2026-12-08 2026-12-08 booked 2026-11-24"]);
  expect(await readPeriods("12")).toHaveLength(1);
  expect((await run("remove-bookings", "--space", "11")).out).toBe("已删除 1 个会场的已订日期。");
  expect((await run("remove-bookings")).code).toBe(0);
  expect(await run("remove-bookings")).toEqual({ code: 1, out: "没有已订日期。" });
});

it("finds a space by the names of its venue and itself, and reads a spreadsheet's serial numbers as days", async () => {
  const file = write(
    "names.csv",
    "酒店名称,会议室名称,开始日期,结束日期,状态\n云栖酒店,会议室　１１,46375,46376,已订\n",
  );
  expect(await run("import-bookings", file)).toMatchObject({ code: 0 });
  expect(await readPeriods("11")).toEqual(["2026-12-19 2026-12-20 booked 2026-11-24"]);
  const unknown = write("unknown.csv", "酒店名称,会议室名称,开始日期,状态\n云栖酒店,没有的厅,2026-12-08,已订\n");
  expect(await run("import-bookings", unknown)).toEqual({
    code: 1,
    out: "第 2 行 没有的厅：“云栖酒店”没有会议室 没有的厅\n有行没有收下，什么都没有写入。",
  });
});

it("writes nothing where a line is wrong, and says why in Chinese", async () => {
  const { code, out } = await run(
    "import-bookings",
    table(
      "11,2026-12-08,,已订,",
      "11,2026-02-30,,已订,",
      "11,2026-12-08,2026-12-01,已订,",
      "11,2026-12-08,,空闲,",
      "11,2026-12-08,,已订,2026-12-01",
      "大厅,2026-12-08,,已订,",
      "99,2026-12-08,,已订,",
    ),
  );
  expect(code).toBe(1);
  expect(out.split("\n")).toEqual([
    "第 3 行 11：“开始日期”的“2026-02-30”不是日期（如 2026-12-03）",
    "第 4 行 11：结束日期早于开始日期",
    "第 5 行 11：状态“空闲”只能是 已订 或 预留",
    "第 6 行 11：核实日期在今天以后",
    "第 7 行 大厅：没有会议室编号，也没有酒店名称和会议室名称：以 export-bookings 或 export 写出的表为准",
    "会议室编号 99：目录里没有这个会场",
    "有行没有收下，什么都没有写入。",
  ]);
  expect(await readPeriods("11")).toBeUndefined();
  expect((await run("import-bookings", write("other.csv", "a,b\n1,2"))).code).toBe(2);
  expect((await run("import-bookings", write("broken.json", "{"))).code).toBe(2);
});

it.each([".csv", ".xlsx", ".json"])("writes a %s that it takes back unchanged", async (kind) => {
  await run("import-bookings", table("11,2026-12-03,2026-12-05,已订,2026-11-20", "12,2026-12-20,,预留,2026-10-01"));
  const before = [await readPeriods("11"), await readPeriods("12")];
  const file = join(folder, `out${kind}`);
  expect((await run("export-bookings", file)).out).toContain("2 个会场的 2 段日期");
  if (kind === ".csv")
    expect(readFileSync(file, "utf8")).toContain("11,云栖酒店,会议室 11,2026-12-03,2026-12-05,已订,2026-11-20");
  await run("remove-bookings");
  expect((await run("import-bookings", file)).code).toBe(0);
  expect([await readPeriods("11"), await readPeriods("12")]).toEqual(before);
});

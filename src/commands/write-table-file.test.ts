import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { demandColumns, toDemandTable } from "./demand-columns.ts";
import { formatCsv, detectFileKind, writeTableFile } from "./write-table-file.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "table-"));
});
afterAll(() => rm(folder, { recursive: true }));

const demand = {
  reference: "HZ-20261121-7K3M",
  name: '=HYPERLINK("x")',
  mobile: "13800138000",
  people: 200,
  dateFlexible: true,
  needs: ["led", "tea-break"],
  siteIds: ["123456789012345678901234"],
  remarks: '两行\n有"引号"，还有,逗号',
  tracking: { utmSource: "wx" },
};
const cell = (row: unknown[], column: (typeof demandColumns)[number]) => row[demandColumns.indexOf(column)];

it("writes CSV that a spreadsheet reads back, with formulas escaped", async () => {
  const file = join(folder, "a.csv");
  await writeTableFile(file, ".csv", toDemandTable([demand]), []);
  const text = await readFile(file, "utf8");
  expect(text.startsWith("\uFEFFreference,createdAt,status,kind,name,mobile")).toBe(true);
  const [, row = []] = parse(text, { bom: true }) as string[][];
  expect(cell(row, "name")).toBe('\'=HYPERLINK("x")');
  expect(cell(row, "remarks")).toBe(demand.remarks);
  expect(cell(row, "needs")).toBe("led;tea-break");
  expect(cell(row, "siteIds")).toBe("123456789012345678901234");
  expect(cell(row, "tracking")).toBe('{"utmSource":"wx"}');
  expect(cell(row, "email")).toBe("");
});

it("escapes every cell that starts a formula and preserves all other text", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const [row = []] = parse(formatCsv([[text, "end"]]), { bom: true, relax_quotes: false }) as string[][];
      expect(row[0]).not.toMatch(/^[=+\-@\t\r]/);
      expect(row[0]?.replace(/^'(?=[=+\-@\t\r])/, "")).toBe(text);
    }),
  );
});

it("writes XLSX with numbers as numbers and ids as text", async () => {
  const file = join(folder, "a.xlsx");
  await writeTableFile(file, ".xlsx", toDemandTable([demand]), []);
  const [heading, row = []] = await readSheet(file);
  expect(heading).toEqual([...demandColumns]);
  expect(cell(row, "people")).toBe(200);
  expect(cell(row, "mobile")).toBe("13800138000");
  expect(cell(row, "siteIds")).toBe("123456789012345678901234");
  expect(cell(row, "name")).toBe(demand.name);
});

it("writes XLSX that opens for names of object properties", async () => {
  const file = join(folder, "b.xlsx");
  const names = ["constructor", "__proto__", "toString", "甲"];
  await writeTableFile(file, ".xlsx", toDemandTable(names.map((name) => ({ ...demand, name }))), []);
  const [, ...rows] = await readSheet(file);
  expect(rows.map((row) => String(cell(row, "name")).trim())).toEqual(names);
});

it("writes JSON unchanged and leaves no partial file", async () => {
  const file = join(folder, "a.json");
  await writeTableFile(file, ".json", [], [demand]);
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual([demand]);
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("detects the file kind by its extension", () => {
  expect(detectFileKind("a/b.XLSX")).toBe(".xlsx");
  expect(detectFileKind("a.txt")).toBeUndefined();
});

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Cell, demandColumns, demandHeadings, toDemandRow } from "./demands/demand-columns.ts";
import { guardFormulas } from "#domain/guard-formulas.ts";
import { formatCsv, detectFileKind, maxWorkbookRows, TableTooLongError, writeTableFile } from "./write-table-file.ts";

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
const toTable = <T extends object>(...records: T[]) => ({
  title: "表",
  headings: demandHeadings,
  records,
  toCells: toDemandRow,
});
const cell = (row: unknown[], column: (typeof demandColumns)[number]) => row[demandColumns.indexOf(column)];

it("writes CSV that a spreadsheet reads back, with formulas escaped", async () => {
  const file = join(folder, "a.csv");
  await writeTableFile(file, ".csv", toTable(demand));
  const text = await readFile(file, "utf8");
  expect(text.startsWith("\uFEFF编号,提交时间,最晚致电时间,状态,跟进人,表单,称呼,手机")).toBe(true);
  const [, row = []] = parse(text, { bom: true }) as string[][];
  expect(cell(row, "name")).toBe('\'=HYPERLINK("x")');
  expect(cell(row, "remarks")).toBe(demand.remarks);
  expect(cell(row, "needs")).toBe("LED 屏、茶歇");
  expect(cell(row, "siteIds")).toBe("123456789012345678901234");
  expect(cell(row, "tracking")).toBe('{"utmSource":"wx"}');
  expect(cell(row, "email")).toBe("");
});

it("quotes only cells with a quote, comma, semicolon, tab or line break, and ends every row with CRLF", () => {
  const rows = [
    ["名称", 'a "b"', "a,b", "a\nb", "a\rb", "a\r\nb", " a ", "a;b\tc", "", '"'],
    [null, 0, -1.5, 1e21, true, false, "'", "甲", null, null],
  ];
  expect(formatCsv(rows)).toBe(
    '\uFEFF名称,"a ""b""","a,b","a\nb","a\rb","a\r\nb", a ,"a;b\tc",,""""\r\n,0,-1.5,1e+21,true,false,\',甲,,\r\n',
  );
});

it("guards texts that could be read as formulas, not numbers", () => {
  const texts = ["=1+1", "+86 10", "＝1", "\n=1", '=HYPERLINK("x","y")', "a;-1", "a=1"];
  expect(formatCsv([[...texts, -5]])).toBe(
    `\uFEFF'=1+1,'+86 10,'＝1,"\n'=1","'=HYPERLINK(""x"",""y"")","a;'-1",a=1,-5\r\n`,
  );
});

it("writes tables that parse back cell by cell", () => {
  const cell = fc.string({ unit: fc.constantFrom(..."=-@'\"，,;\n\r\t 甲a1") });
  const tables = fc
    .integer({ min: 1, max: 4 })
    .chain((columns) => fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1 }));
  fc.assert(
    fc.property(tables, (rows) => {
      const read = parse(formatCsv(rows), { bom: true, record_delimiter: "\r\n" }) as string[][];
      expect(read).toEqual(rows.map((row) => row.map(guardFormulas)));
    }),
  );
});

it("writes XLSX with numbers as numbers and ids as text", async () => {
  const file = join(folder, "a.xlsx");
  await writeTableFile(file, ".xlsx", toTable(demand));
  const [heading, row = []] = await readSheet(file);
  expect(heading).toEqual([...demandHeadings]);
  expect(cell(row, "people")).toBe(200);
  expect(cell(row, "mobile")).toBe("13800138000");
  expect(cell(row, "siteIds")).toBe("123456789012345678901234");
  expect(cell(row, "name")).toBe(demand.name);
});

it("writes XLSX that opens for names of object properties", async () => {
  const file = join(folder, "b.xlsx");
  const names = ["constructor", "__proto__", "toString", "甲"];
  await writeTableFile(file, ".xlsx", toTable(...names.map((name) => ({ ...demand, name }))));
  const [, ...rows] = await readSheet(file);
  expect(rows.map((row) => String(cell(row, "name")).trim())).toEqual(names);
});

it("writes JSON unchanged and leaves no partial file", async () => {
  const file = join(folder, "a.json");
  await writeTableFile(file, ".json", toTable(demand));
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual([demand]);
  expect((await readdir(folder)).filter((name) => name.endsWith(".part"))).toEqual([]);
});

it("writes many records in parts, and refuses a workbook that would not fit in memory", async () => {
  const toCells = (number: number): Cell[] => [number];
  const table = {
    title: "表",
    headings: ["号"],
    records: Array.from({ length: maxWorkbookRows + 1 }, (_, at) => at),
    toCells,
  };
  const file = join(folder, "c.csv");
  await writeTableFile(file, ".csv", table);
  const lines = (await readFile(file, "utf8")).split("\r\n");
  expect([lines.length, lines[0], lines[1], lines.at(-2)]).toEqual([
    table.records.length + 2,
    "\uFEFF号",
    "0",
    "100000",
  ]);
  await expect(writeTableFile(join(folder, "c.xlsx"), ".xlsx", table)).rejects.toThrow(TableTooLongError);
  expect((await readdir(folder)).filter((name) => name.startsWith("c.xlsx"))).toEqual([]);
});

it("detects the file kind by its extension", () => {
  expect(detectFileKind("a/b.XLSX")).toBe(".xlsx");
  expect(detectFileKind("a.txt")).toBeUndefined();
});

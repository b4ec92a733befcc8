import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { writeWorkbook } from "#tests/hotel-tables/write-workbook.ts";
import { FileError, readSheets } from "./read-sheets.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-tables-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const csv = async (content: string | Uint8Array) => {
  const file = join(folder, "a.csv");
  writeFileSync(file, content);
  return (await readSheets(file))[0]!.lines.map(({ line, cells }) => [line, ...cells]);
};

it("parses quotes, line ends within cells and empty lines, with line numbers as in an editor", async () => {
  expect(await csv('\uFEFF名称,简介\r\n甲,"一\n二, ""三"""\r\n\r\n乙,\r\n')).toEqual([
    [1, "名称", "简介"],
    [2, "甲", '一\n二, "三"'],
    [5, "乙", ""],
  ]);
});

it.each(["\t", ";", ","])("detects the separator %j", async (mark) => {
  expect(await csv(`名称${mark}城市\n甲${mark}北京`)).toEqual([
    [1, "名称", "城市"],
    [2, "甲", "北京"],
  ]);
});

it("decodes GB 18030 and UTF-16, as saved by Excel in Chinese", async () => {
  // 名称,城市 in GB 18030
  const heading = [0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xb3, 0xc7, 0xca, 0xd0];
  expect(await csv(Uint8Array.from(heading))).toEqual([[1, "名称", "城市"]]);
  expect(await csv(Buffer.from("\uFEFF名称\t城市\n", "utf16le"))).toEqual([[1, "名称", "城市"]]);
});

it.each(["\uFEFF", ""])("decodes UTF-16 of both byte orders, with the mark %j", async (mark) => {
  const bytes = Buffer.from(`${mark}名称,城市,面积\r\n甲酒店,北京,120\r\n`, "utf16le");
  const expected = [
    [1, "名称", "城市", "面积"],
    [2, "甲酒店", "北京", "120"],
  ];
  expect(await csv(bytes)).toEqual(expected);
  expect(await csv(bytes.swap16())).toEqual(expected);
});

it("chooses the separator from all lines, whatever the title has", async () => {
  expect((await csv("云栖酒店会议室一览，2026 年，含税\n会议室名称\t面积\n一号厅\t120\n二号厅\t80\n"))[1]).toEqual([
    2,
    "会议室名称",
    "面积",
  ]);
  expect((await csv('会议室名称;备注\n一号厅;"窗, 柱, 屏"\n二号厅;"无, 无, 无"\n'))[1]).toEqual([
    2,
    "一号厅",
    "窗, 柱, 屏",
  ]);
});

it("reads no row and no column that a workbook hides, and lists them", async () => {
  const file = join(folder, "hidden.xlsx");
  const rows = [
    ["名称", "底价", "面积"],
    ["在用厅", 3000, 120],
    ["停用厅", 2000, 80],
    ["小厅", 1000, 40],
  ];
  await writeWorkbook(file, [{ name: "表", rows, hiddenRows: [3], hiddenColumns: ["B"] }]);
  const [sheet] = await readSheets(file);
  expect(sheet!.lines.map(({ line, cells }) => [line, ...cells])).toEqual([
    [1, "名称", null, "面积"],
    [2, "在用厅", null, 120],
    [4, "小厅", null, 40],
  ]);
  expect(sheet!.hidden).toEqual({ lines: [3], columns: [1] });
});

it("returns cells beyond the headings", async () => {
  expect(await csv("a,b\n1,2,3\n4\n")).toEqual([
    [1, "a", "b"],
    [2, "1", "2", "3"],
    [3, "4"],
  ]);
});

it("rejects invalid encodings, CSV and workbooks", async () => {
  await expect(csv(Uint8Array.from([0x41, 0xff, 0x20]))).rejects.toThrow(FileError);
  await expect(csv('a,b\n"never closed')).rejects.toThrow(FileError);
  const file = join(folder, "a.xlsx");
  writeFileSync(file, "no workbook");
  await expect(readSheets(file)).rejects.toThrow(FileError);
});

it("reads the sheets of a workbook, counting empty lines", async () => {
  const file = join(folder, "b.xlsx");
  const data = [["名称", "评分"].map((value) => ({ value })), [null, null], [{ value: "甲" }, { value: 4.5 }]];
  await writeExcelFile([
    { sheet: "场地", data },
    { sheet: "会议厅", data: [[{ value: "x" }]] },
  ]).toFile(file);
  const sheets = await readSheets(file);
  expect(sheets.map(({ name }) => name)).toEqual(["场地", "会议厅"]);
  expect(sheets[0]!.lines.find(({ cells }) => cells[0] === "甲")).toEqual({ line: 3, cells: ["甲", 4.5] });
});

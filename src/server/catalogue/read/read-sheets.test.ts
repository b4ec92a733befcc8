import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
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

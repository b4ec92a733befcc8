import readWorkbook from "read-excel-file/node";
import { expect, it } from "vitest";
import { formatWorkbook } from "./format-workbook.ts";

it("writes sheets that read back as they are, whatever their texts", async () => {
  const rows = [
    ["项目", "=1+1"],
    ["constructor", 12],
    ["控\u0001制", null],
    ["@x", true],
  ];
  const file = await formatWorkbook([
    { name: "对比: [一]", rows, widths: [10, 10] },
    { name: "说明", rows: [["甲"]], widths: [10] },
  ]);
  const [first, second] = await readWorkbook(file);
  expect([first!.sheet, second!.sheet]).toEqual(["对比   一 ", "说明"]);
  expect(first!.data.map((row) => row.map((cell) => (typeof cell === "string" ? cell.trim() : cell)))).toEqual([
    ["项目", "=1+1"],
    ["constructor", 12],
    ["控制", null],
    ["@x", true],
  ]);
});

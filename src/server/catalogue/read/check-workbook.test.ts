import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { createZip, type ZipFile } from "#tests/create-zip.ts";
import { checkWorkbook, workbookLimits } from "./check-workbook.ts";
import { FileError } from "./file-error.ts";
import { readSheets } from "./read-sheets.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "huizhi-workbooks-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const sheetXml = (rows: string, before = "") =>
  `<?xml version="1.0"?><worksheet ${namespace}>${before}<sheetData>${rows}</sheetData></worksheet>`;
const texts = (...values: string[]) =>
  `<sst ${namespace}>${values.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`;

/** Returns a workbook of one sheet; `more` replaces or adds files. */
function createWorkbook(sheet: string, ...more: ZipFile[]): Buffer {
  const files: ZipFile[] = [
    {
      name: "xl/workbook.xml",
      content: `<workbook ${namespace} xmlns:r="${relations}"><sheets><sheet name="厅" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    },
    { name: "xl/sharedStrings.xml", content: texts("名称", "城市") },
    { name: "xl/worksheets/sheet1.xml", content: sheet },
  ];
  return createZip([...files.filter(({ name }) => !more.some((file) => file.name === name)), ...more]);
}

const headings = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>';
const refusalOf = (file: Buffer): string => {
  try {
    checkWorkbook(file);
  } catch (error) {
    if (error instanceof FileError) return error.message;
    throw error;
  }
  return "";
};

it("accepts workbooks of usual programs, and a declared dimension that is wrong", async () => {
  const path = join(folder, "usual.xlsx");
  await writeExcelFile([
    [{ value: "名称" }, { value: "a<b>\"'&" }],
    [{ value: 7 }, { value: true }],
  ]).toFile(path);
  expect((await readSheets(path))[0]?.lines.map(({ cells }) => cells)).toEqual([
    ["名称", "a<b>\"'&"],
    [7, true],
  ]);
  const misdeclared = join(folder, "odd.xlsx");
  writeFileSync(misdeclared, createWorkbook(sheetXml(headings, '<dimension ref="A1:XFD1048576"/>')));
  expect((await readSheets(misdeclared))[0]?.lines.map(({ cells }) => cells)).toEqual([["名称", "城市"]]);
});

describe("a workbook that would need too much memory", () => {
  const megabyte = "x".repeat(1_000_000);
  it.each<[string, () => Buffer, string]>([
    [
      "a cell in the last row",
      () => createWorkbook(sheetXml(`${headings}<row r="1048576"><c r="A1048576"><v>1</v></c></row>`)),
      "1,048,576 行",
    ],
    [
      "a cell in the last row, in a row without number",
      () => createWorkbook(sheetXml('<row><c r="A1048576"><v>1</v></c></row>')),
      "1,048,576 行",
    ],
    [
      "a number behind a quoted bracket",
      () => createWorkbook(sheetXml('<row x=">" r="1048576"><c><v>1</v></c></row>')),
      "1,048,576 行",
    ],
    [
      "far columns in many rows",
      () =>
        createWorkbook(
          sheetXml(
            Array.from({ length: 200 }, (_, at) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`).join(
              "",
            ),
          ),
        ),
      "个格子",
    ],
    [
      "many rows without numbers",
      () => createWorkbook(sheetXml("<row/>".repeat(workbookLimits.rows + 1))),
      "200,001 行",
    ],
    [
      "many sheets",
      () =>
        createWorkbook(
          sheetXml(headings),
          ...Array.from({ length: 12 }, (_, at) => ({
            name: `xl/worksheets/sheet${at + 2}.xml`,
            content: sheetXml('<row r="190000"><c r="A190000"><v>1</v></c></row>'),
          })),
        ),
      "个格子",
    ],
    [
      "a long shared text in many cells",
      () =>
        createWorkbook(sheetXml(Array.from({ length: 300 }, () => '<row><c t="s"><v>0</v></c></row>').join("")), {
          name: "xl/sharedStrings.xml",
          content: texts(megabyte),
        }),
      "文字太多",
    ],
    [
      "XML that unpacks to gigabytes",
      () => createWorkbook(sheetXml(headings), { name: "xl/styles.xml", content: "<a/>", declaredSize: 4_000_000_000 }),
      "展开后有 4,001 MB",
    ],
    [
      "too many files",
      () =>
        createZip(Array.from({ length: workbookLimits.entries + 1 }, (_, at) => ({ name: `${at}.xml`, content: "" }))),
      "5,001 个文件",
    ],
  ])("is refused: %s", (_title, create, reason) => {
    const file = create();
    expect(refusalOf(file)).toContain("工作簿太大");
    expect(refusalOf(file)).toContain(reason);
  });
});

describe("a malformed workbook", () => {
  const usual = createWorkbook(sheetXml(headings));
  it.each<[string, () => Buffer]>([
    [
      "XML longer than declared",
      () => createWorkbook(sheetXml(headings), { name: "xl/a.xml", content: "<a/>".repeat(500), declaredSize: 8 }),
    ],
    [
      "elements within each other",
      () => createWorkbook(sheetXml(headings), { name: "xl/a.xml", content: "<a>".repeat(100_000) }),
    ],
    [
      "a document type",
      () =>
        createWorkbook(sheetXml(headings), { name: "xl/a.xml", content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    ],
    [
      "a tag that never ends",
      () => createWorkbook(sheetXml(headings), { name: "xl/a.xml", content: `<${"a".repeat(3_000_000)}` }),
    ],
    [
      "a tag of many megabytes",
      () => createWorkbook(sheetXml(headings), { name: "xl/a.xml", content: `<a ${'b="" '.repeat(2_000_000)}` }),
    ],
    [
      "the same file twice",
      () =>
        createZip([
          { name: "a.xml", content: "<a/>" },
          { name: "a.xml", content: "<a/>" },
        ]),
    ],
    ["bytes before the first file", () => Buffer.concat([Buffer.alloc(40), usual])],
    ["a missing end", () => usual.subarray(0, usual.length - 30)],
    ["no archive", () => Buffer.from("名称,城市\n")],
    ["an empty file", () => Buffer.alloc(0)],
    ["the format of Excel 97", () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)])],
  ])("is refused: %s", (_title, create) => {
    expect(refusalOf(create())).toMatch(/[。]$/);
  });

  it("is refused where the local header disagrees with the directory", () => {
    const file = Buffer.from(usual);
    file.write("X", file.indexOf("xl/workbook.xml"));
    expect(refusalOf(file)).toMatch(/不是完整的/);
  });
});

it("never fails otherwise than with a refusal, whatever byte is wrong", () => {
  const usual = createWorkbook(sheetXml(headings));
  for (let at = 0; at < usual.length; at++) {
    const file = Buffer.from(usual);
    file[at] = file[at]! ^ 0xff;
    refusalOf(file);
  }
});

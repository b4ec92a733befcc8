import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import { strFromU8, unzipSync } from "fflate";
import { readSheet } from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardFormulas, removeFormulaGuards } from "#domain/guard-formulas.ts";
import { writeTableFile } from "./write-table-file.ts";

const hasLibreOffice = spawnSync("soffice", ["--version"]).status === 0;
if (!hasLibreOffice) console.warn("SKIPPED: exported cells in LibreOffice, since this machine has no soffice.");

/** Texts of a visitor that a spreadsheet may read as formulas, and two that people must be able to read. */
const texts = [
  "=1+1",
  "+1+1",
  "-1+1",
  "@SUM(1)",
  "＝1+1",
  "＋1+1",
  "  =1+1",
  "\n=1+1",
  "\t=1+1",
  "\r=1+1",
  "\u3000=1+1",
  "a;=1+1",
  "a; =1+1;b",
  'a;"=1+1;b',
  "a\n=1+1",
  "a\t=1+1",
  "'=1+1",
  '"=1+1"',
  '=HYPERLINK("http://127.0.0.1/?"&A1,"x")',
  "=cmd|' /C calc'!A0",
  "+8613800138000",
  "-5",
];

/** Returns the formulas of a workbook's only sheet. */
function listFormulas(file: string): string[] {
  const xml = strFromU8(unzipSync(readFileSync(file))["xl/worksheets/sheet1.xml"]!);
  return [...xml.matchAll(/<f[ >][^<]*/g)].map(([found]) => found);
}

describe.skipIf(!hasLibreOffice)("exported cells in LibreOffice", () => {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "cells-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Opens files as a person would and saves them as workbooks. Returns their paths. */
  function convert(files: readonly string[], filter: readonly string[]): string[] {
    const outputFolder = mkdtempSync(join(folder, "out-"));
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile"))}`;
    const options = ["--headless", "--norestore", profile, ...filter];
    const done = spawnSync("soffice", [...options, "--convert-to", "xlsx", "--outdir", outputFolder, ...files]);
    if (done.status !== 0) throw new Error(`soffice ended with ${done.status}\n${done.stderr}`);
    return files.map((file) => join(outputFolder, basename(file).replace(/\.\w+$/, ".xlsx")));
  }

  const table = {
    title: "表",
    headings: ["号", "文字", "数"],
    records: texts,
    toCells: (text: string) => [1, text, -5],
  };
  const write = async (name: string, kind: ".csv" | ".xlsx") => {
    const file = join(folder, `${name}${kind}`);
    await writeTableFile(file, kind, table);
    return file;
  };
  /** Writes the texts without guards, as a control that LibreOffice evaluates what it reads as a formula. */
  const writeControl = () => {
    const file = join(folder, "control.csv");
    writeFileSync(file, `\uFEFF${texts.map((text) => `1,"${text.replaceAll('"', '""')}",-5`).join("\r\n")}\r\n`);
    return file;
  };
  /** Line breaks as LibreOffice stores them. */
  const normalize = (text: unknown) => String(text).replace(/\r\n?/g, "\n").trim();

  it("are inert in CSV, and read as they were written but for the guard", async () => {
    // Comma, quotes, UTF-8, from the first line, Chinese, quoted fields not as text, special numbers detected.
    const filter = ["--infilter=CSV:44,34,76,1,,2052,false,true"];
    const [exported = "", control = ""] = convert([await write("comma", ".csv"), writeControl()], filter);
    expect(listFormulas(control).length).toBeGreaterThan(2);
    expect(listFormulas(exported)).toEqual([]);
    const [, ...rows] = await readSheet(exported);
    expect(rows.map(([, text]) => normalize(text))).toEqual(texts.map((text) => normalize(guardFormulas(text))));
    expect(rows.map(([, text]) => normalize(removeFormulaGuards(String(text))))).toEqual(texts.map(normalize));
    expect(new Set(rows.map(([, , number]) => number))).toEqual(new Set([-5]));
  });

  it("are inert in CSV where semicolons separate", async () => {
    const filter = ["--infilter=CSV:59,34,76,1,,2052,false,true"];
    const [exported = "", control = ""] = convert([await write("semicolon", ".csv"), writeControl()], filter);
    expect(listFormulas(control).length).toBeGreaterThan(2);
    expect(listFormulas(exported)).toEqual([]);
  });

  it("are inert in XLSX, and read as they were written", async () => {
    const [exported = ""] = convert([await write("workbook", ".xlsx")], []);
    expect(listFormulas(exported)).toEqual([]);
    const [, ...rows] = await readSheet(exported);
    expect(rows.map(([, text]) => normalize(text))).toEqual(texts.map(normalize));
    expect(new Set(rows.map(([, , number]) => number))).toEqual(new Set([-5]));
  });
});

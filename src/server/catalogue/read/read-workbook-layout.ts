import { unzipSync } from "fflate";
import type { MergedCells } from "./sheet.ts";

/** What a workbook says of a sheet besides its cells. */
export interface SheetLayout {
  isHidden: boolean;
  merges: MergedCells[];
  /** Lines that are hidden, as an editor numbers them. */
  hiddenLines: ReadonlySet<number>;
  /** Columns that are hidden, from 0. */
  hiddenColumns: { first: number; last: number }[];
}

/** Sheets with more XML than this have their merged cells left as they are: unpacking them a second time would cost too much. */
const maxSheetBytes = 64 * 1024 * 1024;
const maxBookBytes = 1024 * 1024;
/** Numbers that no workbook of venues reaches. */
const maxSheets = 200;
const maxMerges = 20_000;

/** Begins where a name begins: a search from within one would read the rest of it again. */
const attributePattern = /(?<![\w:])([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Returns the attributes of a tag without their namespace. */
const readAttributes = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(attributePattern)].map(([, name = "", a, b]) => [name.replace(/^\w+:/, ""), a ?? b ?? ""]));

const relationshipTag = /<(?:\w+:)?Relationship\s([^<>]*)>/g;
const sheetTag = /<(?:\w+:)?sheet\s([^<>]*)>/g;

const listTags = (xml: string, tag: RegExp): Map<string, string>[] =>
  [...xml.matchAll(tag)].map(([, attributes = ""]) => readAttributes(attributes));

/** Returns the position from 0 of a column by its letters. */
const parseColumn = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const mergeTag = /<(?:\w+:)?mergeCell\s([^<>]*)>/g;
const mergedRange = /^([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})$/;

/** Returns the merged cells of a sheet's XML, in which they follow the cells. */
function parseMerges(xml: Buffer): MergedCells[] {
  const tail = xml.toString("latin1", Math.max(0, xml.lastIndexOf("sheetData")));
  const merges: MergedCells[] = [];
  for (const [, attributes = ""] of tail.matchAll(mergeTag)) {
    if (merges.length >= maxMerges) break;
    const [, left, top, right, bottom] = mergedRange.exec(readAttributes(attributes).get("ref") ?? "") ?? [];
    if (left && right)
      merges.push({ top: Number(top), bottom: Number(bottom), left: parseColumn(left), right: parseColumn(right) });
  }
  return merges;
}

const rowTag = /<(?:\w+:)?row\s([^<>]*)>/g;
const columnTag = /<(?:\w+:)?col\s([^<>]*)>/g;
/** What a sheet that hides something has; the tags of others need no reading. */
const hiddenMarks = ["hidden=", 'ht="0', "ht='0", 'width="0', "width='0"];
const isTrue = (value: string | undefined): boolean => value === "1" || value === "true";

/** Returns what a sheet's XML hides: rows and columns, also those of a filter or of height or width 0. */
function parseHidden(xml: Buffer): Pick<SheetLayout, "hiddenLines" | "hiddenColumns"> {
  if (!hiddenMarks.some((mark) => xml.includes(mark))) return { hiddenLines: new Set(), hiddenColumns: [] };
  const text = xml.toString("latin1");
  const select = (tag: RegExp, size: "ht" | "width") =>
    listTags(text, tag).filter(
      (attributes) => isTrue(attributes.get("hidden")) || Number(attributes.get(size) ?? 1) === 0,
    );
  return {
    hiddenLines: new Set(select(rowTag, "ht").map((row) => Number(row.get("r")))),
    hiddenColumns: select(columnTag, "width").map((column) => ({
      first: Number(column.get("min")) - 1,
      last: Number(column.get("max")) - 1,
    })),
  };
}

/**
 * Reads which sheets, rows and columns of a workbook are hidden and which cells are merged, in the order of the sheets.
 * read-excel-file returns none of it.
 * @throws if it is no zip file
 */
export function readWorkbookLayout(workbook: Uint8Array): SheetLayout[] {
  const decoder = new TextDecoder();
  const books = unzipSync(workbook, {
    filter: ({ name, originalSize }) =>
      originalSize <= maxBookBytes && (name === "xl/workbook.xml" || name === "xl/_rels/workbook.xml.rels"),
  });
  const read = (name: string) => decoder.decode(books[name] ?? new Uint8Array());
  const targets = new Map(
    listTags(read("xl/_rels/workbook.xml.rels"), relationshipTag).map((tag) => [
      tag.get("Id"),
      tag.get("Target") ?? "",
    ]),
  );
  const sheets = listTags(read("xl/workbook.xml"), sheetTag)
    .filter((tag) => tag.get("name"))
    .slice(0, maxSheets);
  return sheets.map((tag) => {
    const target = targets.get(tag.get("id")) ?? "";
    const path = target.startsWith("/") ? target.slice(1) : `xl/${target}`;
    const files = unzipSync(workbook, {
      filter: ({ name, originalSize }) => name === path && originalSize <= maxSheetBytes,
    });
    const xml = Buffer.from(files[path] ?? new Uint8Array());
    return {
      isHidden: /^(?:hidden|veryHidden)$/.test(tag.get("state") ?? ""),
      merges: parseMerges(xml),
      ...parseHidden(xml),
    };
  });
}

import { unzipSync } from "fflate";
import type { MergedCells } from "./sheet.ts";

/** What a workbook says of a sheet besides its cells. */
export interface SheetLayout {
  isHidden: boolean;
  merges: MergedCells[];
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

/**
 * Reads which sheets of a workbook are hidden and which cells are merged, in the order of the sheets. read-excel-file
 * returns neither.
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
    return {
      isHidden: /^(?:hidden|veryHidden)$/.test(tag.get("state") ?? ""),
      merges: files[path] ? parseMerges(Buffer.from(files[path])) : [],
    };
  });
}

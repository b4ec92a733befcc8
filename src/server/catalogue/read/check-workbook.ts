import { FileError } from "./file-error.ts";
import { listZipEntries, unpackZipEntry, type ZipEntry } from "./list-zip-entries.ts";

/** Limits of a workbook: a table of 130,000 lines of 15 columns. A larger one is read from CSV. */
export const workbookLimits = {
  /** Of the file, in bytes. */
  fileBytes: 50_000_000,
  /** Files in it: sheets, styles, pictures. */
  entries: 5000,
  /** Of all its XML when unpacked, in bytes. */
  xmlBytes: 200_000_000,
  /** Number of the last row of a sheet. */
  rows: 200_000,
  /** Rows times columns, over all sheets: the reader fills gaps with empty cells. */
  cells: 2_000_000,
  /** Bytes of all cells' texts, where a text that cells share counts for each. */
  textBytes: 200_000_000,
  /** Elements within each other. */
  depth: 60,
} as const;

const advice = "请删掉表格下方和右侧的空行、空列后另存，或另存为 CSV 再导入。";
const tooLarge = (what: string) => new FileError(`工作簿太大：${what}。${advice}`);
const malformed = () => new FileError("工作簿的内容不完整。请用 Excel 或 WPS 打开后重新另存为 .xlsx。");
const format = (value: number) => value.toLocaleString("en-US");

/** A tag with its attributes, quoted values as a whole, and the first characters of the text after it. */
const tagPattern = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>([^<]{0,12})/y;
const skipped = [
  ["<?", "?>"],
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
] as const;

/** An opening tag. */
interface Tag {
  name: string;
  attributes: string;
  /** Up to twelve characters after it. */
  text: string;
  /** Position in the XML. */
  at: number;
}

/** Calls back for each tag of an XML document; a closing tag has a slash before its name. @throws FileError */
function eachTag(xml: string, onTag: (tag: Tag) => void): void {
  let depth = 0;
  for (let at = xml.indexOf("<"); at >= 0; at = xml.indexOf("<", at)) {
    const special = skipped.find(([start]) => xml.startsWith(start, at));
    if (special) {
      const end = xml.indexOf(special[1], at);
      if (end < 0) throw malformed();
      at = end + special[1].length;
      continue;
    }
    tagPattern.lastIndex = at;
    const match = tagPattern.exec(xml);
    // Declarations (<!DOCTYPE, <!ENTITY) end here too: no workbook has any.
    if (!match) throw malformed();
    const [, slash = "", name = "", attributes = "", selfClosing, text = ""] = match;
    if (slash) depth--;
    else if (!selfClosing) depth++;
    if (depth > workbookLimits.depth) throw malformed();
    onTag({ name: slash + name, attributes, text, at });
    at = tagPattern.lastIndex - text.length;
  }
}

const addressPattern = /(?:^|\s)r\s*=\s*["']([A-Z]{0,3})(\d{1,8})["']/i;
const sharedPattern = /(?:^|\s)t\s*=\s*["']s["']/;

/** Reads the attribute r of a row ("7") or a cell ("AB7"). */
function readAddress(attributes: string): { letters: string; row: number | undefined } {
  const [, letters = "", number] = addressPattern.exec(attributes) ?? [];
  return { letters, row: number === undefined ? undefined : Number(number) };
}

const toColumnNumber = (letters: string): number =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Returns the length of each shared text, in bytes. */
function measureSharedTexts(xml: string): number[] {
  const lengths: number[] = [];
  let start = 0;
  eachTag(xml, ({ name, at }) => {
    if (name === "si") {
      start = at;
      lengths.push(0);
    } else if (name === "/si") lengths[lengths.length - 1] = at - start;
  });
  return lengths;
}

/** Measures a sheet: the number of its last row and column, and the bytes of its texts. */
function measureSheet(xml: string, sharedTexts: readonly number[]) {
  const size = { rows: 0, columns: 0, textBytes: xml.length };
  let row = 0;
  let column = 0;
  let isShared = false;
  eachTag(xml, ({ name, attributes, text }) => {
    if (name === "row") {
      row = readAddress(attributes).row ?? row + 1;
      column = 0;
    } else if (name === "c") {
      const address = readAddress(attributes);
      column = address.letters ? toColumnNumber(address.letters) : column + 1;
      row = address.row ?? row;
      isShared = sharedPattern.test(attributes);
    } else if (name === "v" && isShared) size.textBytes += sharedTexts[Number(text)] ?? 0;
    size.rows = Math.max(size.rows, row);
    size.columns = Math.max(size.columns, column);
  });
  return size;
}

const isXml = ({ name }: ZipEntry): boolean => name.endsWith(".xml") || name.endsWith(".rels");
const unpackText = (entry: ZipEntry): string => unpackZipEntry(entry).toString("latin1");

/** Checks the size of each sheet. @throws FileError */
function checkSheets(entries: readonly ZipEntry[]): void {
  // The shared texts may be in a file of any name.
  const sharedTexts = entries.flatMap((entry) => {
    const xml = unpackText(entry);
    return /<(?:[\w.-]+:)?sst[\s>]/.test(xml) ? measureSharedTexts(xml) : [];
  });
  let [cells, textBytes] = [0, 0];
  for (const entry of entries) {
    const sheet = measureSheet(unpackText(entry), sharedTexts);
    if (sheet.rows > workbookLimits.rows)
      throw tooLarge(`有内容的行排到第 ${format(sheet.rows)} 行，最多 ${format(workbookLimits.rows)} 行`);
    cells += sheet.rows * sheet.columns;
    textBytes += sheet.textBytes;
    if (cells > workbookLimits.cells)
      throw tooLarge(`一共 ${format(cells)} 个格子，最多 ${format(workbookLimits.cells)} 个`);
    if (textBytes > workbookLimits.textBytes) throw tooLarge("文字太多");
  }
}

/**
 * Checks that a workbook can be read within bounded memory, before it is: what its XML unpacks to, and how far its sheets
 * reach. A workbook of 1.5 kB can unpack to gigabytes, or claim a cell in row 1,048,576.
 * @throws FileError with advice for the operator
 */
export function checkWorkbook(file: Buffer): void {
  if (file.length >= 4 && file.readUInt32BE(0) === 0xd0cf11e0)
    throw new FileError("是旧版的 .xls，或设了密码的工作簿。请另存为没有密码的 .xlsx。");
  const entries = listZipEntries(file);
  if (entries.length > workbookLimits.entries) throw tooLarge(`里面有 ${format(entries.length)} 个文件`);
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw malformed();
  const xml = entries.filter(isXml);
  const bytes = xml.reduce((sum, { size }) => sum + size, 0);
  if (bytes > workbookLimits.xmlBytes)
    throw tooLarge(`展开后有 ${format(Math.ceil(bytes / 1e6))} MB，最多 ${workbookLimits.xmlBytes / 1e6} MB`);
  try {
    checkSheets(xml);
  } catch (error) {
    // A tag of many megabytes exceeds what the pattern can match.
    throw error instanceof RangeError ? malformed() : error;
  }
}

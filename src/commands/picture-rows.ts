import { readdir } from "node:fs/promises";
import { basename, dirname, extname, join, resolve, sep } from "node:path";
import { type CatalogTypeKey, catalogTypes } from "#domain/picture/picture.ts";
import { normalizeHeading, readCellText } from "#server/catalogue/map/cells/cell.ts";
import { FileError, readSheets } from "#server/catalogue/read/read-sheets.ts";

/** A picture to import: its venue or space and its location. */
export interface PictureRow {
  /** Name in the report: the file's path in the folder, or the line of the list. */
  where: string;
  /** Id or name of the venue. */
  venueId?: string | undefined;
  /** Id or name of the space. */
  spaceId?: string | undefined;
  catalogType: CatalogTypeKey;
  caption?: string | undefined;
  /** A path or a URL. */
  from: string;
}

/** A refused row with its reason. */
export interface RefusedRow {
  where: string;
  venueId?: string | undefined;
  reason: string;
}

export interface PictureRows {
  rows: PictureRow[];
  refused: RefusedRow[];
}

const typeAliases: Record<CatalogTypeKey, readonly string[]> = {
  waiguan: ["外景", "外立面", "exterior"],
  dating: ["大厅", "lobby"],
  huiyishi: ["会议厅", "宴会厅", "会议", "meeting", "meeting room"],
  canyin: ["餐厅", "用餐", "dining", "restaurant"],
  kefang: ["房间", "guest room", "room"],
  peitao: ["设施", "配套设施", "facilities"],
};
const typeByName = new Map(
  catalogTypes.flatMap(({ key, name }) =>
    [key, name, ...typeAliases[key]].map((alias) => [normalizeHeading(alias), key] as const),
  ),
);
const typeNames = catalogTypes.map(({ key, name }) => `${key}（${name}）`).join("、");
const unknownType = (text: string) => `没有“${text}”这个类型，可用 ${typeNames}`;

/** File names assigned by cameras and phones, of no use as captions. */
const cameraName =
  /^(?:img|dsc[fn]?|dscn|p|pic|photo|image|mmexport|wechat|wx_?camera|screenshot|微信图片|照片|图片)?[\s_\-().\d]*$/i;
const maxCaptionLength = 100;

/** Returns the caption in a file's name: 「01-大堂.jpg」 gives 大堂, 「IMG_2031.jpg」 undefined. */
export function parseCaption(file: string): string | undefined {
  const name = basename(file, extname(file)).normalize("NFC");
  if (cameraName.test(name)) return undefined;
  const text = name
    .replace(/^\d{1,3}\s*[-_.、\s]\s*/, "")
    .replaceAll("_", " ")
    .trim();
  return text.slice(0, maxCaptionLength) || undefined;
}

const ignored = /^(?:\.|Thumbs\.db$|desktop\.ini$|__MACOSX$)/i;
const collator = new Intl.Collator("zh", { numeric: true });

/** Compares paths by venue, then the gallery's order of types (exterior first), then name. */
function comparePaths(a: string, b: string): number {
  const [venueA = "", typeA = ""] = a.split(sep);
  const [venueB = "", typeB = ""] = b.split(sep);
  const rank = (type: string) => catalogTypes.findIndex(({ key }) => key === typeByName.get(normalizeHeading(type)));
  return collator.compare(venueA, venueB) || rank(typeA) - rank(typeB) || collator.compare(a, b);
}

/** Reads the type that the name of a picture begins with (大堂2.jpg); one directly under its venue's folder is else of its exterior. */
function readTypeInName(file: string): CatalogTypeKey {
  const name = normalizeHeading(parseCaption(file) ?? "");
  return [...typeByName].find(([type]) => name.startsWith(type))?.[1] ?? "waiguan";
}

/**
 * Lists the pictures of a folder: `{venue id}/[{type}/[{space id}/]]name.jpg`, exterior first, then by name.
 * @throws the file system's error if it cannot be read
 */
export async function readFolderRows(folder: string): Promise<PictureRows> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const result: PictureRows = { rows: [], refused: [] };
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({ entry, where: join(entry.parentPath, entry.name).slice(join(folder, sep).length) }))
    .filter(({ where }) => !where.split(sep).some((part) => ignored.test(part)))
    .sort((a, b) => comparePaths(a.where, b.where));
  for (const { entry, where } of files) {
    const [venueId = "", type = "", ...rest] = where.split(sep);
    const refuse = (reason: string) => result.refused.push({ where, venueId, reason });
    const isOfVenue = type !== "" && rest.length === 0;
    const catalogType = isOfVenue ? readTypeInName(type) : typeByName.get(normalizeHeading(type));
    if (!entry.isFile()) refuse("不是普通文件");
    else if (!isOfVenue && (rest.length < 1 || rest.length > 2))
      refuse("位置不对，应为 场地编号或名称/[类型/[会议室编号或名称/]]文件名");
    else if (!catalogType) refuse(unknownType(type));
    else {
      const spaceId = rest.length === 2 ? rest[0] : undefined;
      result.rows.push({
        where,
        venueId,
        spaceId,
        catalogType,
        caption: parseCaption(where),
        from: join(folder, where),
      });
    }
  }
  return result;
}

const columnNames = {
  venueId: [
    "venue_id",
    "场地编号",
    "酒店编号",
    "场馆编号",
    "site_id",
    "hotel_id",
    "场地名称",
    "酒店名称",
    "场地",
    "酒店",
    "venue",
    "hotel",
  ],
  spaceId: [
    "space_id",
    "会议室编号",
    "会议厅编号",
    "厅编号",
    "空间编号",
    "room_id",
    "会议室名称",
    "会议厅名称",
    "会议室",
    "会议厅",
    "厅名",
    "space",
    "room",
  ],
  catalogType: ["catalog_type", "图片类型", "类型", "分类", "type"],
  caption: ["caption", "图片说明", "说明", "图注", "标题", "title"],
  from: ["file", "文件", "文件名", "图片文件", "图片", "path", "url", "网址", "链接", "图片网址", "图片链接", "link"],
} as const;
type Field = keyof typeof columnNames;
const fieldByHeading = new Map(
  Object.entries(columnNames).flatMap(([field, names]) =>
    names.map((name) => [normalizeHeading(name), field as Field]),
  ),
);

/** Resolves a path relative to the list, with slashes of either system; leaves URLs unchanged. */
const resolveFrom = (list: string, from: string) =>
  /^[a-z][a-z\d+.-]+:\/\//i.test(from) ? from : resolve(dirname(list), from.replaceAll("\\", "/"));

/**
 * Reads the pictures of a list (CSV, TSV or XLSX) with headings in Chinese or English.
 * @throws FileError if required columns are missing; the file system's error if it cannot be read
 */
export async function readListRows(list: string): Promise<PictureRows> {
  const [sheet] = await readSheets(list);
  const [headingLine, ...lines] = sheet?.lines ?? [];
  const fields = (headingLine?.cells ?? []).map((cell) => fieldByHeading.get(normalizeHeading(String(cell ?? ""))));
  if (!fields.includes("from") || !(fields.includes("venueId") || fields.includes("spaceId"))) {
    throw new FileError("图片清单要有 场地编号、场地名称 或 会议室编号，以及 文件 或 网址 这几列");
  }
  const result: PictureRows = { rows: [], refused: [] };
  for (const { line, cells } of lines) {
    const where = `第 ${line} 行`;
    const row: Partial<Record<Field, string>> = {};
    // A list may have columns for files and for URLs: the first filled one counts.
    for (const [at, field] of fields.entries()) if (field) row[field] ||= readCellText(cells[at]);
    const { venueId, spaceId, caption, from } = row;
    if (Object.values(row).every((text) => !text)) continue;
    const type = row.catalogType || (spaceId ? "huiyishi" : "");
    const catalogType = typeByName.get(normalizeHeading(type));
    const refuse = (reason: string) =>
      result.refused.push({ where: from ? `${where} ${from}` : where, venueId, reason });
    if (!from) refuse("没有写文件或网址");
    else if (!venueId && !spaceId) refuse("没有写场地编号或名称");
    else if (!catalogType) refuse(type ? unknownType(type) : `没有写类型，可用 ${typeNames}`);
    else {
      result.rows.push({
        where: `${where} ${from}`,
        venueId: venueId || undefined,
        spaceId: spaceId || undefined,
        catalogType,
        caption: caption?.slice(0, maxCaptionLength) || undefined,
        from: resolveFrom(list, from),
      });
    }
  }
  return result;
}

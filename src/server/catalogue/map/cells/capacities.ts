import { simplify } from "#domain/text/simplify.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { CellError, normalizeText } from "./cell.ts";
import { type CellType, writeUnchanged } from "./cell-type.ts";
import { layoutAliases } from "./layout-aliases.ts";
import { people } from "./people.ts";

const normalize = (text: string): string => simplify(normalizeText(text)).toLowerCase();
const toKey = (name: string): string => name.replace(/[\s_-]/g, "");

const layoutByName = new Map(
  layouts.flatMap(({ key, name }) =>
    [name, key, ...layoutAliases[key]].map((alias) => [toKey(normalize(alias)), key] as const),
  ),
);
/** Names of layouts, the longest first, as they stand within a text. */
const anyLayout = [...layoutByName.keys()].sort((a, b) => b.length - a.length).join("|");
/** A layout and its figure, in this order or the other: 「剧院式:200人」, 「200人（剧院式）」. */
const figure = "\\d[\\d,.]{0,8}(?: ?[-~至] ?\\d[\\d,.]{0,8})? ?(?:人|位|座|桌|围|pax)?";
const layoutFirst = new RegExp(
  `^(${anyLayout})(?:人数|容量|摆台|布局)?[:：=(（ ]{0,2}(?:约|最多|可容纳|容纳)?(${figure})[)）]?$`,
);
const figureFirst = new RegExp(`^(${figure})[(（ ]?(${anyLayout})[)）]?$`);
const between = new RegExp(
  `(?<=\\d|人|位|座|桌|围|[)）])[\\s/、,，;；|]{1,3}(?=(?:${anyLayout}))|(?<=人|位|座|桌|围|[)）])[\\s/、,，]{1,3}(?=\\d)|[\\n;；|、]`,
  "g",
);

/** Longest cell of this kind. */
const maxLength = 200;

/** Reads one layout with its figure from a normalized text. */
function readPart(part: string): [LayoutKey, string] | undefined {
  const plain = part
    .replaceAll("_", "")
    .replace(/(?<=[a-z])[- ](?=[a-z]|型|形|字)/g, "")
    .trim();
  const first = layoutFirst.exec(plain);
  const last = first ? null : figureFirst.exec(plain);
  const [name, count] = first ? [first[1], first[2]] : [last?.[2], last?.[1]];
  const key = name === undefined ? undefined : layoutByName.get(toKey(name));
  return key && count !== undefined ? [key, count.trim()] : undefined;
}

/** Splits a cell into the layouts that it names with their figures; undefined if a part of it is none. */
function splitCapacities(cell: string): [LayoutKey, string][] | undefined {
  if (cell.length > maxLength) return undefined;
  const parts = normalize(cell)
    .split(between)
    .map((part) => part.trim());
  const read = parts.filter((part) => part !== "").map(readPart);
  return read.length > 0 && read.every((part) => part !== undefined) ? read : undefined;
}

/** People in several layouts, by layout: 「课桌式:1100人/剧院式:2200人」. A number without a layout is none of them. */
export const capacities: CellType = {
  read: (cell, report) => {
    const parts = splitCapacities(cell);
    if (!parts)
      throw new CellError(`“${cell.slice(0, 40)}”看不出是哪种台型的人数：请写成“剧院式 200 人、课桌式 100 人”`);
    return Object.fromEntries(parts.map(([key, count]) => [key, people.read(count, report)]));
  },
  write: writeUnchanged,
};

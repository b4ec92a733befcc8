import { type Cell, normalizeText } from "./cells/cell.ts";
import type { KnownHeading } from "./heading/parse-heading.ts";
import { replaceLineBreaks } from "#domain/text/replace-line-breaks.ts";

/** Finds what a heading means, `--map` included. */
export type FindHeading = (heading: string) => KnownHeading | undefined;

/** The headings of a table: the position of their first line, how many lines they take, and one text for each column. */
export interface HeadingLines {
  at: number;
  height: number;
  headings: string[];
}

/** Number of lines searched for headings: some files start with a title and remarks. */
const maxLinesAbove = 20;
/** Lines that headings may take: groups, headings, units. */
const maxHeight = 3;

export const toHeadings = (cells: readonly Cell[]): string[] =>
  cells.map((cell) => (cell === null || cell === undefined ? "" : replaceLineBreaks(String(cell), "").trim()));

const unitOnly = /^[([]?(?:m|米|m2|平方米|平米|㎡|元|万元|千元|人|桌|围|间|个|元\/[天晚间]|宽×高|长×宽|cm|mm)[)\]]?$/i;
const isUnit = (text: string): boolean => unitOnly.test(normalizeText(text));
const isFigure = (text: string): boolean => /^[¥$]?\d/.test(normalizeText(text));
/** Headings under a group that only ask whether there is one. */
const presence = /^(?:有无|是否|有没有|数量|情况)$/;
/** Groups under which a heading means what it means alone: 酒店 / 城市, 尺寸 / 长. */
const transparentPaths = new Set(["name", "$venueName", "$measures"]);

/** Sides, which are the room's own only in a group that says so: not those of 舞池 or 投影幕. */
const sidePaths = new Set(["length", "width", "height", "area", "$measures"]);
const sideGroups = /尺寸|规格|长宽|大小|空间|面积|会场|会议|场地|厅|基本|参数|信息|数据|资料/;

/** Joins a group heading with the heading below it: 容量 + 剧院 is 剧院, 价格 + 半天 is 半天价格, LED 屏 + 尺寸 is LED 屏尺寸. */
function joinHeadings(group: string, heading: string, find: FindHeading): string {
  if (heading === "" || heading === group || presence.test(heading)) return group;
  if (group === "") return heading;
  if (isUnit(heading)) return `${group}（${heading.replace(/^[(（[]|[)）\]]$/g, "")}）`;
  const matched = find(group);
  const own = find(heading);
  const isSide = [own?.venue, own?.space].some((column) => column && sidePaths.has(column.path));
  if (!matched && own && (!isSide || sideGroups.test(group))) return heading;
  // 容量 above 剧院 says nothing more.
  if (matched?.space?.path === "$capacities" && own) return heading;
  const isTransparent =
    matched && [matched.venue, matched.space].some((column) => column && transparentPaths.has(column.path));
  const spellings = [`${group}${heading}`, `${heading}${group}`, ...(isTransparent ? [heading] : [])];
  return spellings.find(find) ?? `${group}${heading}`;
}

/** Returns the group above each column: its own text, or that to the left of an empty cell. */
function spreadGroups(groups: readonly string[], headings: readonly string[]): string[] {
  let group = "";
  return headings.map((heading, at) => {
    const own = groups[at] ?? "";
    if (own !== "") group = own;
    // A column without a heading of its own ends the group.
    else if (heading === "") group = "";
    return own || (heading === "" ? "" : group);
  });
}

/** Returns whether a line continues the headings above it: groups, units or another language, and no row. */
function isContinuation(above: readonly string[], line: readonly string[], find: FindHeading): boolean {
  let good = 0;
  const groups = spreadGroups(above, line);
  for (const [at, text] of line.entries()) {
    const group = groups[at] ?? "";
    if (text === "" || text === group) continue;
    if (isFigure(text)) return false;
    if (isUnit(text)) good++;
    else {
      const matched = find(group);
      const spansOthers = groups.filter((each) => each === group).length > 1;
      const joined = find(joinHeadings(group, text, find));
      if (matched && !spansOthers) {
        const other = find(text);
        if (!other || (other.venue !== matched.venue && other.space !== matched.space)) return false;
        good++;
      } else if (joined) good++;
      else if (!spansOthers && group !== "") return false;
    }
  }
  return good > 0;
}

const countKnown = (headings: readonly string[], find: FindHeading): number =>
  headings.filter((heading) => find(heading)).length;

/** Reads the headings that start at a line. */
function readHeadingLines(lines: readonly (readonly string[])[], at: number, find: FindHeading): HeadingLines {
  let headings = [...(lines[at] ?? [])];
  let height = 1;
  for (; height < maxHeight; height++) {
    const next = lines[at + height];
    if (!next || !isContinuation(headings, next, find)) break;
    const width = Math.max(headings.length, next.length);
    const line = Array.from({ length: width }, (_, column) => next[column] ?? "");
    const groups = spreadGroups(headings, line);
    headings = line.map((heading, column) => joinHeadings(groups[column] ?? "", heading, find));
  }
  return { at, height, headings };
}

/** Returns whether a line is the title of a table: one text in its first column, or the same across several, and no heading. */
function isTitle(line: readonly string[], find: FindHeading): boolean {
  const [first = ""] = line;
  return first !== "" && line.every((text) => text === "" || text === first) && !find(first);
}

/** Finds the headings near the top of a table: those with the most columns that are known, at least two. */
export function findHeadingLines(lines: readonly (readonly Cell[])[], find: FindHeading): HeadingLines | undefined {
  const texts = lines.slice(0, maxLinesAbove + maxHeight).map(toHeadings);
  let best: { lines: HeadingLines; matched: number } | undefined;
  for (let at = 0; at < Math.min(texts.length, maxLinesAbove); at++) {
    if (isTitle(texts[at]!, find)) continue;
    const candidate = readHeadingLines(texts, at, find);
    const matched = countKnown(candidate.headings, find);
    if (matched >= 2 && matched > (best?.matched ?? 0)) best = { lines: candidate, matched };
  }
  return best?.lines;
}

/** Returns whether a line below a table is the heading of another, or repeats its headings. */
export function isHeadingLine(cells: readonly Cell[], find: FindHeading): boolean {
  const texts = toHeadings(cells).filter((text) => text !== "");
  const distinct = [...new Set(texts)];
  if (distinct.length < 3 || distinct.some(isFigure)) return false;
  let unknown = 0;
  for (const text of distinct) {
    if (find(text)) continue;
    unknown++;
    // Most rows have two names or addresses that are no headings: the rest of their texts need no reading.
    if ((distinct.length - unknown) / distinct.length < 0.7) return false;
  }
  return distinct.length - unknown >= 3;
}

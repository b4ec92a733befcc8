import type { Kind } from "../../store/catalogue-batch.ts";
import { normalizeHeading } from "./cells/cell.ts";
import { isSlabHeight, type KnownHeading, listKnownHeadings, parseHeading } from "./heading/parse-heading.ts";

/** Finds the columns that a heading means; undefined if it is unknown or not taken. */
export const findHeading = (heading: string): KnownHeading | undefined => parseHeading(heading)?.columns;

const parentheses = /[([【][^()[\]【】]*[)\]】]/g;

/** Returns the number of edits between two short texts; `limit` + 1 if there are more. */
function countEdits(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      row.push(Math.min(row[j - 1]! + 1, previous[j]! + 1, previous[j - 1]! + same));
    }
    previous = row;
  }
  return previous[b.length]!;
}

/** Returns whether one of two headings is in the other and most of it: 会议室净高度 and 净高, but not 会议厅数 and 会议厅. */
const containsName = (a: string, b: string): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return long.includes(short) && short.length * 2 >= long.length - 1 && !/数量?$|^最/.test(long);
};

/** No heading is longer: what is, is a sentence. */
const maxHeadingLength = 20;

/** Returns the first name of the column that an unknown heading most resembles. */
function findSimilarHeading(heading: string): string | undefined {
  const text = normalizeHeading(heading).replace(parentheses, "");
  if (text.length < 2 || text.length > maxHeadingLength) return undefined;
  let best: { name: string; score: number } | undefined;
  for (const [matched, { names }] of listKnownHeadings()) {
    // A number of something is not that thing: 会议厅数.
    if (matched.length < 2 || /数量?$/.test(text) !== /数量?$/.test(matched)) continue;
    const shorter = Math.min(text.length, matched.length);
    const limit = shorter < 3 ? 0 : shorter < 5 ? 1 : 2;
    const edits = countEdits(text, matched, limit);
    const score = edits <= limit ? edits : containsName(text, matched) ? 3 : Infinity;
    if (score < (best?.score ?? Infinity)) best = { name: names[0], score };
  }
  return best?.name;
}

/** Says what may be done about a heading that was not taken; undefined if nothing is known. */
export function suggestHeading(heading: string): string | undefined {
  const plain = heading.replace(parentheses, "");
  if (isSlabHeight(plain)) return `“${plain}”含吊顶和梁，不是净高，没有收；写的就是净高时，加 --map ${plain}=净高`;
  const similar = findSimilarHeading(heading);
  return similar && `“${heading}”是不是“${similar}”？是的话加 --map ${heading}=${similar}`;
}

/** What `--map` says of a heading: the columns that it means, or that it is to be ignored. */
export type HeadingMapping = ReadonlyMap<string, KnownHeading | "ignored">;

/** Error for a `--map` that is not understood; the message is for the operator. */
export class MappingError extends Error {}

const kindPrefix = /^(?:(场地|酒店|venue)|(会场|会议厅|会议室|space))[.．]/i;

/** Parses one `--map 列名=字段`; the field is a heading of an export, another name of it, or 忽略. @throws MappingError */
export function parseMapping(text: string): [heading: string, target: KnownHeading | "ignored"] {
  const at = text.lastIndexOf("=");
  const heading = text.slice(0, at).trim();
  const field = text.slice(at + 1).trim();
  if (at < 1 || !heading || !field) throw new MappingError(`“${text}”要写成 列名=字段，例如 层高=净高`);
  if (/^(?:忽略|不导入|ignore)$/i.test(field)) return [normalizeHeading(heading), "ignored"];
  const [prefix = "", venue, space] = kindPrefix.exec(field) ?? [];
  const matched = findHeading(field.slice(prefix.length));
  const column = (kind: Kind) => matched?.[kind] && { [kind]: matched[kind] };
  const target = venue ? column("venue") : space ? column("space") : matched;
  if (!target) {
    const similar = findSimilarHeading(field);
    throw new MappingError(`没有“${field}”这个字段${similar ? `，是不是“${similar}”？` : "：字段见导出文件的表头"}`);
  }
  return [normalizeHeading(heading), target];
}

import { type BlockTerm, findBlockTerm, namedSpaceTerm, oneSpaceTerm } from "./block-term.ts";
import { type FoundMark, numeral, parseNumeral } from "./mark-rule.ts";

/** Comes before what an event does not have: 不要晚宴. */
const negationBefore = /(?:不(?:要|需要|用|含|安排|吃|设)?|无需|没有|免)$/;

/** What follows a term that is part of another one: 会议室, 培训中心, 签到台, 宴会厅. */
const otherTermEnd = /室|厅|中心|酒店|场地|场所|桌|式|型|区|形式|台(?!型)|费|标准|学校|堂|议(?!程)/y;

const startsOtherTerm = (text: string, at: number): boolean => {
  otherTermEnd.lastIndex = at;
  return otherTermEnd.test(text);
};

/** Reads kinds of guest rooms that share one number: 标间、大床共 70 间. */
function readRoomKinds(text: string, from: number, first: number): { name: string; to: number } | undefined {
  const names = [text.slice(from, first)];
  let to = first;
  for (let joint = /^[、/和及或与]/.exec(text.slice(to)); joint; joint = /^[、/和及或与]/.exec(text.slice(to))) {
    const next = findBlockTerm(text, to + 1);
    if (next?.value.kind !== "rooms" || startsOtherTerm(text, next.to)) break;
    names.push(text.slice(to + 1, next.to));
    to = next.to;
  }
  return names.length > 1 ? { name: names.join("、"), to } : undefined;
}

const countBefore = new RegExp(`${numeral}(?:个|间|场|路|组)?(?:平行)?`, "y");

/** The letter or number of one of several spaces: 会议室 A, 分论坛 A/B/C, 分会场 1. */
const label = /[a-h](?![a-z0-9])(?:[/、][a-h](?![a-z0-9]))*|[1-9](?=[：:](?!\d)|[/ ])/y;
const labelAtGap = /[1-9](?!\d)/y;
const namedSpace = /(?:(?<![a-z0-9])[a-h]|[1-9一二三四五六]号)(?:分会场|分论坛|会场|会议室|会议厅|厅)/y;

const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

/** Reads the label after a term of a space. */
function readLabel(text: string, at: number, gaps: ReadonlySet<number>): number {
  const found = matchAt(label, text, at) ?? (gaps.has(at + 1) && !gaps.has(at) ? matchAt(labelAtGap, text, at) : null);
  return found ? at + found[0].length : at;
}

/** Reads the spaces of 两个会场，一个 200 人，一个 60 人. */
function readOneSpace(text: string, at: number): FoundMark | undefined {
  const isSize = matchAt(/(?:一|另一|1)个(?=大?约?\d{1,4}人)/y, text, at);
  if (!isSize || !/[两三四2-4]个(?:会场|会议室|会议厅|厅)[，：,:]/.test(text.slice(0, at))) return undefined;
  return { content: { is: "block", term: oneSpaceTerm, name: "会议室" }, to: at + isSize[0].length };
}

const isOfSpace = ({ kind, place }: BlockTerm): boolean =>
  place === "space" && (kind === "session" || kind === "breakout");

/** Reads a block that a term names at a position. */
function readNamed(text: string, at: number, gaps: ReadonlySet<number>): FoundMark | undefined {
  const own = findBlockTerm(text, at);
  if (!own || startsOtherTerm(text, own.to)) return undefined;
  const before = text.slice(Math.max(0, at - 3), at);
  const negation = negationBefore.exec(before);
  if (negation) return { content: { is: "refused" }, from: at - negation[0].length, to: own.to };
  // The breakfast of 含早餐 is in the price of the room.
  if (text.startsWith("早餐", at) && /[含双单]$/.test(before)) return undefined;
  const kinds = own.value.kind === "rooms" ? readRoomKinds(text, at, own.to) : undefined;
  if (kinds) return { content: { is: "block", term: own.value, name: kinds.name }, to: kinds.to };
  if (text.slice(at, own.to) === "自助")
    return { content: { is: "block", term: own.value, name: "自助餐" }, to: own.to };
  const to = isOfSpace(own.value) ? readLabel(text, own.to, gaps) : own.to;
  const isRoom = to > own.to && /[室厅]$/.test(text.slice(at, own.to));
  return { content: { is: "block", term: isRoom ? namedSpaceTerm : own.value }, to };
}

/** Reads a term of a block, also with the number of spaces before it: 4 个分会场. */
export function readBlock(text: string, at: number, gaps: ReadonlySet<number>): FoundMark | undefined {
  const named = readNamed(text, at, gaps) ?? readOneSpace(text, at);
  if (named) return named;
  const space = matchAt(namedSpace, text, at);
  if (space) return { content: { is: "block", term: namedSpaceTerm }, to: at + space[0].length };
  const found = /\d/.test(text[at - 1] ?? "") ? null : matchAt(countBefore, text, at);
  const numbered = found ? findBlockTerm(text, at + found[0].length) : undefined;
  if (numbered?.value.kind !== "breakout") return undefined;
  const name = text.slice(at + found![0].length, numbered.to);
  return { content: { is: "block", term: numbered.value, name, count: parseNumeral(found![1]!) }, to: numbered.to };
}

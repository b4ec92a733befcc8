import { areaUnits, lengthUnits, listSpellings, type Unit, findUnit } from "../cells/unit.ts";
import { foreignCurrencies } from "../cells/currency.ts";

/** Period that a price is for. */
export type Period = "hour" | "halfDay" | "day" | "evening" | "session" | "roomNight" | "week" | "month" | "year";

/** Side of a room in a heading such as 长×宽×高. */
export type Side = "length" | "width" | "height";

/** What a heading says in addition to its name: in parentheses, before the name or after it. */
export type Qualifier =
  | { is: "length" | "area"; unit: Unit }
  | { is: "currency"; name: string; isForeign: boolean }
  | { is: "scale"; text: string }
  | { is: "period"; period: Period }
  | { is: "hours"; hours: number }
  | { is: "people" | "tables" | "items" | "slab" | "neutral" }
  | { is: "guests"; guests: number }
  | { is: "bound"; bound: "max" | "min" }
  | { is: "sides"; sides: Side[] };

type Reader = (match: RegExpExecArray) => Qualifier;

const period =
  (value: Period): Reader =>
  () => ({ is: "period", period: value });
const plain =
  (is: "people" | "tables" | "items" | "slab" | "neutral"): Reader =>
  () => ({ is });
const bound =
  (value: "max" | "min"): Reader =>
  () => ({ is: "bound", bound: value });

/** Numerals up to ten, as hours are written. */
const numerals = "零一二三四五六七八九十";
const readFigure = (text = ""): number => (/^\d/.test(text) ? Number(text) : numerals.indexOf(text));

const sideByLetter: Record<string, Side> = { 长: "length", 宽: "width", 高: "height", 深: "width" };
for (const [letter, side] of [
  ["l", "length"],
  ["w", "width"],
  ["d", "width"],
  ["h", "height"],
] as const)
  sideByLetter[letter] = side;

const readSides: Reader = ([text]) => ({
  is: "sides",
  sides: [
    ...text.replace(/length|width|depth|height/g, (text) => text.charAt(0)).replace(/[^lwdh长宽高深]/g, ""),
  ].flatMap((letter) => sideByLetter[letter] ?? []),
});

/** Words of qualifiers, as regular expressions in lower case; of several that fit, the longest counts, then the first. */
const terms: readonly (readonly [string, Reader])[] = [
  [listSpellings(lengthUnits), ([text]) => ({ is: "length", unit: findUnit(lengthUnits, text)! })],
  [listSpellings(areaUnits), ([text]) => ({ is: "area", unit: findUnit(areaUnits, text)! })],
  ["元|人民币|rmb|cny|yuan|¥|块", () => ({ is: "currency", name: "人民币", isForeign: false })],
  ["万|千|k", ([text]) => ({ is: "scale", text: text === "k" ? "千" : text })],
  ["小时|钟头|时|hourly|hours?|hrs?|h", period("hour")],
  ["半天|半日|上午|下午|half[ -]?days?", period("halfDay")],
  ["全天|整天|全日|天|日|full[ -]?days?|daily|days?", period("day")],
  ["晚间|晚上|晚场|晚|夜|evenings?|nights?", period("evening")],
  ["场次|场|次|sessions?|events?", period("session")],
  ["间夜|间晚|room[ -]?nights?", period("roomNight")],
  ["周|星期|weeks?|weekly", period("week")],
  ["月|months?|monthly", period("month")],
  ["年|years?|yearly|annual", period("year")],
  [
    "(\\d{1,2}(?:\\.5)?|[一二三四五六七八九十]) ?(?:个)?(?:小时|h|hours?|hrs?)",
    ([, hours]) => ({ is: "hours", hours: readFigure(hours) }),
  ],
  [
    "可容纳|容纳|人数|人次|人|位|座位数?|座|pax|persons?|people|guests?|seats?|seating|capacity|ppl|pp",
    plain("people"),
  ],
  ["桌数|围数|桌|围|tables?", plain("tables")],
  [
    "(?:每|一)?(?:桌|围) ?(\\d{1,2}) ?(?:人|位)|(\\d{1,2}) ?(?:人|位|pax|persons?|people|guests?|seats?)? ?(?:/|每|per|a|p) ?(?:桌|围|tables?)",
    ([, before, after]) => ({ is: "guests", guests: Number(before ?? after) }),
  ],
  ["(?:人|位) ?/ ?(?:桌|围)", plain("neutral")],
  ["最大值?|最多|最高(?:处|点|值)?|上限|至多|max(?:imum)?\\.?|highest|peak|up to", bound("max")],
  ["最小值?|最少|最低(?:处|点|值)?|下限|至少|起订?|min(?:imum)?\\.?|lowest|at least", bound("min")],
  ["层高|楼板(?:下|底)?|结构|梁底|slab|structural", plain("slab")],
  [
    "[长宽高深](?:[x×*✕✖/ ]{0,3}[长宽高深]){1,2}|[lwdh](?: ?[x×*✕✖/] ?[lwdh]){1,2}|(?:length|width|depth|height)(?: ?(?:[x×*✕✖/]|by) ?(?:length|width|depth|height)){1,2}",
    readSides,
  ],
  ["个|间|套|辆|根|台|块|张|支|只|部|家|rooms?|units?|pcs|nos?\\.?|kg|公斤|a|安培?", plain("items")],
  [
    "约|大约|左右|单位|数字|文本|必填|选填|可选|单选|多选|如有|净空|净|室内|吊顶下|灯下|使用|实际|实用|实测|建议填写|clear|net|approx\\.?|about|required|optional|数量?|布局|摆法|台型|摆台|摆放|形式|式|style|set-?up|价格?|租金|费用?|租赁|rate|price|rent(?:al)?|hire|fee|\\d{1,2}[:.]\\d\\d ?[-~至到] ?\\d{1,2}[:.]\\d\\d",
    plain("neutral"),
  ],
  ...foreignCurrencies.map(
    ({ name, spellings }) =>
      [spellings, () => ({ is: "currency", name, isForeign: true })] as const satisfies [string, Reader],
  ),
];

/** A word of Latin letters ends where its letters end. */
const complete = (source: string): string => `(?:${source})(?![a-z])`;
const patterns = terms.map(([source, read]) => [new RegExp(`^${complete(source)}`), read] as const);
/** What joins qualifiers: 元/天, per day, m x m. */
const joints = /^(?:[\s/,.:;、，；：|×*~()&+-]+|每|一(?=[天日场次晚])|(?:per|the|in|by|of|a|and|or) )+/;

/** No qualifier is longer: what is, is a sentence. */
const maxLength = 60;

/** Returns the longest qualifier at the start of a text. */
function readFirst(text: string): { qualifier: Qualifier; length: number } | undefined {
  let best: { qualifier: Qualifier; length: number } | undefined;
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(text);
    if (match && match[0].length > (best?.length ?? 0)) best = { qualifier: read(match), length: match[0].length };
  }
  return best;
}

/** Reads a text that is nothing but qualifiers: 「元/天」, "sq ft", 「万元/半天」; undefined if a word of it is none. */
export function readQualifiers(text: string): Qualifier[] | undefined {
  if (text.length > maxLength) return undefined;
  const found: Qualifier[] = [];
  for (let rest = text.replace(joints, ""); rest !== ""; rest = rest.replace(joints, "")) {
    const first = readFirst(rest);
    if (!first) return undefined;
    found.push(first.qualifier);
    rest = rest.slice(first.length);
  }
  return found;
}

const sources = terms.map(([source]) => source);
const leading = sources.map((source) => new RegExp(`^${complete(source)}[\\s/:,-]*`));
const trailing = sources.map((source) => new RegExp(`(?<![a-z])(?:${source})$`));

/** Lists the ways to take one qualifier off a text: what is left, and the qualifier as it is written. */
export function listWithoutQualifier(text: string): { rest: string; qualifier: string }[] {
  const cut = (patterns: readonly RegExp[]) =>
    patterns.flatMap((pattern) => {
      const match = pattern.exec(text);
      if (!match || match[0].length === text.length) return [];
      const rest = match.index === 0 ? text.slice(match[0].length) : text.slice(0, match.index);
      const plain = rest.replace(/^[\s/:,-]+|[\s/:,-]{1,9}$/g, "").replace(/每$| (?:in|per|by|of)$/, "");
      return [{ rest: plain, qualifier: match[0].trim() }];
    });
  return [...cut(trailing), ...cut(leading)].sort((a, b) => b.qualifier.length - a.qualifier.length);
}

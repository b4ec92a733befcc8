import { isMark, isNumber, isUnit, type Phrase } from "./phrase.ts";
import type { Bound, Cue, Token, Unit } from "./token.ts";

/** A number with its unit, cue, bound and rate, from its first to its last token. */
export interface Quantity {
  low: number;
  high: number;
  loose: boolean;
  scaled?: true;
  bound?: Bound;
  unit?: Unit;
  cue?: Cue;
  /** What a price is per: day, night or person. */
  rate?: Unit;
  first: number;
  last: number;
}

const rates: readonly Unit[] = ["perDay", "perNight", "perHead"];
/** Maximum number of tokens searched to the left. */
const reach = 7;

/** Reports whether a token may stand between a cue and its number: 评分最好是 5 分. */
const joins = (token: Token): boolean =>
  token.is === "space" ||
  (token.is === "word" && (token.word === "link" || token.word === "talk")) ||
  isMark(token, "wish", "but", "have");

/** Reports whether the token belongs to a preceding number. */
const ends = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.is === "number" || token.is === "unit" || (token.is === "bound" && token.behind === true));

function readLeft({ tokens }: Phrase, quantity: Quantity): void {
  for (let at = quantity.first - 1, looked = 0; at >= 0 && looked < reach; at--, looked++) {
    const token = tokens[at]!;
    if (token.is === "bound" && !token.behind) {
      quantity.bound ??= token.bound;
      quantity.first = at;
    } else if (token.is === "unit" && token.unit === "yuan" && !ends(tokens[at - 1])) {
      quantity.unit ??= "yuan";
      quantity.first = at;
    } else if (token.is === "unit" && rates.includes(token.unit) && !ends(tokens[at - 1])) {
      quantity.rate ??= token.unit;
      quantity.first = at;
    } else if (token.is === "cue") {
      quantity.cue = token.cue;
      quantity.first = at;
      return;
    } else if (!joins(token)) return;
  }
}

function readRight({ tokens }: Phrase, quantity: Quantity): void {
  for (let at = quantity.last + 1; at <= quantity.last + 1 && at < tokens.length; at++) {
    const token = tokens[at]!;
    const rate = token.is === "unit" && rates.includes(token.unit);
    if (rate && (quantity.unit === undefined || quantity.unit === "yuan")) quantity.rate ??= token.unit;
    else if (token.is === "unit" && !rate && quantity.unit === undefined) quantity.unit = token.unit;
    else if (token.is === "bound" && token.behind)
      quantity.bound = token.bound === "between" ? quantity.bound : (quantity.bound ?? token.bound);
    else if (token.is === "cue" && token.cue === "height" && quantity.unit === "metres") quantity.cue ??= "height";
    else return;
    quantity.last = at;
  }
}

const moneyCues: readonly Cue[] = ["price", "total", "hallPrice", "roomPrice"];
const cuesBehind: readonly Cue[] = [...moneyCues, "rating", "area", "height"];

/** Attaches a cue after its number (3 万预算, 300 元以内的房价), unless it belongs to the next number. */
function readCueBehind({ tokens, text }: Phrase, quantity: Quantity): void {
  if (quantity.cue !== undefined) return;
  const next = tokens[quantity.last + 1];
  const joined = next?.is === "word" && text.slice(next.from, next.to) === "的";
  const at = quantity.last + (joined ? 2 : 1);
  const cue = tokens[at];
  if (cue?.is !== "cue" || !cuesBehind.includes(cue.cue)) return;
  // 20 桌，预算 3 万: a number of tables or people is not a budget.
  if (moneyCues.includes(cue.cue) && quantity.unit !== undefined && quantity.unit !== "yuan") return;
  let after = at + 1;
  while (tokens[after] && (joins(tokens[after]!) || tokens[after]!.is === "bound")) after++;
  if (isNumber(tokens[after]) || isUnit(tokens[after], ...rates)) return;
  quantity.cue = cue.cue;
  quantity.last = at;
}

/** Parses the quantity whose number is the token at `at`. Returns undefined if that token is not a number. */
export function quantityAt(phrase: Phrase, at: number): Quantity | undefined {
  const token = phrase.tokens[at];
  if (token?.is !== "number") return undefined;
  const { is, from, to, ...number } = token;
  const quantity: Quantity = { ...number, first: at, last: at };
  readRight(phrase, quantity);
  readLeft(phrase, quantity);
  readCueBehind(phrase, quantity);
  return quantity;
}

import { getTokenText, isMark, isNumber, isUnit, type AnalysedSentence } from "./analysed-sentence.ts";
import { type Bound, type Cue, rateUnits, type Token, type Unit } from "../token.ts";

/** A number with its unit, cue, bound and rate, from its first to its last token. */
export interface Quantity {
  low: number;
  high: number;
  loose: boolean;
  scaled?: true;
  bound?: Bound;
  unit?: Unit;
  cue?: Cue;
  /** What a price is per: day, half a day, night, person or table. */
  rate?: Unit;
  first: number;
  last: number;
}

/** Maximum number of tokens searched to the left. */
const maxDistance = 7;

/** Returns whether a token may stand between a cue and its number: 评分最好是 5 分. */
const isLink = (token: Token): boolean =>
  token.is === "space" ||
  (token.is === "filler" && (token.filler === "link" || token.filler === "talk")) ||
  isMark(token, "wish", "but", "have");

/** Returns whether the token belongs to a preceding number. */
const endsQuantity = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.is === "number" || token.is === "unit" || (token.is === "bound" && token.behind === true));

/** Returns whether the token belongs to a preceding amount of money: its rate follows it. After 20 桌 a rate is the next number's. */
const endsAmount = (token: Token | undefined): boolean =>
  endsQuantity(token) && (token?.is !== "unit" || token.unit === "yuan");

/** Returns whether a quantity may be an amount of money. */
const isPriced = ({ unit }: Quantity): boolean => unit === undefined || unit === "yuan";

/** Returns whether a token says that an amount is for half a day: 半天 2000 元. */
const isHalfDay = (sentence: AnalysedSentence, token: Token, quantity: Quantity): boolean =>
  token.is === "need" &&
  isPriced(quantity) &&
  quantity.rate === undefined &&
  /^(?:半[天日]|half[ -]day)$/.test(getTokenText(sentence.text, token));

function extendLeft(sentence: AnalysedSentence, quantity: Quantity): void {
  const { tokens } = sentence;
  for (let at = quantity.first - 1, looked = 0; at >= 0 && looked < maxDistance; at--, looked++) {
    const token = tokens[at]!;
    if (token.is === "bound" && !token.behind) {
      quantity.bound ??= token.bound;
      quantity.first = at;
    } else if (token.is === "unit" && token.unit === "yuan" && !endsQuantity(tokens[at - 1])) {
      quantity.unit ??= "yuan";
      quantity.first = at;
    } else if (
      token.is === "unit" &&
      rateUnits.includes(token.unit) &&
      isPriced(quantity) &&
      !endsAmount(tokens[at - 1])
    ) {
      quantity.rate ??= token.unit;
      quantity.first = at;
    } else if (isHalfDay(sentence, token, quantity) && !endsQuantity(tokens[at - 1])) {
      quantity.rate = "perHalfDay";
      quantity.first = at;
    } else if (token.is === "cue") {
      quantity.cue = token.cue;
      quantity.first = at;
      return;
    } else if (!isLink(token)) return;
  }
}

function extendRight(sentence: AnalysedSentence, quantity: Quantity): void {
  const { tokens } = sentence;
  for (let at = quantity.last + 1; at <= quantity.last + 1 && at < tokens.length; at++) {
    const token = tokens[at]!;
    const rate = token.is === "unit" && rateUnits.includes(token.unit);
    if (rate && (quantity.unit === undefined || quantity.unit === "yuan")) quantity.rate ??= token.unit;
    else if (token.is === "unit" && !rate && quantity.unit === undefined) quantity.unit = token.unit;
    else if (isHalfDay(sentence, token, quantity) && (quantity.unit === "yuan" || quantity.scaled))
      quantity.rate = "perHalfDay";
    else if (token.is === "bound" && token.behind)
      quantity.bound = token.bound === "between" ? quantity.bound : (quantity.bound ?? token.bound);
    else if (token.is === "cue" && token.cue === "height" && quantity.unit === "metres") quantity.cue ??= "height";
    else return;
    quantity.last = at;
  }
}

const moneyCues: readonly Cue[] = ["price", "total", "spacePrice", "roomPrice"];
const trailingCues: readonly Cue[] = [...moneyCues, "rating", "area", "height"];

/** Attaches a cue after its number (3 万预算, 300 元以内的房价), unless it belongs to the next number. */
function attachTrailingCue({ tokens, text }: AnalysedSentence, quantity: Quantity): void {
  if (quantity.cue !== undefined) return;
  const next = tokens[quantity.last + 1];
  const hasParticle = next?.is === "filler" && text.slice(next.from, next.to) === "的";
  const at = quantity.last + (hasParticle ? 2 : 1);
  const cue = tokens[at];
  if (cue?.is !== "cue" || !trailingCues.includes(cue.cue)) return;
  // 20 桌，预算 3 万: a number of tables or people is not a budget.
  if (moneyCues.includes(cue.cue) && quantity.unit !== undefined && quantity.unit !== "yuan") return;
  let after = at + 1;
  while (tokens[after] && (isLink(tokens[after]!) || tokens[after]!.is === "bound")) after++;
  if (isNumber(tokens[after]) || isUnit(tokens[after], ...rateUnits)) return;
  quantity.cue = cue.cue;
  quantity.last = at;
}

/** Parses the quantity whose number is the token at `at`. Returns undefined if that token is not a number. */
export function parseQuantity(sentence: AnalysedSentence, at: number): Quantity | undefined {
  const token = sentence.tokens[at];
  if (token?.is !== "number") return undefined;
  const { is, from, to, ...number } = token;
  const quantity: Quantity = { ...number, first: at, last: at };
  extendRight(sentence, quantity);
  extendLeft(sentence, quantity);
  attachTrailingCue(sentence, quantity);
  return quantity;
}

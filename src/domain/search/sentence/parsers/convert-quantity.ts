import type { AnalysedSentence } from "./analysed-sentence.ts";
import { isMark, isUnit, hasRoomPriceCue } from "./analysed-sentence.ts";
import type { Quantity } from "./quantity.ts";
import { type Cue, type Fact, rateUnits, type Token, type Unit } from "../token.ts";

/** People at one round table, unless the sentence says otherwise. */
const peoplePerTable = 10;
const maxPerTable = 30;
/** Guest rooms cost less per night, spaces more per day (yuan): decides when nothing else does. */
const maxRoomPrice = 5000;
/** 标间 300 左右 is a price, 客房 80 a number of rooms. */
const maxRoomCount = 100;
const maxPeople = 100_000;
/** The largest number that the groups of a list accept; larger ones are ignored. */
const maxNumber = 999_999_999;

/** What the amounts of an event depend on. */
interface EventFacts {
  /** 0 if unknown. */
  people: number;
  /** The event is a meal and no stay over night: an amount a head is that of the meal. */
  isMeal: boolean;
}

const isPositiveInteger = (value: number): boolean => Number.isInteger(value) && value > 0;
const makeFacts = (kind: Fact["kind"], value: Fact["value"], guess?: boolean): Fact[] => [
  guess ? { kind, value, guess: true } : { kind, value },
];

/** Returns whether a number counts groups or tables. */
export const isGroupCount = (text: string, { to }: Token): boolean =>
  /^(?:个|张)?小?[组岛桌]/.test(text.slice(to, to + 3));

const groupSize = /(?:每|一)(?:个|张)?小?[组岛桌](?:坐)?$/;

/** Returns whether a sentence says how many people are at each group or table: 每组 8 人. */
export const hasGroupSize = (sentence: AnalysedSentence): boolean =>
  sentence.tokens.some(
    (token, at) =>
      token.is === "number" && isUnit(sentence.tokens[at + 1], "people") && groupSize.test(getTextBefore(sentence, at)),
  );

/** Returns the number of groups or tables in a sentence: 分 10 组, 8 个岛, 12 桌. */
function countGroups({ text, tokens }: AnalysedSentence): number {
  const groupNumber = tokens.find((token) => token.is === "number" && isGroupCount(text, token));
  return groupNumber?.is === "number" ? groupNumber.high : 0;
}

/** Returns the last characters before a token, as many as 每个小组坐 has. */
const getTextBefore = ({ text, tokens }: AnalysedSentence, at: number): string => {
  const { from } = tokens[at]!;
  return text.slice(Math.max(0, from - 6), from).trimEnd();
};

/** Returns how many people sit at one table: 每桌 8 人, else ten. */
function countPerTable(sentence: AnalysedSentence): number {
  const seats = sentence.tokens.find(
    (token, at) =>
      token.is === "number" &&
      token.high <= maxPerTable &&
      !isUnit(sentence.tokens[at + 1], "yuan") &&
      /[每一]张?桌坐?$/.test(getTextBefore(sentence, at)),
  );
  return seats?.is === "number" ? seats.high : peoplePerTable;
}

function toPeople({ high, unit, first }: Quantity, sentence: AnalysedSentence): Fact[] {
  const { mode, tokens } = sentence;
  // 每组 8 人: multiplied by the number of groups.
  const before = getTextBefore(sentence, first);
  const isPerTable = /桌坐?$/.test(before);
  const isPerGroup = groupSize.test(before);
  const value = isPerGroup ? high * countGroups(sentence) : unit === "tables" ? high * countPerTable(sentence) : high;
  if (!isPositiveInteger(value) || value > maxPeople) return [];
  if (mode === "stay" && (value < peoplePerTable || hasRoomPriceCue(tokens))) return [];
  const facts = makeFacts("people", value);
  if (unit === "tables") return [...facts, ...makeFacts("layout", 7, true)];
  return isPerGroup && !isPerTable ? [...facts, ...makeFacts("layout", 6, true)] : facts;
}

/** Converts to yuan a night; 左右 widens a single price by a fifth either side and leaves a range unchanged. */
function toRoomPrice({ low, high, bound, loose }: Quantity): Fact[] {
  if (bound === "least") return makeFacts("roomPrice", { min: low });
  if (bound === "most" && low === high) return makeFacts("roomPrice", { max: high });
  if (bound === "about" && low === high)
    return makeFacts("roomPrice", { min: Math.round(low * 0.8), max: Math.round(high * 1.2) }, true);
  if (loose)
    return makeFacts("roomPrice", { min: low, max: low + 10 ** Math.floor(Math.log10(Math.max(1, low))) - 1 }, true);
  return low < high ? makeFacts("roomPrice", { min: low, max: high }) : makeFacts("roomPrice", { max: high }, true);
}

const priceCues: readonly (Cue | undefined)[] = ["price", "total", "spacePrice", "roomPrice", "headPrice", "meal"];

/** Returns whether a quantity is an amount for each person. */
export const isPerHead = ({ cue, rate }: Quantity): boolean =>
  cue !== "meal" && (cue === "headPrice" || rate === "perHead");

/** Converts an amount for each person: that of a meal, else that of the event in all, which needs the people. */
function fromHeadPrice({ high }: Quantity, { people, isMeal }: EventFacts): Fact[] {
  if (isMeal) return makeFacts("mealPrice", high);
  return people > 0 ? makeFacts("total", Math.round(high * people), true) : [];
}

/**
 * Converts an amount to what it is of: the meal, the event in all, half a day, a night, else the hire of a day. A minimum (以上)
 * gives no filter for a space.
 */
function toPrice(quantity: Quantity, { mode }: AnalysedSentence, event: EventFacts): Fact[] {
  const { cue, rate, high, bound } = quantity;
  if (!(high > 0)) return [];
  const isForEvent = mode !== "stay" && bound !== "least";
  if (rate === "perTable") return isForEvent ? makeFacts("tablePrice", high) : [];
  if (cue === "meal") return isForEvent ? makeFacts("mealPrice", high) : [];
  if (isPerHead(quantity)) return isForEvent ? fromHeadPrice(quantity, event) : [];
  if (cue === "roomPrice" || rate === "perNight") return toRoomPrice(quantity);
  if (mode === "stay" && cue !== "spacePrice" && rate !== "perDay" && high < maxRoomPrice) return toRoomPrice(quantity);
  if (bound === "least") return [];
  if (rate === "perHalfDay") return makeFacts("halfDayPrice", high);
  if (cue === "total" && rate !== "perDay") return makeFacts("total", high, bound === "about");
  const isHire = cue === "spacePrice" || rate === "perDay";
  return makeFacts("price", high, bound === "about").map((fact) => (isHire ? { ...fact, of: "hire" } : fact));
}

const starLevels = [5, 4, 3, 2] as const;

/** Returns the star levels of a range, extended by 以上 or 以下. */
export function toStarFacts(low: number, high: number, bound: Quantity["bound"], guess?: true): Fact[] {
  const from = bound === "most" ? 2 : low;
  const to = bound === "least" ? 5 : high;
  return starLevels
    .filter((level) => level >= from && level <= to)
    .map((level) => (guess ? { kind: "star", value: level, guess } : { kind: "star", value: level }));
}

const toRating = ({ low, bound }: Quantity): Fact[] => (low <= 5 && bound !== "most" ? makeFacts("rating", low) : []);

/** Metres of a room that can only be its clear height. */
const clearHeights = { least: 2.5, most: 20 };

/** Returns whether metres next to people are the clear height: not those of a stage, a width or a distance. */
function isClearHeight({ low, high, bound, first, last }: Quantity, { tokens, text, mode }: AnalysedSentence): boolean {
  if (mode !== "meeting" || bound === "most" || low < clearHeights.least || high > clearHeights.most) return false;
  const hasPeople = tokens.some((token, at) => token.is === "number" && isUnit(tokens[at + 1], "people", "tables"));
  const before = tokens[first - 1];
  const isOfFeature =
    before?.is === "facts" && before.facts.some(({ kind }) => kind === "feature" || kind === "facility");
  const isApart = tokens
    .slice(Math.max(0, first - 3), last + 3)
    .some((token) => isMark(token, "from", "near", "far", "close"));
  return hasPeople && !isOfFeature && !isApart && !/^[ ]?[*×x乘宽长深进远外见]/.test(text.slice(tokens[last]!.to));
}

/** Converts metres to a clear height or a distance to the metro; otherwise nothing. */
function fromMetres(quantity: Quantity, sentence: AnalysedSentence): Fact[] {
  const { low, cue, bound, first, last } = quantity;
  const { tokens } = sentence;
  if (cue === "height") return bound === "most" || low <= 0 ? [] : makeFacts("height", Math.round(low * 10));
  const isNearMetro = tokens.slice(Math.max(0, first - 3), last + 4).some((token) => isMark(token, "metro"));
  if (isNearMetro) return low <= 1500 ? makeFacts("feature", 19, low !== 800) : [];
  return cue === undefined && isClearHeight(quantity, sentence) ? makeFacts("height", Math.round(low * 10), true) : [];
}

/** Returns the last cue before `at` that no number has followed yet. */
function findOpenCue(tokens: AnalysedSentence["tokens"], at: number): Cue | undefined {
  const lastCue = tokens.slice(0, at).findLast((token) => token.is === "cue" || token.is === "number");
  return lastCue?.is === "cue" ? lastCue.cue : undefined;
}

/** Returns whether a layout or an event type follows a number, or a layout precedes it: 500 theatre, 剧院式 200. */
function isNextToEvent({ tokens }: AnalysedSentence, { first, last, scaled }: Quantity): boolean {
  const has = (at: number, ...kinds: Fact["kind"][]) => {
    const token = tokens[at];
    return token?.is === "facts" && token.facts.some(({ kind }) => kinds.includes(kind));
  };
  const after = tokens[last + 1]?.is === "space" ? last + 2 : last + 1;
  const before = tokens[first - 1]?.is === "space" ? first - 2 : first - 1;
  return has(after, "layout", "eventType") || (!scaled && has(before, "layout"));
}

/** Converts a number without a unit by its cue or context. */
function fromUnitless(quantity: Quantity, sentence: AnalysedSentence, event: EventFacts): Fact[] {
  const { low, high, cue, bound } = quantity;
  if (priceCues.includes(cue)) return toPrice(quantity, sentence, event);
  if (cue === "rating") return toRating(quantity);
  if (cue === "people") return toPeople(quantity, sentence);
  if (cue === "rooms" && high >= maxRoomCount && (bound === "most" || bound === "about" || sentence.mode === "stay"))
    return toRoomPrice(quantity);
  if (cue === "rooms") return isPositiveInteger(high) ? makeFacts("rooms", low) : [];
  if (cue === "area") return bound === "most" ? [] : makeFacts("area", low);
  if (cue === "height") return low <= 30 && low >= 2 ? fromMetres(quantity, sentence) : [];
  if (isNextToEvent(sentence, quantity) && isPositiveInteger(high) && high >= 5 && high <= maxPeople)
    return toPeople(quantity, sentence).map((one) => ({ ...one, guess: true }));
  if (low <= 5 && low % 1 !== 0 && bound === "least") return makeFacts("rating", low, true);
  if (quantity.scaled && sentence.mode !== "stay" && high >= 1000)
    return toPrice(quantity, sentence, event).map((one) => ({ ...one, guess: true }));
  const isLimited = bound !== undefined || low < high;
  // 人数没定，80 到 120 之间; a party of 30.
  const hasPeopleCue = isLimited && findOpenCue(sentence.tokens, quantity.first) === "people";
  if (hasPeopleCue || /\bof ?$/.test(sentence.text.slice(0, sentence.tokens[quantity.first]!.from)))
    return toPeople(quantity, sentence);
  if (!isLimited) return [];
  if (sentence.mode === "stay" && low >= 50 && high < maxRoomPrice)
    return toRoomPrice(quantity).map((one) => ({ ...one, guess: true }));
  return bound === "most" && high >= maxRoomPrice ? makeFacts("price", high, true) : [];
}

/** From this number of car spaces on, the filter for 100 applies. */
const minCars = 50;

function toRooms({ low, cue, first, last }: Quantity, { tokens, text, mode }: AnalysedSentence): Fact[] {
  if (!isPositiveInteger(low)) return [];
  const quantityText = text.slice(tokens[first]!.from, tokens[last]!.to);
  // 专家住 8 间.
  if (mode !== "stay" && /住(?:宿|房)?[要需约]?$/.test(text.slice(0, tokens[first]!.from)))
    return makeFacts("rooms", low);
  if (cue === "rooms" || /[房住标床]|rooms/.test(quantityText))
    return mode === "stay" && low < 10 ? [] : makeFacts("rooms", low);
  return low >= peoplePerTable ? makeFacts("rooms", low, true) : [];
}

/** Converts a quantity that no filter can express to a need: 两晚, 两个分会场. A hotel stay has none. */
const toNeed = ({ first, last }: Quantity, { tokens, text, mode }: AnalysedSentence): Fact[] =>
  mode === "stay" ? [] : makeFacts("need", text.slice(tokens[first]!.from, tokens[last]!.to));

type RateUnit = "perDay" | "perNight" | "perHead" | "perHalfDay" | "perTable";
const isRate = (unit: Unit): unit is RateUnit => rateUnits.includes(unit);

type QuantityConverter = (quantity: Quantity, sentence: AnalysedSentence, event: EventFacts) => Fact[];

const convertersByUnit: Record<Exclude<Unit, RateUnit>, QuantityConverter> = {
  people: toPeople,
  tables: toPeople,
  yuan: toPrice,
  area: ({ low, bound }) => (bound === "most" || low <= 0 ? [] : makeFacts("area", low)),
  metres: fromMetres,
  rooms: toRooms,
  days: ({ high }) => (isPositiveInteger(high) && high <= 60 ? makeFacts("days", high) : []),
  score: toRating,
  star: ({ low, high, bound }) => toStarFacts(low, high, bound),
  cars: ({ low }) => (low >= minCars ? makeFacts("feature", 21, low !== 100) : []),
  nights: toNeed,
  spaces: toNeed,
  other: (quantity, sentence, event) => {
    const before = sentence.tokens[quantity.first - 1];
    const cars = before?.is === "facts" && before.facts.some(({ kind, value }) => kind === "feature" && value === 21);
    if (cars) return convertersByUnit.cars(quantity, sentence, event);
    return quantity.cue === "rooms" && isPositiveInteger(quantity.low) ? makeFacts("rooms", quantity.low) : [];
  },
};

/** Converts a quantity to facts; empty if no filter fits. */
export function convertQuantity(quantity: Quantity, sentence: AnalysedSentence, event: EventFacts): Fact[] {
  const { unit, rate, cue, bound, first } = quantity;
  // 层高要够，至少 7 米.
  if (cue === undefined && bound === "least" && findOpenCue(sentence.tokens, first) === "height")
    quantity.cue = "height";
  if (cue === "ahead" || !(quantity.low >= 0) || quantity.high > maxNumber) return [];
  if (unit === undefined && rate !== undefined) return toPrice(quantity, sentence, event);
  if (unit === undefined) return fromUnitless(quantity, sentence, event);
  return isRate(unit) ? [] : convertersByUnit[unit](quantity, sentence, event);
}

import type { Phrase } from "./phrase.ts";
import { isMark, saysRoomPrice } from "./phrase.ts";
import type { Quantity } from "./quantity.ts";
import type { Cue, Fact, Unit } from "./token.ts";

/** People at one round table. */
const tableOf = 10;
/** Guest rooms cost less per night, spaces more per day (yuan): decides when nothing else does. */
const dearestRoom = 5000;
/** 标间 300 左右 is a price, 客房 80 a number of rooms. */
const dearestCount = 100;
const mostPeople = 100_000;
/** The largest number that the groups of a list accept; larger ones are ignored. */
const mostSaid = 999_999_999;

const whole = (value: number): boolean => Number.isInteger(value) && value > 0;
const fact = (kind: Fact["kind"], value: Fact["value"], guess?: boolean): Fact[] => [
  guess ? { kind, value, guess: true } : { kind, value },
];

/** Returns the number of groups or tables in a sentence: 分 10 组, 8 个岛, 12 桌. */
function groupsIn({ text, tokens }: Phrase): number {
  const counted = tokens.find((token) => token.is === "number" && /^(?:个|张)?小?[组岛桌]/.test(text.slice(token.to)));
  return counted?.is === "number" ? counted.high : 0;
}

function people({ high, unit, first }: Quantity, phrase: Phrase): Fact[] {
  const { mode, text, tokens } = phrase;
  // 每组 8 人: multiplied by the number of groups.
  const grouped = /(?:每|一)(?:个|张)?小?[组岛桌](?:坐)?$/.test(text.slice(0, tokens[first]!.from).trimEnd());
  const value = grouped ? high * groupsIn(phrase) : unit === "tables" ? high * tableOf : high;
  if (!whole(value) || value > mostPeople) return [];
  if (mode === "stay" && (value < tableOf || saysRoomPrice(tokens))) return [];
  const facts = fact("people", value);
  return unit === "tables" ? [...facts, { kind: "layout", value: 7, guess: true }] : facts;
}

/** Converts to yuan a night; 左右 widens a single price by a fifth either side and leaves a range unchanged. */
function roomPrice({ low, high, bound, loose }: Quantity): Fact[] {
  if (bound === "least") return fact("roomPrice", { min: low });
  if (bound === "most" && low === high) return fact("roomPrice", { max: high });
  if (bound === "about" && low === high)
    return fact("roomPrice", { min: Math.round(low * 0.8), max: Math.round(high * 1.2) }, true);
  if (loose)
    return fact("roomPrice", { min: low, max: low + 10 ** Math.floor(Math.log10(Math.max(1, low))) - 1 }, true);
  return low < high ? fact("roomPrice", { min: low, max: high }) : fact("roomPrice", { max: high }, true);
}

const prices: readonly (Cue | undefined)[] = ["price", "total", "hallPrice", "roomPrice", "headPrice"];

/** Converts to a maximum price a day. A minimum (以上) gives no filter for a space. */
function price(quantity: Quantity, { mode }: Phrase, days: number): Fact[] {
  const { cue, rate, high, bound } = quantity;
  if (cue === "headPrice" || rate === "perHead" || !(high > 0)) return [];
  if (cue === "roomPrice" || rate === "perNight") return roomPrice(quantity);
  if (mode === "stay" && cue !== "hallPrice" && rate !== "perDay" && high < dearestRoom) return roomPrice(quantity);
  if (bound === "least") return [];
  const spread = cue === "total" && days > 1 && rate !== "perDay";
  return fact("price", Math.round(spread ? high / days : high), spread || bound === "about");
}

const starLevels = [5, 4, 3, 2] as const;

/** Returns the star levels of a range, extended by 以上 or 以下. */
export function starFacts(low: number, high: number, bound: Quantity["bound"], guess?: true): Fact[] {
  const from = bound === "most" ? 2 : low;
  const to = bound === "least" ? 5 : high;
  return starLevels
    .filter((level) => level >= from && level <= to)
    .map((level) => (guess ? { kind: "star", value: level, guess } : { kind: "star", value: level }));
}

const rating = ({ low, bound }: Quantity): Fact[] => (low <= 5 && bound !== "most" ? fact("rating", low) : []);

/** Converts metres to a clear height or a distance to the metro; otherwise nothing. */
function metres({ low, cue, bound, first, last }: Quantity, { tokens }: Phrase): Fact[] {
  if (cue === "height") return bound === "most" || low <= 0 ? [] : fact("height", Math.round(low * 10));
  const metro = tokens.slice(Math.max(0, first - 3), last + 4).some((token) => isMark(token, "metro"));
  return metro && low <= 1500 ? fact("feature", 19, low !== 800) : [];
}

/** Returns the last cue before `at` that no number has followed yet. */
function cueBefore(tokens: Phrase["tokens"], at: number): Cue | undefined {
  const said = tokens.slice(0, at).findLast((token) => token.is === "cue" || token.is === "number");
  return said?.is === "cue" ? said.cue : undefined;
}

/** Converts a number without a unit by its cue or context. */
function bare(quantity: Quantity, phrase: Phrase, days: number): Fact[] {
  const { low, high, cue, bound, last } = quantity;
  if (prices.includes(cue)) return price(quantity, phrase, days);
  if (cue === "rating") return rating(quantity);
  if (cue === "people") return people(quantity, phrase);
  if (cue === "rooms" && high >= dearestCount && (bound === "most" || bound === "about" || phrase.mode === "stay"))
    return roomPrice(quantity);
  if (cue === "rooms") return whole(high) ? fact("rooms", low) : [];
  if (cue === "area") return bound === "most" ? [] : fact("area", low);
  if (cue === "height") return low <= 30 && low >= 2 ? metres(quantity, phrase) : [];
  const next = phrase.tokens[last + 1];
  const seated = next?.is === "facts" && next.facts.some(({ kind }) => kind === "layout" || kind === "eventType");
  if (seated && whole(high) && high >= 5 && high <= mostPeople)
    return people(quantity, phrase).map((one) => ({ ...one, guess: true }));
  if (low <= 5 && low % 1 !== 0 && bound === "least") return fact("rating", low, true);
  if (quantity.scaled && phrase.mode !== "stay" && high >= 1000)
    return price(quantity, phrase, days).map((one) => ({ ...one, guess: true }));
  const limited = bound !== undefined || low < high;
  // 人数没定，80 到 120 之间; a party of 30.
  const counted = limited && cueBefore(phrase.tokens, quantity.first) === "people";
  if (counted || /\bof ?$/.test(phrase.text.slice(0, phrase.tokens[quantity.first]!.from)))
    return people(quantity, phrase);
  if (!limited) return [];
  if (phrase.mode === "stay" && low >= 50 && high < dearestRoom)
    return roomPrice(quantity).map((one) => ({ ...one, guess: true }));
  return bound === "most" && high >= dearestRoom ? fact("price", high, true) : [];
}

/** From this number of car spaces on, the filter for 100 applies. */
const leastCars = 50;

function rooms({ low, cue, first, last }: Quantity, { tokens, text, mode }: Phrase): Fact[] {
  if (!whole(low)) return [];
  const words = text.slice(tokens[first]!.from, tokens[last]!.to);
  // 专家住 8 间.
  if (mode !== "stay" && /住(?:宿|房)?[要需约]?$/.test(text.slice(0, tokens[first]!.from))) return fact("rooms", low);
  if (cue === "rooms" || /[房住标床]|rooms/.test(words)) return mode === "stay" && low < 10 ? [] : fact("rooms", low);
  return low >= tableOf ? fact("rooms", low, true) : [];
}

type Measure = (quantity: Quantity, phrase: Phrase, days: number) => Fact[];

const measures: Record<Exclude<Unit, "perDay" | "perNight" | "perHead">, Measure> = {
  people,
  tables: people,
  yuan: price,
  area: ({ low, bound }) => (bound === "most" || low <= 0 ? [] : fact("area", low)),
  metres,
  rooms,
  days: ({ high }) => (whole(high) && high <= 60 ? fact("days", high) : []),
  score: rating,
  star: ({ low, high, bound }) => starFacts(low, high, bound),
  cars: ({ low }) => (low >= leastCars ? fact("feature", 21, low !== 100) : []),
  other: (quantity, phrase) => {
    const before = phrase.tokens[quantity.first - 1];
    const cars = before?.is === "facts" && before.facts.some(({ kind, value }) => kind === "feature" && value === 21);
    if (cars) return measures.cars(quantity, phrase, 1);
    return quantity.cue === "rooms" && whole(quantity.low) ? fact("rooms", quantity.low) : [];
  },
};

/** Converts a quantity to facts; empty if no filter fits. `days` is the length of the event. */
export function factsOf(quantity: Quantity, phrase: Phrase, days: number): Fact[] {
  const { unit, rate, cue, bound, first } = quantity;
  // 层高要够，至少 7 米.
  if (cue === undefined && bound === "least" && cueBefore(phrase.tokens, first) === "height") quantity.cue = "height";
  if (cue === "ahead" || !(quantity.low >= 0) || quantity.high > mostSaid) return [];
  if (unit === undefined && rate !== undefined) return price(quantity, phrase, days);
  if (unit === undefined) return bare(quantity, phrase, days);
  if (unit === "perDay" || unit === "perNight" || unit === "perHead") return [];
  return measures[unit](quantity, phrase, days);
}

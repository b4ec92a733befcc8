import type { Phrase } from "./phrase.ts";
import { isMark, saysRoomPrice } from "./phrase.ts";
import type { Quantity } from "./quantity.ts";
import type { Cue, Fact, Unit } from "./token.ts";

/** People at one round table. */
const tableOf = 10;
/** A room for a night costs less than this, a hall for a day more: which one is meant where nothing else says so. */
const dearestRoom = 5000;
/** 标间 300 左右 is a price, 客房 80 a number of rooms. */
const dearestCount = 100;
const mostPeople = 100_000;
/** The largest number that the groups of a list take; what is above is no wish. */
const mostSaid = 999_999_999;

const whole = (value: number): boolean => Number.isInteger(value) && value > 0;
const fact = (kind: Fact["kind"], value: Fact["value"], guess?: boolean): Fact[] => [
  guess ? { kind, value, guess: true } : { kind, value },
];

/** How many groups or tables of people a sentence speaks of: 分 10 组, 8 个岛, 12 桌. */
function groupsIn({ text, tokens }: Phrase): number {
  const counted = tokens.find((token) => token.is === "number" && /^(?:个|张)?小?[组岛桌]/.test(text.slice(token.to)));
  return counted?.is === "number" ? counted.high : 0;
}

function people({ high, unit, first }: Quantity, phrase: Phrase): Fact[] {
  const { mode, text, tokens } = phrase;
  // 每组 8 人 is no party of 8: it counts as often as there are groups.
  const grouped = /(?:每|一)(?:个|张)?小?[组岛桌](?:坐)?$/.test(text.slice(0, tokens[first]!.from).trimEnd());
  const value = grouped ? high * groupsIn(phrase) : unit === "tables" ? high * tableOf : high;
  if (!whole(value) || value > mostPeople) return [];
  if (mode === "stay" && (value < tableOf || saysRoomPrice(tokens))) return [];
  const facts = fact("people", value);
  return unit === "tables" ? [...facts, { kind: "layout", value: 7, guess: true }] : facts;
}

/** Yuan a night; 左右 is a fifth to either side of one price, and nothing more than a range says. */
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

/** Where 以上 is said of a hall's price there is nothing to filter by: a price is a day's highest. */
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

/** The levels from one to another, or those that 以上 and 以下 add. */
export function starFacts(low: number, high: number, bound: Quantity["bound"], guess?: true): Fact[] {
  const from = bound === "most" ? 2 : low;
  const to = bound === "least" ? 5 : high;
  return starLevels
    .filter((level) => level >= from && level <= to)
    .map((level) => (guess ? { kind: "star", value: level, guess } : { kind: "star", value: level }));
}

const rating = ({ low, bound }: Quantity): Fact[] => (low <= 5 && bound !== "most" ? fact("rating", low) : []);

/** Metres are a clear height, a way to the metro, or nothing that is asked by. */
function metres({ low, cue, bound, first, last }: Quantity, { tokens }: Phrase): Fact[] {
  if (cue === "height") return bound === "most" || low <= 0 ? [] : fact("height", Math.round(low * 10));
  const metro = tokens.slice(Math.max(0, first - 3), last + 4).some((token) => isMark(token, "metro"));
  return metro && low <= 1500 ? fact("feature", 19, low !== 800) : [];
}

/** What the sentence was speaking of before: the last cue, where no number has answered to it yet. */
function cueBefore(tokens: Phrase["tokens"], at: number): Cue | undefined {
  const said = tokens.slice(0, at).findLast((token) => token.is === "cue" || token.is === "number");
  return said?.is === "cue" ? said.cue : undefined;
}

/** Without a unit it is the cue that says what the number is. */
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

/** So many car spaces are asked for, and the filter has 100. */
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

/** What a quantity asks for; empty where it asks for nothing that there is a filter for. `days` is how long the event is. */
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

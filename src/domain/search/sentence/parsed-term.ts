/** The value of each kind of term that a sentence can contain (api.md, "What a sentence can say"). */
export interface TermValues {
  /** City code. */
  city: string;
  /** Region id. */
  region: string;
  /** Bit of the venue type. */
  venueType: number;
  /** 5, 4, 3 or 2. */
  star: number;
  people: number;
  /** Layout id, 1 to 8. */
  layout: number;
  /** Yuan a day, at most. */
  price: number;
  /** Yuan for the event in all, at most. */
  total: number;
  /** Yuan a head for a meal, at most. */
  mealPrice: number;
  /** Yuan a table for a meal, at most. */
  tablePrice: number;
  /** Yuan for half a day, at most. */
  halfDayPrice: number;
  /** m², at least. */
  area: number;
  /** Clear height in decimetres, at least. */
  height: number;
  /** Bit of the feature. */
  feature: number;
  /** Group or brand name. */
  brand: string;
  /** Lowest score. */
  rating: number;
  /** Yuan a night, inclusive. */
  roomPrice: { min?: number; max?: number };
  /** What the name of a facility begins with. */
  facility: string;
  /** Name of a place nearby. */
  near: string;
  /** ISO day, or the first and the last day of a span. */
  date: string | { from: string; to: string };
  days: number;
  /** Guest rooms, at least. */
  rooms: number;
  /** Id of the event type. */
  eventType: string;
  sort: number;
  /** A need that no filter can express, in its own words: 两晚, 含餐, 下午. It goes with the demand. */
  need: string;
  /** Text to find in names and addresses. */
  name: string;
}

export type TermKind = keyof TermValues;

/** A kind with its value. */
type TermValue = { [Kind in TermKind]: { kind: Kind; value: TermValues[Kind] } }[TermKind];

/** A term parsed from a sentence (product.md, "One sentence is enough"). */
export type ParsedTerm = TermValue & {
  /** The original text that it was parsed from. */
  text: string;
  /** The correct spelling, where `text` is a slip: 朝阳 for 朝杨. */
  corrected?: string;
  /** Follows from another term, whose text it has: a layout from the event type, a city from one of its places. */
  implied?: true;
  /** Optional: relaxed before the others. */
  wish?: true;
  /** Inferred, not stated: 离地铁近 as 800 m. */
  guess?: true;
  /**
   * For a price: what it is of. The parser says `hire` where the words do (日租金, 一天); the list, which knows the people and the usual prices,
   * decides of the others whether they are the hire of a day or the event in all.
   */
  of?: "hire" | "sum";
  /** For a facility: any of these names meets it. If absent, any facility that begins with `value` does. */
  anyOf?: readonly string[];
};

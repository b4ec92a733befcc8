/** What a sentence can ask for (the shapes of the values: `FactValue`). */
export type Kind =
  | "city"
  | "region"
  | "venueType"
  | "star"
  | "people"
  | "layout"
  | "price"
  | "area"
  | "height"
  | "feature"
  | "brand"
  | "rating"
  | "roomPrice"
  | "facility"
  | "near"
  | "date"
  | "days"
  | "rooms"
  | "eventType"
  | "sort"
  | "name";

export type DayValue = string | { from: string; to: string };
export type FactValue = number | DayValue | { min?: number; max?: number };

/** One reading of a word. */
export interface Fact {
  kind: Kind;
  value: FactValue;
  guess?: true;
  /** Facility names any one of which meets it, where the value does not simply begin them. */
  anyOf?: readonly string[];
  /** The metro station of the same name, meant where 站 or 地铁 follows. */
  station?: string;
  /** The region is a whole district. */
  district?: true;
}

/** What a number is measured in; `other` is a measure that nothing is asked by (分钟, 公里, 层). */
export type Unit =
  | "people"
  | "tables"
  | "area"
  | "metres"
  | "yuan"
  | "rooms"
  | "days"
  | "score"
  | "star"
  | "cars"
  | "perDay"
  | "perNight"
  | "perHead"
  | "other";
/** What a number is about: said before it, some also after it. */
export type Cue =
  | "price"
  | "total"
  | "hallPrice"
  | "roomPrice"
  | "headPrice"
  | "rating"
  | "height"
  | "area"
  | "people"
  | "rooms"
  | "ahead";
export type Bound = "least" | "most" | "about" | "between";
export type Mark =
  | "not"
  | "notAfter"
  | "but"
  | "have"
  | "seek"
  | "wish"
  | "near"
  | "beside"
  | "from"
  | "close"
  | "far"
  | "metro";
/** Words that filter nothing. `talk`: the sentence is speech; `stay`, `meet`: for a night, for an event; `link`: joins. */
export type Word = "talk" | "stay" | "meet" | "link" | "plain";

export type Meaning =
  | { is: "facts"; facts: readonly Fact[] }
  /** `scaled`: said in 万, k or w, as money is. */
  | { is: "number"; low: number; high: number; loose: boolean; scaled?: true }
  | { is: "unit"; unit: Unit }
  | { is: "cue"; cue: Cue }
  /** `behind`: said after the number, so that it is not the next one's. */
  | { is: "bound"; bound: Bound; behind?: true }
  | { is: "mark"; mark: Mark }
  | { is: "word"; word: Word }
  | { is: "stop"; strong: boolean }
  /** Between Latin words. */
  | { is: "space" }
  | { is: "text" };

/** A piece of the normalised sentence, from (inclusive) to (exclusive). */
export type Token = Meaning & { from: number; to: number };

/** A constraint on its way: the fact, its words, and the tokens they are. */
export interface Draft extends Fact {
  from: number;
  to: number;
  first: number;
  last: number;
}

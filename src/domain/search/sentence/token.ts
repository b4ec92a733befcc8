import type { NeedKind } from "./lexicon/need-synonyms.ts";
import type { TermKind, TermValues } from "./parsed-term.ts";

export type DayValue = TermValues["date"];
type FactValue = TermValues[TermKind];

/** One interpretation of a token. */
export interface Fact {
  kind: TermKind;
  value: FactValue;
  guess?: true;
  /** A price that is said to be the hire's. */
  of?: "hire";
  /** Facility names, any of which meets it, if the value is not their common prefix. */
  anyOf?: readonly string[];
  /** Id of the metro station of the same name, used if 站 or 地铁 follows. */
  station?: string;
  /** The region is a metro station and no area has its name. */
  isStation?: true;
  /** The region is a whole district. */
  district?: true;
  /** Follows from another word: a city from one of its places. */
  implied?: true;
  /** The name is also a word: it is a place only where the text around it says so (站, 附近, 离). */
  needsContext?: true;
}

/** The unit of a number; `other` has no filter (分钟, 公里, 层). */
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
  | "perHalfDay"
  | "perTable"
  | "nights"
  | "spaces"
  | "other";
/** What a price is per. */
export const rateUnits: readonly Unit[] = ["perDay", "perNight", "perHead", "perHalfDay", "perTable"];

/** The subject of a number, named before it or, for some, after it. */
export type Cue =
  | "price"
  | "total"
  | "spacePrice"
  | "roomPrice"
  | "headPrice"
  | "meal"
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
  | "adjacent"
  | "from"
  | "close"
  | "far"
  | "metro"
  | "anyLayout";
/** Kinds of fillers. `talk`: speech; `stay`, `meet`: purpose of the sentence; `link`: connectives. */
export type FillerKind = "talk" | "stay" | "meet" | "link" | "plain";

export type TokenContent =
  | { is: "facts"; facts: readonly Fact[] }
  /** `scaled`: written with 万, k or w, as money usually is. */
  | { is: "number"; low: number; high: number; loose: boolean; scaled?: true }
  | { is: "unit"; unit: Unit }
  | { is: "cue"; cue: Cue }
  /** `behind`: follows its number, so it does not belong to the next one. */
  | { is: "bound"; bound: Bound; behind?: true }
  | { is: "mark"; mark: Mark }
  | { is: "filler"; filler: FillerKind }
  /** A need that no filter can express. */
  | { is: "need"; need: NeedKind }
  | { is: "stop"; strong: boolean }
  /** A space between Latin words. */
  | { is: "space" }
  | { is: "text" };

/** A token of the normalised sentence, from (inclusive) to (exclusive). */
export type Token = TokenContent & { from: number; to: number };

/** A fact with its range in the text and its range of tokens (both inclusive). */
export interface Candidate extends Fact {
  from: number;
  to: number;
  first: number;
  last: number;
}

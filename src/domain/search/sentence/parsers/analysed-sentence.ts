import type { Mark, Token, Unit } from "../token.ts";

/** The tokens of a sentence, with the clause of each. */
export interface AnalysedSentence {
  text: string;
  tokens: readonly Token[];
  clauses: readonly number[];
  /** Positions of the text where spaces were dropped. */
  gaps: ReadonlySet<number>;
  /** The purpose of the sentence: a hotel stay, a meeting, or not stated. */
  mode: Mode;
}

export type Mode = "stay" | "meeting" | "neutral";

export const isMark = (token: Token | undefined, ...marks: Mark[]): boolean =>
  token?.is === "mark" && marks.includes(token.mark);
export const isUnit = (token: Token | undefined, ...units: Unit[]): boolean =>
  token?.is === "unit" && units.includes(token.unit);
export const isNumber = (token: Token | undefined): boolean => token?.is === "number";
export const getTokenText = (text: string, token: Token | undefined): string =>
  token ? text.slice(token.from, token.to) : "";

/** Returns the clause number of each token; a strong stop ends a clause. */
function numberClauses(tokens: readonly Token[]): number[] {
  let clause = 0;
  return tokens.map((token) => (token.is === "stop" && token.strong ? clause++ : clause));
}

/** From this number of people on, the sentence is about an event. */
const minEventPeople = 10;

export const hasRoomPriceCue = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.is === "cue" && token.cue === "roomPrice");

function detectMode(text: string, tokens: readonly Token[]): Mode {
  const has = (test: (token: Token, at: number) => boolean) => tokens.some(test);
  const kinds = new Set(tokens.flatMap((token) => (token.is === "facts" ? token.facts.map(({ kind }) => kind) : [])));
  const people = has(
    (token, at) => token.is === "number" && token.high >= minEventPeople && isUnit(tokens[at + 1], "people", "tables"),
  );
  const hasSpaceCue = has(
    (token) => token.is === "cue" && (token.cue === "height" || token.cue === "area" || token.cue === "spacePrice"),
  );
  const hasRoomPrice = hasRoomPriceCue(tokens);
  // With a room price the people are travellers, unless an event is mentioned.
  const isMeeting = has(
    (token) => (token.is === "filler" && token.filler === "meet") || (token.is === "need" && token.need === "event"),
  );
  const isEvent = kinds.has("eventType") || isMeeting;
  if (
    (people && (isEvent || !hasRoomPrice)) ||
    hasSpaceCue ||
    kinds.has("layout") ||
    has((token) => isUnit(token, "area"))
  )
    return "meeting";
  if (hasRoomPrice || has((token) => token.is === "filler" && token.filler === "stay")) return "stay";
  if (kinds.has("eventType")) return "meeting";
  // Hotel grades (豪华型) refer to a stay; stars are used for meeting venues as well.
  const hasGrade = has(
    (token) => token.is === "facts" && token.facts[0]!.kind === "star" && getTokenText(text, token).endsWith("型"),
  );
  if (hasGrade || has((token) => token.is === "cue" && token.cue === "rating")) return "stay";
  const hotel = has(
    (token) => token.is === "facts" && token.facts.some(({ kind, value }) => kind === "venueType" && value === 0),
  );
  // 出差开会, 酒店要有商务中心: hotel facilities refer to a stay.
  if (hotel && kinds.has("facility")) return "stay";
  if (isMeeting) return "meeting";
  return hotel || kinds.has("facility") || kinds.has("name") ? "stay" : "neutral";
}

export const analyseSentence = (
  text: string,
  tokens: readonly Token[],
  gaps: ReadonlySet<number>,
): AnalysedSentence => ({
  text,
  tokens,
  gaps,
  clauses: numberClauses(tokens),
  mode: detectMode(text, tokens),
});

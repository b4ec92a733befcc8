import { isMark, isUnit, type AnalysedSentence, getTokenText } from "./analysed-sentence.ts";
import { toStarFacts } from "./convert-quantity.ts";
import type { Candidate, Fact, Token } from "../token.ts";

/** Maximum number of tokens searched back for 有 or 提供. */
const maxDistance = 9;

/** Returns whether the token names something the venue has (有, 提供, 带), not the venue itself. */
function isOffered({ tokens, clauses, text }: AnalysedSentence, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - maxDistance) && clauses[before] === clauses[at]; before--) {
    const token = tokens[before];
    if (isMark(token, "have")) return true;
    if (isMark(token, "seek") || getTokenText(text, token) === "的") return false;
  }
  return false;
}

/** Returns whether the context makes the token a place: 站, 附近, 地铁. */
const isPlace = (sentence: AnalysedSentence, at: number): boolean =>
  isStation(sentence, at) ||
  isMark(sentence.tokens[at + 1], "near") ||
  isMark(sentence.tokens[at - 1], "from", "adjacent");

/** Returns whether a metro token follows and belongs to the region name: 国贸地铁站附近. */
function hasMetroAfter({ tokens, text }: AnalysedSentence, at: number): boolean {
  const next = tokens[at + 1];
  return isMark(next, "metro") || (next?.is === "facts" && getTokenText(text, next).startsWith("地铁"));
}

const isStation = (sentence: AnalysedSentence, at: number): boolean =>
  sentence.text[sentence.tokens[at]!.to] === "站" || hasMetroAfter(sentence, at);

/** Resolves a region to its metro station if 站 or 地铁 follows. */
function resolveRegion(sentence: AnalysedSentence, at: number, region: Fact): Fact {
  const { kind, value, district } = region;
  if (region.station && isStation(sentence, at)) return { kind, value: region.station };
  return district ? { kind, value, district } : { kind, value };
}

/** Returns whether the fact is a meeting room: for an event it is the subject itself, for a stay a facility. */
const isMeetingRoom = ({ kind, value }: Fact): boolean => kind === "facility" && value === "会议室";

/** Returns whether the sentence has a rating or grade: then a meeting room is a facility of the hotel. */
const hasRatingOrGrade = ({ text, tokens }: AnalysedSentence): boolean =>
  tokens.some(
    (token) =>
      (token.is === "cue" && token.cue === "rating") ||
      (token.is === "facts" && token.facts[0]!.kind === "star" && getTokenText(text, token).endsWith("型")),
  );

/** Returns whether a grade describes something other than a hotel: 豪华大巴, 高档餐厅. */
const describesAnotherNoun = ({ text, tokens }: AnalysedSentence, at: number): boolean =>
  /^的?(?:大巴|巴士|轿车|车(?![展位能可辆])|餐厅|餐馆|酒楼|商场|小区)/.test(text.slice(tokens[at]!.to));

/** Returns whether the sentence is about a hotel stay: then a bar is a facility of the hotel. */
const isStay = ({ mode, tokens }: AnalysedSentence): boolean =>
  mode === "stay" &&
  tokens.some(
    (token) => token.is === "facts" && token.facts.some(({ kind, value }) => kind === "venueType" && value === 0),
  );

/** Chooses the fact that fits the context. Returns undefined if the token filters nothing here. */
function resolveFact(sentence: AnalysedSentence, at: number, facts: readonly Fact[]): Fact | undefined {
  const of = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind);
  const [region, facility, type] = [of("region"), of("facility"), of("venueType")];
  if (region) {
    const other = facts.find(({ kind }) => kind !== "region" && kind !== "city");
    return other && !isPlace(sentence, at) ? resolveFact(sentence, at, [other]) : resolveRegion(sentence, at, region);
  }
  const offered = (facility || type) && isOffered(sentence, at);
  if (facility) {
    if (isMeetingRoom(facility)) {
      const service = sentence.mode === "stay" ? offered || isStay(sentence) : offered && hasRatingOrGrade(sentence);
      return service ? facility : undefined;
    }
    const feature = of("feature");
    if (feature && sentence.mode === "meeting") return feature;
    return type && !offered && !isStay(sentence) ? type : facility;
  }
  if (type) return offered && type.value !== 0 ? (of("feature") ?? undefined) : type;
  return facts[0]!.kind === "star" && describesAnotherNoun(sentence, at) ? undefined : facts[0];
}

/** Returns the last token that belongs to a fact. */
const findLastToken = (sentence: AnalysedSentence, at: number, fact: Fact): number => {
  const { tokens, text } = sentence;
  if (fact.kind !== "region") return at;
  const end = hasMetroAfter(sentence, at) ? at + 1 : at;
  if (["站", "这边", "那边", "那儿", "这儿"].includes(getTokenText(text, tokens[end + 1]))) return end + 1;
  return isMark(tokens[end + 1], "near") ? end + 1 : end;
};

const isRegion = (token: Token): boolean => token.is === "facts" && token.facts.some(({ kind }) => kind === "region");

/** Parses tokens that are facts by themselves, with 以上 after stars and 附近 after regions. */
export function parseLexiconTerms(sentence: AnalysedSentence): Candidate[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at): Candidate[] => {
    if (token.is !== "facts") return parseOneDay(sentence, token, at);
    const isPartOfRegion = at > 0 && isRegion(tokens[at - 1]!) && hasMetroAfter(sentence, at - 1);
    const fact = isPartOfRegion ? undefined : resolveFact(sentence, at, token.facts);
    if (!fact) return [];
    const next = tokens[at + 1];
    const hasBound = fact.kind === "star" && next?.is === "bound" && next.behind;
    const last = hasBound ? at + 1 : findLastToken(sentence, at, fact);
    const place = { from: token.from, to: tokens[last]!.to, first: at, last };
    if (!hasBound) return [{ ...fact, ...place }];
    const level = fact.value as number;
    return toStarFacts(level, level, next.bound, fact.guess).map((star) => ({ ...star, ...place }));
  });
}

/** Parses 一天 and 一晚: a rate next to a price, else the length of the event. */
function parseOneDay({ tokens, text, mode }: AnalysedSentence, token: Token, at: number): Candidate[] {
  if (!isUnit(token, "perDay", "perNight") || !/^(?:一[天晚]|一晚上|a (?:day|night))$/.test(getTokenText(text, token)))
    return [];
  const isRate = [tokens[at - 1], tokens[at + 1]].some(
    (neighbour) => neighbour && /number|unit|bound|cue/.test(neighbour.is),
  );
  if (isRate || mode === "stay") return [];
  const place = { from: token.from, to: token.to, first: at, last: at };
  return isUnit(token, "perDay")
    ? [{ kind: "days", value: 1, ...place }]
    : [{ kind: "need", value: text.slice(token.from, token.to), ...place }];
}

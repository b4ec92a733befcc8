import { isMark, isUnit, type Phrase, wordsOf } from "./phrase.ts";
import { starFacts } from "./measures.ts";
import type { Draft, Fact, Token } from "./token.ts";

/** Maximum number of tokens searched back for 有 or 提供. */
const reach = 9;

/** Reports whether the token names something the venue has (有, 提供, 带), not the venue itself. */
function isHad({ tokens, clauses, text }: Phrase, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - reach) && clauses[before] === clauses[at]; before--) {
    const token = tokens[before];
    if (isMark(token, "have")) return true;
    if (isMark(token, "seek") || wordsOf(text, token) === "的") return false;
  }
  return false;
}

/** Reports whether the context makes the token a place: 站, 附近, 地铁. */
const isPlace = (phrase: Phrase, at: number): boolean =>
  isStation(phrase, at) || isMark(phrase.tokens[at + 1], "near") || isMark(phrase.tokens[at - 1], "from", "beside");

/** Reports whether a metro token follows and belongs to the region name: 国贸地铁站附近. */
function metroBehind({ tokens, text }: Phrase, at: number): boolean {
  const next = tokens[at + 1];
  return isMark(next, "metro") || (next?.is === "facts" && wordsOf(text, next).startsWith("地铁"));
}

const isStation = (phrase: Phrase, at: number): boolean =>
  phrase.text[phrase.tokens[at]!.to] === "站" || metroBehind(phrase, at);

/** Resolves a region to its metro station if 站 or 地铁 follows. */
function regionReading(phrase: Phrase, at: number, region: Fact): Fact {
  const { kind, value, district } = region;
  if (region.station && isStation(phrase, at)) return { kind, value: region.station };
  return district ? { kind, value, district } : { kind, value };
}

/** Reports whether the fact is a meeting room: for an event it is the subject itself, for a stay a facility. */
const isMeetingRoom = ({ kind, value }: Fact): boolean => kind === "facility" && value === "会议室";

/** Reports whether the sentence has a rating or grade: then a meeting room is a facility of the hotel. */
const isJudged = ({ text, tokens }: Phrase): boolean =>
  tokens.some(
    (token) =>
      (token.is === "cue" && token.cue === "rating") ||
      (token.is === "facts" && token.facts[0]!.kind === "star" && wordsOf(text, token).endsWith("型")),
  );

/** Reports whether a grade describes something other than a hotel: 豪华大巴, 高档餐厅. */
const isOfAnother = ({ text, tokens }: Phrase, at: number): boolean =>
  /^的?(?:大巴|巴士|轿车|车|餐厅|餐馆|酒楼|商场|小区)/.test(text.slice(tokens[at]!.to));

/** Reports whether the sentence is about a hotel stay: then a bar is a facility of the hotel. */
const isStay = ({ mode, tokens }: Phrase): boolean =>
  mode === "stay" &&
  tokens.some(
    (token) => token.is === "facts" && token.facts.some(({ kind, value }) => kind === "venueType" && value === 0),
  );

/** Chooses the fact that fits the context. Returns undefined if the token filters nothing here. */
function readingOf(phrase: Phrase, at: number, facts: readonly Fact[]): Fact | undefined {
  const of = (kind: Fact["kind"]) => facts.find((fact) => fact.kind === kind);
  const [region, facility, type] = [of("region"), of("facility"), of("venueType")];
  if (region) {
    const other = facts.find(({ kind }) => kind !== "region" && kind !== "city");
    return other && !isPlace(phrase, at) ? readingOf(phrase, at, [other]) : regionReading(phrase, at, region);
  }
  const had = (facility || type) && isHad(phrase, at);
  if (facility) {
    if (isMeetingRoom(facility)) {
      const service = phrase.mode === "stay" ? had || isStay(phrase) : had && isJudged(phrase);
      return service ? facility : undefined;
    }
    const feature = of("feature");
    if (feature && phrase.mode === "meeting") return feature;
    return type && !had && !isStay(phrase) ? type : facility;
  }
  if (type) return had && type.value !== 0 ? (of("feature") ?? undefined) : type;
  return facts[0]!.kind === "star" && isOfAnother(phrase, at) ? undefined : facts[0];
}

/** Returns the last token that belongs to a fact. */
const tailOf = (phrase: Phrase, at: number, fact: Fact): number => {
  const { tokens, text } = phrase;
  if (fact.kind !== "region") return at;
  const behind = metroBehind(phrase, at) ? at + 1 : at;
  if (["站", "这边", "那边", "那儿", "这儿"].includes(wordsOf(text, tokens[behind + 1]))) return behind + 1;
  return isMark(tokens[behind + 1], "near") ? behind + 1 : behind;
};

const isRegion = (token: Token): boolean => token.is === "facts" && token.facts.some(({ kind }) => kind === "region");

/** Parses tokens that are facts by themselves, with 以上 after stars and 附近 after regions. */
export function wordDrafts(phrase: Phrase): Draft[] {
  const { tokens } = phrase;
  return tokens.flatMap((token, at): Draft[] => {
    if (token.is !== "facts") return oneDay(phrase, token, at);
    const swallowed = at > 0 && isRegion(tokens[at - 1]!) && metroBehind(phrase, at - 1);
    const fact = swallowed ? undefined : readingOf(phrase, at, token.facts);
    if (!fact) return [];
    const next = tokens[at + 1];
    const bounded = fact.kind === "star" && next?.is === "bound" && next.behind;
    const last = bounded ? at + 1 : tailOf(phrase, at, fact);
    const place = { from: token.from, to: tokens[last]!.to, first: at, last };
    if (!bounded) return [{ ...fact, ...place }];
    const level = fact.value as number;
    return starFacts(level, level, next.bound, fact.guess).map((star) => ({ ...star, ...place }));
  });
}

/** Parses 一天: a rate next to a price, else the length of the event. */
function oneDay({ tokens, text, mode }: Phrase, token: Token, at: number): Draft[] {
  if (!isUnit(token, "perDay") || !/^(?:一天|a day)$/.test(wordsOf(text, token))) return [];
  const priced = [tokens[at - 1], tokens[at + 1]].some((beside) => beside && /number|unit|bound|cue/.test(beside.is));
  return priced || mode === "stay"
    ? []
    : [{ kind: "days", value: 1, from: token.from, to: token.to, first: at, last: at }];
}

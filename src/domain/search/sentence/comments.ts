import { isMark, type Phrase, wordsOf } from "./phrase.ts";
import type { Draft, Token } from "./token.ts";

/** Remarks on earlier events: a meal, a sight, another venue. */
const comment =
  /不错|[挺很真太][好多美高大近方]|好极了|够了|齐了|就定|定这家|就去|去过|去吃|不算贵|门票|听说|值得|肯定|知道了|记住|关门|这家店|那家|这个景点|人均|[爬逛玩吃游看走泡唱喝]完|玩好|花了|都有了|搞定|订好了/;
const bounded = /以[上下内]|不[低高超少多]|至少|最[多低高]/;
/** Text between a value and its correction: 三万，不对，四万; 周二，还是周三吧; 改成 U 形. */
const corrected =
  /改(?:成|为|住|主意|要)?|换成|放宽|提高|加到|降到|更正|不对|不是|说错|错了|应该是|[，,。]不[，,]|[，,。]\S?等等[，,]|[，,。…]\S{0,2}还是$/;
const corrigible = new Set<Draft["kind"]>([
  "star",
  "people",
  "layout",
  "price",
  "roomPrice",
  "rating",
  "area",
  "date",
  "days",
  "region",
]);

interface Span {
  from: number;
  to: number;
}

/** Splits the text at the stops that match `ends`. */
function spans({ text, tokens }: Phrase, ends: RegExp): Span[] {
  const stops = tokens.filter((token) => token.is === "stop" && ends.test(wordsOf(text, token)));
  const from = [0, ...stops.map((stop) => stop.to)];
  return from.map((start, at) => ({ from: start, to: from[at + 1] ?? text.length }));
}

/** Reports whether a token requests a place to stay: a hotel, its grade, a wish or a search verb (but not 去). */
function asks(text: string, token: Token, drafts: readonly Draft[]): boolean {
  if (token.is === "facts") {
    const hotel = token.facts.some(({ kind, value }) => kind === "venueType" && value === 0);
    return hotel || drafts.some(({ kind, from }) => kind === "star" && from === token.from);
  }
  if (isMark(token, "seek")) return !/^[去换]/.test(wordsOf(text, token));
  return isMark(token, "have", "wish", "but") || (token.is === "word" && token.word === "stay");
}

/**
 * Finds candidates in side remarks of a hotel request: 逛完什刹海, 餐馆就定这家了, 门票 60 元不算贵. A sentence with only
 * remarks gives no filters if another one has a request; a clause with only remarks gives no place.
 */
export function commented(phrase: Phrase, drafts: readonly Draft[]): Set<Draft> {
  const { text, tokens, mode } = phrase;
  const found = new Set<Draft>();
  if (mode !== "stay") return found;
  const within = ({ from, to }: Span) => ({
    idle:
      comment.test(text.slice(from, to)) &&
      !tokens.some((token) => token.from >= from && token.to <= to && asks(text, token, drafts)),
    drafts: drafts.filter((draft) => draft.from >= from && draft.to <= to && !isNear(phrase, draft)),
  });
  const sentences = spans(phrase, /[。.;；！!？?\n]/).map(within);
  if (sentences.some(({ idle, drafts: own }) => !idle && own.length > 0)) {
    for (const { idle, drafts: own } of sentences)
      if (idle) for (const draft of own) if (!bounded.test(text.slice(draft.from, draft.to))) found.add(draft);
  }
  for (const { idle, drafts: own } of spans(phrase, /./s).map(within)) {
    if (!idle) continue;
    for (const draft of own)
      if (draft.kind === "region" || (draft.kind === "venueType" && draft.value !== 0)) found.add(draft);
  }
  return found;
}

const isNear = ({ tokens }: Phrase, { first, last }: Draft): boolean =>
  tokens.slice(first, last + 1).some((token) => isMark(token, "near", "from", "beside"));

/** Finds candidates that a later one of the same kind corrects: 本来想住豪华型, 改经济型. */
export function withdrawn({ text }: Phrase, drafts: readonly Draft[]): Set<Draft> {
  const found = new Set<Draft>();
  for (const draft of drafts) {
    if (!corrigible.has(draft.kind)) continue;
    const before = drafts.filter(({ kind, to }) => kind === draft.kind && to <= draft.from);
    const end = Math.max(...before.map(({ to }) => to));
    if (before.length > 0 && corrected.test(text.slice(end, draft.from))) for (const one of before) found.add(one);
  }
  return found;
}

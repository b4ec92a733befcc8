import { isMark, type Phrase, wordsOf } from "./phrase.ts";
import type { Draft, Token } from "./token.ts";

/** Said of what was done or found before: of a meal, a sight, another house. */
const comment =
  /不错|[挺很真太][好多美高大近方]|好极了|够了|齐了|就定|定这家|就去|去过|去吃|不算贵|门票|听说|值得|肯定|知道了|记住|关门|这家店|那家|这个景点|人均|[爬逛玩吃游看走泡唱喝]完|玩好/;
const bounded = /以[上下内]|不[低高超少多]|至少|最[多低高]/;
const corrected = /(?:改|改成|改为|改住|换成)(?:要|个)?$/;

interface Span {
  from: number;
  to: number;
}

/** The stretches between marks that `ends` holds for. */
function spans({ text, tokens }: Phrase, ends: RegExp): Span[] {
  const stops = tokens.filter((token) => token.is === "stop" && ends.test(wordsOf(text, token)));
  const from = [0, ...stops.map((stop) => stop.to)];
  return from.map((start, at) => ({ from: start, to: from[at + 1] ?? text.length }));
}

/** A word that asks for a place to stay: a hotel, its class, a wish, a search; 去 alone goes elsewhere. */
function asks(text: string, token: Token): boolean {
  if (token.is === "facts") {
    return token.facts.some(({ kind, value }) => kind === "star" || (kind === "venueType" && value === 0));
  }
  if (isMark(token, "seek")) return !/^[去换]/.test(wordsOf(text, token));
  return isMark(token, "have", "wish", "but") || (token.is === "word" && token.word === "stay");
}

/**
 * What a request for a night says besides, of the day that went before: 逛完什刹海, 餐馆就定这家了, 门票 60 元不算贵. A sentence
 * that comments and asks for nothing gives no filters where another one asks; a clause that does, no place.
 */
export function commented(phrase: Phrase, drafts: readonly Draft[]): Set<Draft> {
  const { text, tokens, mode } = phrase;
  const found = new Set<Draft>();
  if (mode !== "stay") return found;
  const within = ({ from, to }: Span) => ({
    idle:
      comment.test(text.slice(from, to)) &&
      !tokens.some((token) => token.from >= from && token.to <= to && asks(text, token)),
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

/** 本来想住豪华型, 改经济型: the class that was put right takes the place of those before. */
export function withdrawn({ text }: Phrase, drafts: readonly Draft[]): Set<Draft> {
  const stars = drafts.filter(({ kind }) => kind === "star").toSorted((a, b) => a.from - b.from);
  const last = stars.findLast(({ from }) => corrected.test(text.slice(0, from)));
  return new Set(last ? stars.filter(({ from }) => from < last.from) : []);
}

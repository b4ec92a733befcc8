import { type AnalysedSentence, getTokenText, isNumber } from "./analysed-sentence.ts";
import type { Candidate } from "../token.ts";

/** Returns whether a time of day has its hour after it: 下午 3 点 is no need of an afternoon. */
const hasHour = ({ tokens, text }: AnalysedSentence, at: number): boolean =>
  isNumber(tokens[at + 1]) && /^[点时:：]/.test(getTokenText(text, tokens[at + 2]));

/** Parses the needs of an event that no filter can express: 茶歇, 下午, 分会场. A hotel stay has none. */
export function parseNeeds(sentence: AnalysedSentence): Candidate[] {
  const { tokens, text, mode } = sentence;
  if (mode === "stay") return [];
  return tokens.flatMap((token, at): Candidate[] => {
    if (token.is !== "need" || (token.need === "time" && hasHour(sentence, at))) return [];
    const { from, to } = token;
    return [{ kind: "need", value: text.slice(from, to), from, to, first: at, last: at }];
  });
}

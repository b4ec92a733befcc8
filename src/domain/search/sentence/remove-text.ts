import { trimEndOf } from "../../text/trim-end-of.ts";

/** What joins two parts of a sentence; what ends with another of them comes before it. */
const joins = ["还是", "以及", "或者", "和", "与", "或", "及", "跟"] as const;
const joinedAfter = /^\s*(?:[和与或及跟]|还是|以及|或者)+/;
const leadingVerb = /(?:还要|需要|要|带)$/;
const isClauseStart = (before: string): boolean => /(?:^|[，,、。；;\s])$/.test(before);
const isClauseEnd = (after: string): boolean => /^(?:$|[，,、。；;\s])/.test(after);

/** Returns a text without the joins that end it; unchanged where there are none. */
function trimJoins(text: string): string {
  const unspaced = text.trimEnd();
  let trimmed = unspaced;
  const findJoin = () => joins.find((join) => trimmed.endsWith(join));
  for (let join = findJoin(); join; join = findJoin()) trimmed = trimmed.slice(0, -join.length);
  return trimmed === unspaced ? text : trimmed;
}

/** Removes a piece of text from a sentence, with the punctuation, the 和 or 或 and the 要 that it leaves over. */
export function removeText(sentence: string, text: string): string {
  const at = sentence.indexOf(text);
  if (at < 0) return sentence;
  let [before, after] = [sentence.slice(0, at), sentence.slice(at + text.length)];
  if (isClauseStart(before) || leadingVerb.test(before)) after = after.replace(joinedAfter, "");
  if (isClauseEnd(after)) before = trimJoins(before).replace(leadingVerb, "");
  const joined = (before + after).replace(/([，,、。；;\s])[，,、。；;\s]+/g, "$1").replace(/^[，,、。；;\s]+/, "");
  return trimEndOf(joined, /[，,、。；;\s]/);
}

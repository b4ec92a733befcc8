const joinedBefore = /(?:[和与或及跟]|还是|以及|或者)+\s*$/;
const joinedAfter = /^\s*(?:[和与或及跟]|还是|以及|或者)+/;
const leadingVerb = /(?:还要|需要|要|带)$/;
const isClauseStart = (before: string): boolean => /(?:^|[，,、。；;\s])$/.test(before);
const isClauseEnd = (after: string): boolean => /^(?:$|[，,、。；;\s])/.test(after);

/** Removes a piece of text from a sentence, with the punctuation, the 和 or 或 and the 要 that it leaves over. */
export function removeText(sentence: string, text: string): string {
  const at = sentence.indexOf(text);
  if (at < 0) return sentence;
  let [before, after] = [sentence.slice(0, at), sentence.slice(at + text.length)];
  if (isClauseStart(before) || leadingVerb.test(before)) after = after.replace(joinedAfter, "");
  if (isClauseEnd(after)) before = before.replace(joinedBefore, "").replace(leadingVerb, "");
  return (before + after)
    .replace(/([，,、。；;\s])[，,、。；;\s]+/g, "$1")
    .replace(/^[，,、。；;\s]+|[，,、。；;\s]+$/g, "");
}

/** Removes a piece of text from a sentence, with the punctuation that it leaves over. */
export function removeText(sentence: string, text: string): string {
  const at = sentence.indexOf(text);
  const rest = at < 0 ? sentence : sentence.slice(0, at) + sentence.slice(at + text.length);
  return rest.replace(/([，,、。；;\s])[，,、。；;\s]+/g, "$1").replace(/^[，,、。；;\s]+|[，,、。；;\s]+$/g, "");
}

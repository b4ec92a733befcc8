/** A sentence without one of its pieces, and without the commas that the piece leaves behind. */
export function withoutWords(sentence: string, piece: string): string {
  const at = sentence.indexOf(piece);
  const rest = at < 0 ? sentence : sentence.slice(0, at) + sentence.slice(at + piece.length);
  return rest.replace(/([，,、。；;\s])[，,、。；;\s]+/g, "$1").replace(/^[，,、。；;\s]+|[，,、。；;\s]+$/g, "");
}

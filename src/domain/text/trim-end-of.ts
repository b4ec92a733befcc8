/**
 * Returns a text without the parts at its end that match, from the end: an expression such as `/\/+$/` reads a run of slashes once
 * for each of them where another character follows it.
 * @param part matches one part
 * @param length characters of a part
 */
export function trimEndOf(text: string, part: Pick<RegExp, "test">, length = 1): string {
  let end = text.length;
  while (end >= length && part.test(text.slice(end - length, end))) end -= length;
  return text.slice(0, end);
}

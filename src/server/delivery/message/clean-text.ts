/** Control, direction and other invisible characters, which could hide or reorder what an adviser reads. */
const invisible = /[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** Returns a text on one line: spaces in place of line breaks, without invisible characters. */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\r\n\t\u2028\u2029]+/g, " ")
    .replace(invisible, "")
    .trim();

/** Returns a text without invisible characters; line breaks stay, at most one empty line between two others. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .split("\n")
    .map((line) => line.replaceAll("\t", " ").replace(invisible, "").trimEnd())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

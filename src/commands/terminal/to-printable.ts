import { replaceLineBreaks } from "#domain/text/replace-line-breaks.ts";

/** Characters that control a terminal or turn the direction of writing; a visitor's text may hold them. */
const controls = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Returns a text in one line without characters that act on the terminal: line breaks become spaces, other controls �. */
export const toPrintableLine = (text: string): string =>
  replaceLineBreaks(text, " ").replaceAll("\t", " ").replace(controls, "\uFFFD");

/** Returns a text with its lines, without other characters that act on the terminal. */
export const toPrintable = (text: string): string =>
  text
    .split(/\r\n|\n|\r/)
    .map(toPrintableLine)
    .join("\n");

import { trimEndOf } from "./trim-end-of.ts";

/** Signs that end a sentence or a bracket; chats take them into an address that stands before them, and none of the site's ends so. */
const closingSigns = "。，、；：！？）】》」』”’…";
const isClosingSign = new RegExp(`[${closingSigns}]`);
/** The same percent-encoded, as browsers send them: three bytes each. */
const encodedSigns = new Set([...closingSigns].map((sign) => encodeURIComponent(sign)));
const encodedLength = 9;
const isEncodedSign = { test: (text: string) => encodedSigns.has(text.toUpperCase()) };

/** Strips the closing signs of Chinese sentences, as they are or percent-encoded, from the end of a part of an address. */
export function trimClosingSigns(part: string): string {
  let rest = part;
  for (;;) {
    const trimmed = trimEndOf(trimEndOf(rest, isClosingSign), isEncodedSign, encodedLength);
    if (trimmed === rest) return rest;
    rest = trimmed;
  }
}

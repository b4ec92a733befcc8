import type { Venue } from "#domain/venue/venue.ts";
import { getReadings } from "../../geography/to-pinyin.ts";
import { normaliseText } from "../columns/normalise-text.ts";

/** A text of lines, and the positions where a term may begin even after a letter. */
export interface MarkedText {
  text: string;
  marks: number[];
}

/** Adds a line of parts, marking the start of a part where requested. */
function addLine(to: MarkedText, before: string, parts: readonly (readonly [text: string, marked: boolean])[]): void {
  const line = parts.filter(([text]) => text !== "");
  if (line.length === 0) return;
  to.text += before;
  for (const [text, isMarked] of line) {
    if (isMarked) to.marks.push(to.text.length);
    to.text += text;
  }
}

/** Splits a name into Latin words (marked) and the text between them. */
const latinParts = (name: string): (readonly [string, boolean])[] =>
  (name.normalize("NFKC").match(/[A-Za-z0-9]+|[^A-Za-z0-9]+/g) ?? []).map((part) => [
    normaliseText(part),
    /^[A-Za-z0-9]/.test(part),
  ]);

/** Builds the normalised name, aliases and English name, one line each, then group and brand after a tab each. */
export function buildNameText({ name, aliases, nameEn, groupName, brandName }: Venue): MarkedText {
  const text: MarkedText = { text: "", marks: [] };
  for (const each of [name, ...aliases, nameEn ?? ""]) addLine(text, "\n", latinParts(each));
  for (const each of [groupName ?? "", brandName ?? ""]) addLine(text, "\t", latinParts(each));
  return text;
}

/** Builds the pinyin of name and aliases, one line each, marked at syllables, and their initials. */
export function buildReadingText({ name, aliases }: Venue): MarkedText & { initials: string } {
  const text: MarkedText = { text: "", marks: [] };
  let initials = "";
  for (const spoken of [name, ...aliases].map(getReadings)) {
    addLine(
      text,
      "\n",
      spoken.syllables.map((syllable) => [syllable, true]),
    );
    if (spoken.initials !== "") initials += `\n${spoken.initials}`;
  }
  return { ...text, initials };
}

/** Builds the normalised address, nearby places and stations, one line each. */
export function buildPlaceText({ address, nearPlaces, transport }: Venue): string {
  const places = [address ?? "", ...nearPlaces, ...transport.map((link) => link.name)].map(normaliseText);
  return places
    .filter((place) => place !== "")
    .map((place) => `\n${place}`)
    .join("");
}

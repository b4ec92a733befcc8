import type { Venue } from "../../domain/venue/venue.ts";
import { readings } from "../geography/pinyin.ts";
import { normalised } from "./normalised.ts";

/** A text of lines and the positions in it at which a word may begin though a letter stands before. */
export interface MarkedText {
  text: string;
  marks: number[];
}

/** Adds a line of parts, each of them marked where it begins if `marked` says so. */
function addLine(to: MarkedText, before: string, parts: readonly (readonly [text: string, marked: boolean])[]): void {
  const line = parts.filter(([text]) => text !== "");
  if (line.length === 0) return;
  to.text += before;
  for (const [text, marked] of line) {
    if (marked) to.marks.push(to.text.length);
    to.text += text;
  }
}

/** A name cut into Latin words (marked) and what is between them. */
const latinParts = (name: string): (readonly [string, boolean])[] =>
  (name.normalize("NFKC").match(/[A-Za-z0-9]+|[^A-Za-z0-9]+/g) ?? []).map((part) => [
    normalised(part),
    /^[A-Za-z0-9]/.test(part),
  ]);

/** Name, aliases and English name, a line each, then group and brand after a tab each; as they are compared. */
export function namesOf({ name, aliases, nameEn, groupName, brandName }: Venue): MarkedText {
  const text: MarkedText = { text: "", marks: [] };
  for (const each of [name, ...aliases, nameEn ?? ""]) addLine(text, "\n", latinParts(each));
  for (const each of [groupName ?? "", brandName ?? ""]) addLine(text, "\t", latinParts(each));
  return text;
}

/** Readings of name and aliases in pinyin, a line each, marked where syllables begin; and their initials, a line each. */
export function readingsOf({ name, aliases }: Venue): MarkedText & { initials: string } {
  const text: MarkedText = { text: "", marks: [] };
  let initials = "";
  for (const spoken of [name, ...aliases].map(readings)) {
    addLine(
      text,
      "\n",
      spoken.syllables.map((syllable) => [syllable, true]),
    );
    if (spoken.initials !== "") initials += `\n${spoken.initials}`;
  }
  return { ...text, initials };
}

/** Address, places nearby and stations, a line each, as they are compared. */
export function placesOf({ address, nearPlaces, transport }: Venue): string {
  const places = [address ?? "", ...nearPlaces, ...transport.map((link) => link.name)].map(normalised);
  return places
    .filter((place) => place !== "")
    .map((place) => `\n${place}`)
    .join("");
}

import type { Venue } from "../../domain/venue/venue.ts";
import { readings, syllablesOf } from "../geography/pinyin.ts";
import type { VenueText } from "./columns.ts";
import { normalised } from "./normalised.ts";

interface Reading {
  full: string;
  initials: string;
  /** The reading from each syllable to the end. */
  tails: string[];
}

/** Readings are the dearest part of a build, and names hardly change: kept from one build to the next. */
const known = new Map<string, Reading>();

const tailsOf = (parts: readonly string[]): string[] => parts.map((_, at) => parts.slice(at).join(""));

/** The reading of a name in pinyin, computed once. */
export function readingOf(name: string): Reading {
  const ready = known.get(name);
  if (ready) return ready;
  const made = { ...readings(name), tails: tailsOf(syllablesOf(name)) };
  known.set(name, made);
  return made;
}

const lines = (texts: (string | undefined)[]): string =>
  texts
    .map((text) => normalised(text ?? ""))
    .filter((text) => text !== "")
    .join("\n");

/** A name from each of its Latin words to the end. */
const latinTails = (name: string): string[] => tailsOf(name.match(/[A-Za-z0-9]+|[^A-Za-z0-9]+/g) ?? []);

/** The texts of a venue that words are looked for in. */
export function textOf(venue: Venue): VenueText {
  const names = [venue.name, ...venue.aliases];
  const spoken = names.map(readingOf);
  const latin = [...names, venue.nameEn ?? ""].filter((name) => /[A-Za-z]/.test(name)).flatMap(latinTails);
  return {
    names: lines([...names, venue.nameEn]),
    latin: lines(latin.filter((tail) => /^[A-Za-z0-9]/.test(tail))),
    readings: spoken.map(({ full }) => full).join("\n"),
    initials: spoken.map(({ initials }) => initials).join("\n"),
    syllables: spoken.flatMap(({ tails }) => tails).join("\n"),
    brands: lines([venue.groupName, venue.brandName]),
    places: lines([venue.address, ...venue.nearPlaces, ...venue.transport.map((link) => link.name)]),
    facilities: lines(venue.facilities),
  };
}

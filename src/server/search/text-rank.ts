import type { Columns, VenueText } from "./columns.ts";

/** How well a word meets a text: the greater the better, 0 not at all. */
export const textRanks = { place: 1, space: 2, reading: 3, readingStart: 4, name: 5, nameStart: 6, whole: 7 } as const;

/** A word as a keyboard in pinyin types it. */
export const isTyped = (word: string): boolean => /^[a-z0-9]{2,}$/.test(word);

/** The word begins one of the lines. */
export const beginsLine = (text: string, word: string): boolean => text.startsWith(word) || text.includes(`\n${word}`);

/** The word is one of the lines. */
export const isLine = (text: string, word: string): boolean => `\n${text}\n`.includes(`\n${word}\n`);

/** The word stands in the text; one of Latin letters or figures not in the middle of a longer one. */
export function standsIn(text: string, word: string): boolean {
  const same = /^[a-z]/.test(word) ? /[a-z]/ : /^[0-9]/.test(word) ? /[0-9]/ : undefined;
  if (!same) return text.includes(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !same.test(text.charAt(at - 1))) return true;
  }
  return false;
}

function nameRank(text: VenueText, word: string): number {
  if (standsIn(text.names, word)) {
    if (!beginsLine(text.names, word)) return textRanks.name;
    return isLine(text.names, word) ? textRanks.whole : textRanks.nameStart;
  }
  if (standsIn(text.brands, word)) return textRanks.name;
  if (!isTyped(word)) return 0;
  if (beginsLine(text.latin, word)) return textRanks.name;
  if (beginsLine(text.readings, word) || beginsLine(text.initials, word)) return textRanks.readingStart;
  return beginsLine(text.syllables, word) || text.initials.includes(word) ? textRanks.reading : 0;
}

/** How well a normalised word meets a venue's own texts, its spaces aside. */
export function venueRank(text: VenueText, word: string): number {
  return nameRank(text, word) || (standsIn(text.places, word) ? textRanks.place : 0);
}

/** How well all the words meet a venue, the names of its spaces included: the rank of the weakest. */
export function rankOfVenue({ venues, spaces }: Columns, row: number, words: readonly string[]): number {
  let weakest: number = textRanks.whole;
  for (const word of words) {
    let rank = venueRank(venues.text[row]!, word);
    for (let at = venues.spaceStart[row]!; rank < textRanks.space && at < venues.spaceStart[row + 1]!; at++) {
      if (standsIn(spaces.names[at]!, word)) rank = textRanks.space;
    }
    if (rank === 0) return 0;
    if (rank < weakest) weakest = rank;
  }
  return weakest;
}

/** The same for one space: its own name counts as much as the name of its house. */
export function rankOfSpace({ venues, spaces }: Columns, row: number, words: readonly string[]): number {
  let weakest: number = textRanks.whole;
  for (const word of words) {
    const own = standsIn(spaces.names[row]!, word) ? textRanks.name : 0;
    const rank = Math.max(own, venueRank(venues.text[spaces.venue[row]!]!, word));
    if (rank === 0) return 0;
    if (rank < weakest) weakest = rank;
  }
  return weakest;
}

import { type Shard, venueCount } from "./columns.ts";
import { eachPlace, isMarked, type TextPool } from "./text-pool.ts";

/** How well a word meets a text: the greater the better, 0 not at all. */
export const textRanks = { place: 1, space: 2, reading: 3, readingStart: 4, name: 5, nameStart: 6, whole: 7 } as const;

/** Where a word was found in a city. */
export interface WordPlaces {
  /** Its rank in the texts of each venue. */
  venues: Uint8Array;
  /** Which of the names of spaces have it, by their rows in `Shard.spaceNames`; undefined where none does. */
  names: Uint8Array | undefined;
}

/** A word as a keyboard in pinyin types it. */
export const isTyped = (word: string): boolean => /^[a-z0-9]{2,}$/.test(word);

const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isFigure = (code: number): boolean => code >= 48 && code <= 57;

/** Says of a position whether the word may begin there: one of Latin letters or figures not in the middle of a longer. */
function beginning(word: string): (text: string, at: number) => boolean {
  const first = word.charCodeAt(0);
  const same = isLetter(first) ? isLetter : isFigure(first) ? isFigure : undefined;
  return same ? (text, at) => at === 0 || !same(text.charCodeAt(at - 1)) : () => true;
}

/** The word stands in the text; one of Latin letters or figures not in the middle of a longer one. */
export function standsIn(text: string, word: string): boolean {
  const begins = beginning(word);
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) if (begins(text, at)) return true;
  return false;
}

const raise = (ranks: Uint8Array, row: number, rank: number): void => {
  if (ranks[row]! < rank) ranks[row] = rank;
};

function rankNames({ names }: Shard, word: string, ranks: Uint8Array): void {
  const begins = beginning(word);
  const { text } = names;
  eachPlace(names, word, (at, row) => {
    if (!begins(text, at) && !isMarked(names, at)) return at + 1;
    if (text[at - 1] !== "\n") raise(ranks, row, textRanks.name);
    else {
      const after = text[at + word.length];
      const whole = after === undefined || after === "\n" || after === "\t";
      raise(ranks, row, whole ? textRanks.whole : textRanks.nameStart);
    }
    return at + 1;
  });
}

function rankReadings({ readings, initials }: Shard, word: string, ranks: Uint8Array): void {
  const { text } = readings;
  eachPlace(readings, word, (at, row) => {
    if (text[at - 1] === "\n") raise(ranks, row, textRanks.readingStart);
    else if (isMarked(readings, at)) raise(ranks, row, textRanks.reading);
    return at + 1;
  });
  eachPlace(initials, word, (at, row) => {
    raise(ranks, row, initials.text[at - 1] === "\n" ? textRanks.readingStart : textRanks.reading);
    return at + 1;
  });
}

function rankPlaces({ places }: Shard, word: string, ranks: Uint8Array): void {
  const begins = beginning(word);
  eachPlace(places, word, (at, row) => {
    if (!begins(places.text, at)) return at + 1;
    raise(ranks, row, textRanks.place);
    return places.starts[row + 1]!;
  });
}

/** The rank of a normalised word in the names, brands and readings of each venue. */
export function rankTitles(shard: Shard, word: string): Uint8Array {
  const ranks = new Uint8Array(venueCount(shard));
  rankNames(shard, word, ranks);
  if (isTyped(word)) rankReadings(shard, word, ranks);
  return ranks;
}

/** The same, the places of each venue included. */
function rankVenues(shard: Shard, word: string): Uint8Array {
  const ranks = rankTitles(shard, word);
  rankPlaces(shard, word, ranks);
  return ranks;
}

/** Rows of a pool in which the words stand, 1 each; undefined where it is none. */
function rowsWith(pool: TextPool, word: string): Uint8Array | undefined {
  let rows: Uint8Array | undefined;
  const begins = beginning(word);
  eachPlace(pool, word, (at, row) => {
    if (!begins(pool.text, at)) return at + 1;
    rows ??= new Uint8Array(pool.starts.length - 1);
    rows[row] = 1;
    return pool.starts[row + 1]!;
  });
  return rows;
}

/** Where each of the words is found in a city. */
export const findWords = (shard: Shard, words: readonly string[]): WordPlaces[] =>
  words.map((word) => ({ venues: rankVenues(shard, word), names: rowsWith(shard.spaceNames, word) }));

/** How well all the words meet a venue, the names of its spaces included: the rank of the weakest. */
export function rankOfVenue({ spaces, spaceStart }: Shard, row: number, found: readonly WordPlaces[]): number {
  let weakest: number = textRanks.whole;
  for (const { venues, names } of found) {
    let rank = venues[row]!;
    if (rank < textRanks.space && names) {
      const end = spaceStart[row + 1]!;
      for (let at = spaceStart[row]!; rank < textRanks.space && at < end; at++) {
        if (names[spaces.name[at]!] === 1) rank = textRanks.space;
      }
    }
    if (rank === 0) return 0;
    if (rank < weakest) weakest = rank;
  }
  return weakest;
}

/** The same for one space: its own name counts as much as the name of its house. */
export function rankOfSpace({ spaces }: Shard, venueRow: number, row: number, found: readonly WordPlaces[]): number {
  let weakest: number = textRanks.whole;
  for (const { venues, names } of found) {
    const own = names?.[spaces.name[row]!] === 1 ? textRanks.name : 0;
    const rank = Math.max(own, venues[venueRow]!);
    if (rank === 0) return 0;
    if (rank < weakest) weakest = rank;
  }
  return weakest;
}

/** Venues in whose pool some of the words stand, wherever they begin; 1 each. */
export function venuesWith(pools: readonly TextPool[], words: readonly string[], count: number): Uint8Array {
  const rows = new Uint8Array(count);
  for (const pool of pools) {
    for (const word of words) {
      eachPlace(pool, word, (_at, row) => {
        rows[row] = 1;
        return pool.starts[row + 1]!;
      });
    }
  }
  return rows;
}

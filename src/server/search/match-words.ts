import { type Shard, venueCount } from "./columns.ts";
import { eachPlace, isMarked, type TextPool } from "./text-pool.ts";

/** How well a term matches a text: higher is better, 0 is no match. */
export const textRanks = { place: 1, space: 2, reading: 3, readingStart: 4, name: 5, nameStart: 6, whole: 7 } as const;

/** Matches of one term in a city. */
export interface WordPlaces {
  /** Rank in the texts of each venue. */
  venues: Uint8Array;
  /** 1 for each row of `Shard.spaceNames` that contains it; undefined if none does. */
  names: Uint8Array | undefined;
}

/** Reports whether a term may be pinyin input. */
export const isTyped = (word: string): boolean => /^[a-z0-9]{2,}$/.test(word);

const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isFigure = (code: number): boolean => code >= 48 && code <= 57;

/** Creates a test for start positions: Latin letters or digits must not start inside a longer run. */
function beginning(word: string): (text: string, at: number) => boolean {
  const first = word.charCodeAt(0);
  const same = isLetter(first) ? isLetter : isFigure(first) ? isFigure : undefined;
  return same ? (text, at) => at === 0 || !same(text.charCodeAt(at - 1)) : () => true;
}

/** Reports whether the text contains the term; Latin letters or digits must not start inside a longer run. */
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

/** Ranks a normalised term in the names, brands and pinyin of each venue. */
export function rankTitles(shard: Shard, word: string): Uint8Array {
  const ranks = new Uint8Array(venueCount(shard));
  rankNames(shard, word, ranks);
  if (isTyped(word)) rankReadings(shard, word, ranks);
  return ranks;
}

/** Ranks like `rankTitles`, including the places of each venue. */
function rankVenues(shard: Shard, word: string): Uint8Array {
  const ranks = rankTitles(shard, word);
  rankPlaces(shard, word, ranks);
  return ranks;
}

/** Returns 1 for each row of a pool that contains the term; undefined if none does. */
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

/** Finds the matches of each term in a city. */
export const findWords = (shard: Shard, words: readonly string[]): WordPlaces[] =>
  words.map((word) => ({ venues: rankVenues(shard, word), names: rowsWith(shard.spaceNames, word) }));

/** Returns the rank of the weakest term in a venue, including its space names; 0 if one does not match. */
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

/** Returns the rank of the weakest term in a space: its own name counts as much as its venue's. */
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

/** Returns 1 for each venue whose pools contain any of the terms, at any start position. */
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

import { getVenuesBySpaceName } from "../columns/get-venues-by-space-name.ts";
import { type Shard, countVenues } from "../columns/shard.ts";
import { forEachOccurrence, isMarked, type TextPool } from "../columns/text-pool.ts";

/** How well a term matches a text: higher is better, 0 is no match. */
export const textRanks = { place: 1, space: 2, reading: 3, readingStart: 4, name: 5, nameStart: 6, exact: 7 } as const;

/** Matches of one term in a city. */
export interface TermMatches {
  /** Rank in the texts of each venue. */
  venues: Uint8Array;
  /** 1 for each row of `Shard.spaceNames` that contains it; undefined if none does. */
  names: Uint8Array | undefined;
  /** 1 for each venue with a space of such a name; undefined if there is none. */
  venuesByName: Uint8Array | undefined;
}

/** Returns whether a term may be pinyin input. */
export const isPinyinInput = (term: string): boolean => /^[a-z0-9]{2,}$/.test(term);

const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** Kinds of character that a term may not start inside a run of. */
const runs = { none: 0, letters: 1, digits: 2 } as const;

const getRun = (code: number): number => (isLetter(code) ? runs.letters : isDigit(code) ? runs.digits : runs.none);

/** Returns whether a term may begin at a position: Latin letters or digits must not start inside a longer run of theirs. */
const isStart = (text: string, at: number, run: number): boolean =>
  run === runs.none || at === 0 || getRun(text.charCodeAt(at - 1)) !== run;

/** Returns whether the text contains the term; Latin letters or digits must not start inside a longer run. */
export function containsTerm(text: string, term: string): boolean {
  const run = getRun(term.charCodeAt(0));
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1)) if (isStart(text, at, run)) return true;
  return false;
}

const raiseRank = (ranks: Uint8Array, row: number, rank: number): void => {
  if (ranks[row]! < rank) ranks[row] = rank;
};

const lineFeed = 10;
const tab = 9;

function rankNames({ names }: Shard, term: string, ranks: Uint8Array): void {
  const run = getRun(term.charCodeAt(0));
  const { text } = names;
  forEachOccurrence(names, term, (at, row) => {
    if (!isStart(text, at, run) && !isMarked(names, at)) return at + 1;
    if (text.charCodeAt(at - 1) !== lineFeed) raiseRank(ranks, row, textRanks.name);
    else {
      // NaN at the end of the text.
      const after = text.charCodeAt(at + term.length);
      const isExact = after === lineFeed || after === tab || Number.isNaN(after);
      raiseRank(ranks, row, isExact ? textRanks.exact : textRanks.nameStart);
    }
    return at + 1;
  });
}

function rankReadings({ readings, initials }: Shard, term: string, ranks: Uint8Array): void {
  const { text } = readings;
  forEachOccurrence(readings, term, (at, row) => {
    if (text.charCodeAt(at - 1) === lineFeed) raiseRank(ranks, row, textRanks.readingStart);
    else if (isMarked(readings, at)) raiseRank(ranks, row, textRanks.reading);
    return at + 1;
  });
  forEachOccurrence(initials, term, (at, row) => {
    const isFirst = initials.text.charCodeAt(at - 1) === lineFeed;
    raiseRank(ranks, row, isFirst ? textRanks.readingStart : textRanks.reading);
    return at + 1;
  });
}

function rankPlaces({ places }: Shard, term: string, ranks: Uint8Array): void {
  const run = getRun(term.charCodeAt(0));
  forEachOccurrence(places, term, (at, row) => {
    if (!isStart(places.text, at, run)) return at + 1;
    raiseRank(ranks, row, textRanks.place);
    return places.starts[row + 1]!;
  });
}

/** Ranks a normalised term in the names, brands and pinyin of each venue. */
export function rankTitles(shard: Shard, term: string): Uint8Array {
  const ranks = new Uint8Array(countVenues(shard));
  rankNames(shard, term, ranks);
  if (isPinyinInput(term)) rankReadings(shard, term, ranks);
  return ranks;
}

/** Ranks like `rankTitles`, including the places of each venue. */
function rankTexts(shard: Shard, term: string): Uint8Array {
  const ranks = rankTitles(shard, term);
  rankPlaces(shard, term, ranks);
  return ranks;
}

/** Returns 1 for each row of a pool that contains the term; undefined if none does. */
function findRowsContaining(pool: TextPool, term: string): Uint8Array | undefined {
  let rows: Uint8Array | undefined;
  const run = getRun(term.charCodeAt(0));
  forEachOccurrence(pool, term, (at, row) => {
    if (!isStart(pool.text, at, run)) return at + 1;
    rows ??= new Uint8Array(pool.starts.length - 1);
    rows[row] = 1;
    return pool.starts[row + 1]!;
  });
  return rows;
}

/** Returns 1 for each venue that has a space of one of the names. */
function findVenuesWithNames(shard: Shard, names: Uint8Array): Uint8Array {
  const { starts, items } = getVenuesBySpaceName(shard);
  const venues = new Uint8Array(countVenues(shard));
  for (let name = names.indexOf(1); name >= 0; name = names.indexOf(1, name + 1)) {
    for (let at = starts[name]!; at < starts[name + 1]!; at++) venues[items[at]!] = 1;
  }
  return venues;
}

/** Finds the matches of each term in a city. */
export const matchTerms = (shard: Shard, terms: readonly string[]): TermMatches[] =>
  terms.map((term) => {
    const names = findRowsContaining(shard.spaceNames, term);
    return { venues: rankTexts(shard, term), names, venuesByName: names && findVenuesWithNames(shard, names) };
  });

/** Returns the rank of the weakest term in a venue, including its space names; 0 if one does not match. */
export function rankVenue(row: number, found: readonly TermMatches[]): number {
  let weakest: number = textRanks.exact;
  for (const { venues, venuesByName } of found) {
    let rank = venues[row]!;
    if (rank < textRanks.space && venuesByName?.[row] === 1) rank = textRanks.space;
    if (rank === 0) return 0;
    if (rank < weakest) weakest = rank;
  }
  return weakest;
}

/** Returns the rank of each venue (`rankVenue`); undefined without terms. */
export function rankVenues(shard: Shard, found: readonly TermMatches[]): Uint8Array | undefined {
  if (found.length === 0) return undefined;
  const ranks = new Uint8Array(countVenues(shard)).fill(textRanks.exact);
  for (const { venues, venuesByName } of found) {
    for (let row = 0; row < ranks.length; row++) {
      const own = venues[row]!;
      const rank = own < textRanks.space && venuesByName?.[row] === 1 ? textRanks.space : own;
      if (rank < ranks[row]!) ranks[row] = rank;
    }
  }
  return ranks;
}

/** How many spaces of a venue match every term: none, perhaps some by their own names, or all by the venue's texts. */
export const spaceMatch = { none: 0, some: 1, all: 2 } as const;

/** Returns how many spaces of each venue match every term; undefined without terms. */
export function matchVenueSpaces(shard: Shard, found: readonly TermMatches[]): Uint8Array | undefined {
  if (found.length === 0) return undefined;
  const matches = new Uint8Array(countVenues(shard)).fill(spaceMatch.all);
  for (const { venues, venuesByName } of found) {
    for (let row = 0; row < matches.length; row++) {
      if (venues[row]! > 0 || matches[row] === spaceMatch.none) continue;
      matches[row] = venuesByName?.[row] === 1 ? spaceMatch.some : spaceMatch.none;
    }
  }
  return matches;
}

/** Returns the rank of the weakest term in a space: its own name counts as much as its venue's. */
export function rankSpace({ spaces }: Shard, venueRow: number, row: number, found: readonly TermMatches[]): number {
  let weakest: number = textRanks.exact;
  for (const { venues, names } of found) {
    const spaceRank = names?.[spaces.name[row]!] === 1 ? textRanks.name : 0;
    const rank = Math.max(spaceRank, venues[venueRow]!);
    if (rank === 0) return 0;
    if (rank < weakest) weakest = rank;
  }
  return weakest;
}

/** Returns 1 for each venue whose pools contain any of the terms, at any start position. */
export function findVenuesContaining(pools: readonly TextPool[], terms: readonly string[], count: number): Uint8Array {
  const rows = new Uint8Array(count);
  for (const pool of pools) {
    for (const term of terms) {
      forEachOccurrence(pool, term, (_at, row) => {
        rows[row] = 1;
        return pool.starts[row + 1]!;
      });
    }
  }
  return rows;
}

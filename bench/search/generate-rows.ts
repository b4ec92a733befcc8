import { toUnitSphere } from "#domain/distance.ts";
import { findLargestTrustedCapacity, getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import { toFeatureBits, features } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import { getStarBit } from "#domain/venue/star-levels.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { getVenueTypeByKey } from "#domain/venue/venue-types.ts";
import { normaliseText } from "#server/search/columns/normalise-text.ts";
import { countKnownFacts, computeScore } from "#server/search/columns/compute-score.ts";
import { type MarkedText, buildNameText, buildPlaceText, buildReadingText } from "#server/search/index/marked-text.ts";
import type { GeneratedCatalogue } from "./generated-catalogue.ts";

/** A column of a table: its name, its type in SQL and its value. */
export type Column<Row> = readonly [name: string, type: string, value: (row: Row) => unknown];

/** Returns the text from each position to the end of its line, one line per position. */
const listTails = (text: string, positions: Iterable<number>): string =>
  [...positions].map((at) => `\n${text.slice(at).split(/[\n\t]/, 1)[0]}`).join("");

/** Yields the positions where a Latin or numeric token may begin. */
function* findTokenStarts({ text, marks }: MarkedText): Generator<number> {
  const marked = new Set(marks);
  const kind = (at: number) => (/[a-z]/.test(text[at] ?? "") ? 1 : /[0-9]/.test(text[at] ?? "") ? 2 : 0);
  for (let at = 0; at < text.length; at++)
    if (kind(at) !== 0 && (marked.has(at) || kind(at) !== kind(at - 1))) yield at;
}

function buildTexts(venue: Venue, spaces: readonly Space[]) {
  const all = buildNameText(venue);
  const cut = all.text.indexOf("\t");
  const readings = buildReadingText(venue);
  const places = buildPlaceText(venue);
  const texts = {
    names: `${cut < 0 ? all.text : all.text.slice(0, cut)}\n`,
    brands: cut < 0 ? "" : all.text.slice(cut),
    latin: listTails(all.text, findTokenStarts(all)),
    readings: readings.text,
    syllables: listTails(readings.text, readings.marks),
    initials: readings.initials,
    places,
    places_latin: listTails(places, findTokenStarts({ text: places, marks: [] })),
  };
  const spaceNames = spaces.map(({ name }) => `\n${normaliseText(name)}`);
  return { ...texts, doc: [...Object.values(texts), ...spaceNames].join("") };
}

const toSeconds = (iso: string): number => Date.parse(iso) / 1000;
const venueFeatureSet = toFeatureBits(features.filter(({ of }) => of === "venue").map(({ key }) => key));

export type VenueRow = { venue: Venue; score: number; texts: ReturnType<typeof buildTexts> };
const textNames = [
  "names",
  "brands",
  "latin",
  "readings",
  "syllables",
  "initials",
  "places",
  "places_latin",
  "doc",
] as const;
/** Columns of the table `venue`. Areas in hundredths of m², heights in cm, prices in fen, times in seconds since 1970. */
export const venueColumns: Column<VenueRow>[] = [
  ["num", "bigint", ({ venue }) => venue.id],
  ["city", "int", ({ venue }) => Number(venue.cityCode)],
  ["type", "smallint", ({ venue }) => getVenueTypeByKey(venue.type).bit],
  ["star", "smallint", ({ venue }) => getStarBit(venue)],
  ["x", "double precision", ({ venue }) => toUnitSphere(venue.lng!, venue.lat!).x],
  ["y", "double precision", ({ venue }) => toUnitSphere(venue.lng!, venue.lat!).y],
  ["z", "double precision", ({ venue }) => toUnitSphere(venue.lng!, venue.lat!).z],
  ["listed", "int", ({ venue }) => toSeconds(venue.listedAt)],
  ["score", "int", ({ score }) => score],
  // PostgreSQL requires arrays of arrays to be rectangular, so the ids are sent as text.
  ["regions", "text", ({ venue }) => `{${venue.regionIds.join(",")}}`],
  ...textNames.map((name): Column<VenueRow> => [name, "text", ({ texts }) => texts[name]]),
];

export type SpaceRow = { venue: Venue; space: Space };
/** Columns of the table `space`, in the same units. */
export const spaceColumns: Column<SpaceRow>[] = [
  ["num", "bigint", ({ space }) => space.id],
  ["venue", "bigint", ({ space }) => space.venueId],
  ["city", "int", ({ venue }) => Number(venue.cityCode)],
  ["area", "int", ({ space }) => Math.round((space.area ?? 0) * 100)],
  ["height", "int", ({ space }) => Math.round((space.height ?? 0) * 100)],
  ["price", "bigint", ({ space }) => (space.priceDay === undefined ? null : Math.round(space.priceDay * 100))],
  [
    "features",
    "int",
    ({ venue, space }) => toFeatureBits(space.features) | (toFeatureBits(venue.features) & venueFeatureSet),
  ],
  ["listed", "int", ({ space }) => toSeconds(space.listedAt)],
  ["max_capacity", "int", ({ space }) => findLargestTrustedCapacity(space)?.people ?? 0],
  ...layouts.map(
    ({ id, key }): Column<SpaceRow> => [`c${id}`, "int", ({ space }) => getTrustedCapacity(space, key) ?? 0],
  ),
  ["known", "smallint", ({ space }) => countKnownFacts(space)],
  ["name", "text", ({ space }) => `\n${normaliseText(space.name)}`],
  [
    "name_latin",
    "text",
    ({ space }) => {
      const text = `\n${normaliseText(space.name)}`;
      return listTails(text, findTokenStarts({ text, marks: [] }));
    },
  ],
];

/** Rows of both tables. */
export interface Batch {
  venues: VenueRow[];
  spaces: SpaceRow[];
}

const batchSize = 1000;

/** Yields the rows of both tables in batches of 1,000 venues, city by city and by id. */
export function* generateRows(catalogue: GeneratedCatalogue): Generator<Batch> {
  for (let from = 0; from < catalogue.venueCount; from += batchSize) {
    const count = Math.min(batchSize, catalogue.venueCount - from);
    const part = Array.from({ length: count }, (_, at) => catalogue.at(from + at));
    yield {
      venues: part.map(({ venue, spaces }) => ({
        venue,
        score: computeScore(venue, spaces),
        texts: buildTexts(venue, spaces),
      })),
      spaces: part.flatMap(({ venue, spaces }) => spaces.map((space) => ({ venue, space }))),
    };
  }
}

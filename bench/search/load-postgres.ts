import { readFileSync } from "node:fs";
import type pg from "pg";
import { onGlobe } from "../../src/domain/distance.ts";
import { featureSet, features } from "../../src/domain/space/feature.ts";
import { layouts } from "../../src/domain/space/layout.ts";
import { roomiest, type Space } from "../../src/domain/space/space.ts";
import { starBit } from "../../src/domain/venue/star.ts";
import type { Venue } from "../../src/domain/venue/venue.ts";
import { venueTypeByKey } from "../../src/domain/venue/venue-type.ts";
import { normalised } from "../../src/server/search/normalised.ts";
import { knownOfSpace, scoreOf } from "../../src/server/search/score.ts";
import { type MarkedText, namesOf, placesOf, readingsOf } from "../../src/server/search/venue-text.ts";
import type { GeneratedCatalogue } from "./catalogue.ts";

type Column<Row> = readonly [name: string, type: string, value: (row: Row) => unknown];

/** Returns the text from each position to the end of its line, one line per position. */
const tails = (text: string, positions: Iterable<number>): string =>
  [...positions].map((at) => `\n${text.slice(at).split(/[\n\t]/, 1)[0]}`).join("");

/** Yields the positions where a Latin or numeric token may begin. */
function* beginnings({ text, marks }: MarkedText): Generator<number> {
  const marked = new Set(marks);
  const kind = (at: number) => (/[a-z]/.test(text[at] ?? "") ? 1 : /[0-9]/.test(text[at] ?? "") ? 2 : 0);
  for (let at = 0; at < text.length; at++)
    if (kind(at) !== 0 && (marked.has(at) || kind(at) !== kind(at - 1))) yield at;
}

function textsOf(venue: Venue, spaces: readonly Space[]) {
  const all = namesOf(venue);
  const cut = all.text.indexOf("\t");
  const readings = readingsOf(venue);
  const places = placesOf(venue);
  const texts = {
    names: `${cut < 0 ? all.text : all.text.slice(0, cut)}\n`,
    brands: cut < 0 ? "" : all.text.slice(cut),
    latin: tails(all.text, beginnings(all)),
    readings: readings.text,
    syllables: tails(readings.text, readings.marks),
    initials: readings.initials,
    places,
    places_latin: tails(places, beginnings({ text: places, marks: [] })),
  };
  const halls = spaces.map(({ name }) => `\n${normalised(name)}`);
  return { ...texts, doc: [...Object.values(texts), ...halls].join("") };
}

const seconds = (iso: string): number => Date.parse(iso) / 1000;
const ofVenue = featureSet(features.filter(({ of }) => of === "venue").map(({ key }) => key));

type VenueRow = { venue: Venue; score: number; texts: ReturnType<typeof textsOf> };
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
const venueColumns: Column<VenueRow>[] = [
  ["num", "bigint", ({ venue }) => venue.id],
  ["city", "int", ({ venue }) => Number(venue.cityCode)],
  ["type", "smallint", ({ venue }) => venueTypeByKey(venue.type).bit],
  ["star", "smallint", ({ venue }) => starBit(venue)],
  ["x", "double precision", ({ venue }) => onGlobe(venue.lng!, venue.lat!).x],
  ["y", "double precision", ({ venue }) => onGlobe(venue.lng!, venue.lat!).y],
  ["z", "double precision", ({ venue }) => onGlobe(venue.lng!, venue.lat!).z],
  ["listed", "int", ({ venue }) => seconds(venue.listedAt)],
  ["score", "int", ({ score }) => score],
  // PostgreSQL requires arrays of arrays to be rectangular, so the ids are sent as text.
  ["regions", "text", ({ venue }) => `{${venue.regionIds.join(",")}}`],
  ...textNames.map((name): Column<VenueRow> => [name, "text", ({ texts }) => texts[name]]),
];

type SpaceRow = { venue: Venue; space: Space };
const spaceColumns: Column<SpaceRow>[] = [
  ["num", "bigint", ({ space }) => space.id],
  ["venue", "bigint", ({ space }) => space.venueId],
  ["city", "int", ({ venue }) => Number(venue.cityCode)],
  ["area", "int", ({ space }) => Math.round((space.area ?? 0) * 100)],
  ["height", "int", ({ space }) => Math.round((space.height ?? 0) * 100)],
  ["price", "bigint", ({ space }) => (space.priceDay === undefined ? null : Math.round(space.priceDay * 100))],
  ["features", "int", ({ venue, space }) => featureSet(space.features) | (featureSet(venue.features) & ofVenue)],
  ["listed", "int", ({ space }) => seconds(space.listedAt)],
  ["roomiest", "int", ({ space }) => roomiest(space.capacity)],
  ...layouts.map(({ id, key }): Column<SpaceRow> => [`c${id}`, "int", ({ space }) => space.capacity[key] ?? 0]),
  ["known", "smallint", ({ space }) => knownOfSpace(space)],
  ["name", "text", ({ space }) => `\n${normalised(space.name)}`],
  [
    "name_latin",
    "text",
    ({ space }) => {
      const text = `\n${normalised(space.name)}`;
      return tails(text, beginnings({ text, marks: [] }));
    },
  ],
];

async function insert<Row>(client: pg.Client, table: string, columns: Column<Row>[], rows: Row[]): Promise<void> {
  const names = columns.map(([name]) => name).join(", ");
  const values = columns.map(([name]) => (name === "regions" ? "regions::int[]" : name)).join(", ");
  const arrays = columns.map(([, type], at) => `$${at + 1}::${type}[]`).join(", ");
  await client.query(
    `insert into ${table} (${names}) select ${values} from unnest(${arrays}) as row (${names})`,
    columns.map(([, , value]) => rows.map(value)),
  );
}

const venuesAtOnce = 1000;

/** Loads the catalogue into an empty database and creates the indexes. */
export async function loadPostgres(client: pg.Client, catalogue: GeneratedCatalogue): Promise<void> {
  const schema = readFileSync(new URL("schema.sql", import.meta.url), "utf8");
  const [tables, indexes] = schema.split("-- after the load") as [string, string];
  await client.query(tables);
  for (let from = 0; from < catalogue.venueCount; from += venuesAtOnce) {
    const count = Math.min(venuesAtOnce, catalogue.venueCount - from);
    const part = Array.from({ length: count }, (_, at) => catalogue.at(from + at));
    const venues = part.map(({ venue, spaces }) => ({
      venue,
      score: scoreOf(venue, spaces),
      texts: textsOf(venue, spaces),
    }));
    await insert(client, "venue", venueColumns, venues);
    await insert(
      client,
      "space",
      spaceColumns,
      part.flatMap(({ venue, spaces }) => spaces.map((space) => ({ venue, space }))),
    );
  }
  for (const statement of indexes.split(";")) if (statement.trim() !== "") await client.query(statement);
}

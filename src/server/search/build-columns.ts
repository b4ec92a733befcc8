import { type FeatureKey, features, featureSet } from "../../domain/space/feature.ts";
import { layouts } from "../../domain/space/layout.ts";
import type { Space } from "../../domain/space/space.ts";
import { starBit } from "../../domain/venue/star.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import { venueTypeByKey } from "../../domain/venue/venue-type.ts";
import type { Columns, SpaceColumns, VenueColumns } from "./columns.ts";
import { normalised } from "./normalised.ts";
import { knownOfSpace, scoreOf } from "./score.ts";
import { turns } from "./turns.ts";
import { textOf } from "./venue-text.ts";

const ofVenue = featureSet(features.filter((feature) => feature.of === "venue").map((feature) => feature.key));

/** Ids in the order of their numbers, without making numbers of them. */
export const byId = (a: { id: string }, b: { id: string }): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const numbers = (length: number): Float64Array => new Float64Array(length).fill(Number.NaN);
const set = (keys: readonly FeatureKey[]): number => featureSet(keys) >>> 0;
const moment = (iso: string): number => Date.parse(iso) || 0;

function emptyVenues(count: number): VenueColumns {
  return {
    ids: Array.from({ length: count }),
    names: Array.from({ length: count }),
    rowOf: new Map(),
    cityRows: new Map(),
    cityCode: Array.from({ length: count }),
    regionIds: Array.from({ length: count }),
    type: new Uint8Array(count),
    star: new Uint8Array(count),
    features: new Uint32Array(count),
    lng: numbers(count),
    lat: numbers(count),
    rating: numbers(count),
    guestRooms: numbers(count),
    guestRoomPrice: numbers(count),
    listedAt: new Float64Array(count),
    score: new Float64Array(count),
    demo: new Uint8Array(count),
    text: Array.from({ length: count }),
    spaceStart: new Uint32Array(count + 1),
    largestArea: numbers(count),
    largestCapacity: numbers(count),
    highestCeiling: numbers(count),
    cheapestDay: numbers(count),
  };
}

function emptySpaces(count: number): SpaceColumns {
  return {
    ids: Array.from({ length: count }),
    rowOf: new Map(),
    venue: new Uint32Array(count),
    names: Array.from({ length: count }),
    capacity: layouts.map(() => new Uint32Array(count)),
    roomiest: new Uint32Array(count),
    roomiestLayout: new Uint8Array(count),
    area: numbers(count),
    heightCm: numbers(count),
    priceDay: numbers(count),
    features: new Uint32Array(count),
    listedAt: new Float64Array(count),
    known: new Float64Array(count),
  };
}

function putVenue(venues: VenueColumns, row: number, venue: Venue, spaces: readonly Space[]): void {
  venues.ids[row] = venue.id;
  venues.names[row] = venue.name;
  venues.rowOf.set(venue.id, row);
  venues.cityCode[row] = venue.cityCode;
  venues.regionIds[row] = [...new Set(venue.regionIds)];
  venues.type[row] = venueTypeByKey(venue.type).bit;
  venues.star[row] = starBit(venue);
  venues.features[row] = set(venue.features);
  venues.lng[row] = venue.lng ?? Number.NaN;
  venues.lat[row] = venue.lat ?? Number.NaN;
  venues.rating[row] = venue.rating?.score ?? Number.NaN;
  venues.guestRooms[row] = venue.guestRoomCount ?? Number.NaN;
  venues.guestRoomPrice[row] = venue.guestRoomPriceFrom ?? Number.NaN;
  venues.listedAt[row] = moment(venue.listedAt);
  venues.score[row] = scoreOf(venue, spaces);
  venues.demo[row] = Number(venue.demo);
  venues.text[row] = textOf(venue);
}

function putSpace(spaces: SpaceColumns, row: number, space: Space, venueRow: number, venueFeatures: number): void {
  spaces.ids[row] = space.id;
  spaces.rowOf.set(space.id, row);
  spaces.venue[row] = venueRow;
  spaces.names[row] = normalised(space.name);
  for (const { id, key } of layouts) {
    const people = Math.max(0, Math.floor(space.capacity[key] ?? 0));
    spaces.capacity[id - 1]![row] = people;
    if (people > spaces.roomiest[row]!) {
      spaces.roomiest[row] = people;
      spaces.roomiestLayout[row] = id;
    }
  }
  spaces.area[row] = space.area ?? Number.NaN;
  spaces.heightCm[row] = space.height === undefined ? Number.NaN : Math.round(space.height * 100);
  spaces.priceDay[row] = space.priceDay ?? Number.NaN;
  spaces.features[row] = (set(space.features) | (venueFeatures & ofVenue)) >>> 0;
  spaces.listedAt[row] = moment(space.listedAt);
  spaces.known[row] = knownOfSpace(space);
}

const extreme = (values: (number | undefined)[], pick: (...of: number[]) => number): number => {
  const known = values.filter((value): value is number => value !== undefined);
  return known.length === 0 ? Number.NaN : pick(...known);
};

function putTotals(venues: VenueColumns, row: number, spaces: readonly Space[]): void {
  const people = spaces.flatMap((space) => Object.values(space.capacity)).filter((count) => count > 0);
  venues.largestArea[row] = extreme(
    spaces.map((space) => space.area),
    Math.max,
  );
  venues.largestCapacity[row] = extreme(people, Math.max);
  venues.highestCeiling[row] = extreme(
    spaces.map((space) => space.height),
    Math.max,
  );
  venues.cheapestDay[row] = extreme(
    spaces.map((space) => space.priceDay),
    Math.min,
  );
}

/** Columns of these venues and spaces (spaces of unknown venues are left out). Gives way to others as it goes. */
export async function buildColumns(allVenues: readonly Venue[], allSpaces: readonly Space[]): Promise<Columns> {
  const turn = turns();
  const spacesByVenue = Map.groupBy(allSpaces, (space) => space.venueId);
  await turn();
  const sorted = allVenues.toSorted(byId);
  const venues = emptyVenues(sorted.length);
  const spaces = emptySpaces(sorted.reduce((sum, { id }) => sum + (spacesByVenue.get(id)?.length ?? 0), 0));
  const rowsByCity = new Map<string, number[]>();
  let next = 0;
  for (const [row, venue] of sorted.entries()) {
    const own = (spacesByVenue.get(venue.id) ?? []).toSorted(byId);
    putVenue(venues, row, venue, own);
    putTotals(venues, row, own);
    venues.spaceStart[row] = next;
    for (const space of own) putSpace(spaces, next++, space, row, venues.features[row]!);
    const rows = rowsByCity.get(venue.cityCode);
    if (rows) rows.push(row);
    else rowsByCity.set(venue.cityCode, [row]);
    await turn();
  }
  venues.spaceStart[sorted.length] = next;
  for (const [code, rows] of rowsByCity) venues.cityRows.set(code, Uint32Array.from(rows));
  return { venues, spaces };
}

import { type FeatureKey, features, featureSet } from "../../domain/space/feature.ts";
import { layouts } from "../../domain/space/layout.ts";
import { onGlobe } from "../../domain/distance.ts";
import { roomiest, type Space } from "../../domain/space/space.ts";
import { starBit } from "../../domain/venue/star.ts";
import type { Venue } from "../../domain/venue/venue.ts";
import { venueTypeByKey } from "../../domain/venue/venue-type.ts";
import { GrowingColumn, GrowingTable } from "./column-table.ts";
import { crowd, idNumber, type Shard, spaceShape, unknownPrice, venueShape } from "./columns.ts";
import { Dictionary, renumbering, TermListsBuilder } from "./dictionary.ts";
import { normalised } from "./normalised.ts";
import { knownOfSpace, scoreOf } from "./score.ts";
import { MarkedPoolBuilder, PoolBuilder, textAt } from "./text-pool.ts";
import { namesOf, placesOf, readingsOf } from "./venue-text.ts";

const ofVenue = featureSet(features.filter((feature) => feature.of === "venue").map((feature) => feature.key));

/** Compares ids in numeric order without converting them. */
export const byId = (a: { id: string }, b: { id: string }): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const bits = (keys: readonly FeatureKey[]): number => featureSet(keys) >>> 0;
const seconds = (iso: string): number => Math.max(0, Math.floor((Date.parse(iso) || 0) / 1000));
const hundredths = (value: number | undefined): number => (value === undefined ? 0 : Math.round(value * 100));
const fen = (yuan: number | undefined): number =>
  yuan === undefined ? unknownPrice : Math.min(unknownPrice - 1, Math.round(yuan * 100));
const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

const offeredBy = ({ capacity }: Space): number =>
  layouts.reduce((set, { id, key }) => ((capacity[key] ?? 0) >= 1 ? set | (1 << (id - 1)) : set), 0);

/** Returns the features of a space, including the venue-wide features of its venue. */
const featuresIn = (space: Space, venueFeatures: number): number =>
  (bits(space.features) | (venueFeatures & ofVenue)) >>> 0;

const nowhere = { x: Number.NaN, y: Number.NaN, z: Number.NaN };

/** Converts a space to its column values. */
function spaceRow(space: Space, venueFeatures: number) {
  return {
    id: idNumber(space.id),
    area: hundredths(space.area),
    height: hundredths(space.height),
    priceDay: fen(space.priceDay),
    features: featuresIn(space, venueFeatures),
    listedAt: seconds(space.listedAt),
    roomiest: Math.min(crowd, roomiest(space.capacity)),
    offered: offeredBy(space),
    known: knownOfSpace(space),
  };
}

function venueRow(venue: Venue, spaces: readonly Space[]) {
  const features = bits(venue.features);
  return {
    id: idNumber(venue.id),
    type: venueTypeByKey(venue.type).bit,
    star: starBit(venue),
    features,
    lng: venue.lng ?? Number.NaN,
    lat: venue.lat ?? Number.NaN,
    ...(venue.lng === undefined || venue.lat === undefined ? nowhere : onGlobe(venue.lng, venue.lat)),
    rating: venue.rating ? hundredths(venue.rating.score) + 1 : 0,
    guestRooms: venue.guestRoomCount ?? 0,
    guestRoomPrice: fen(venue.guestRoomPriceFrom),
    listedAt: seconds(venue.listedAt),
    score: scoreOf(venue, spaces),
    demo: Number(venue.demo),
    spaceFeatures: spaces.reduce((set, space) => set | featuresIn(space, features), 0) >>> 0,
    offered: spaces.reduce((set, space) => set | offeredBy(space), 0),
    largestArea: most(spaces.map(({ area }) => hundredths(area))),
    largestCapacity: most(spaces.map(({ capacity }) => roomiest(capacity))),
    highestCeiling: most(spaces.map(({ height }) => hundredths(height))),
    cheapestDay: spaces.reduce((least, { priceDay }) => Math.min(least, fen(priceDay)), unknownPrice),
  };
}

/** A builder of a city's shard, filled in id order with new venues or rows of the former shard. */
export class ShardBuilder {
  readonly #cityCode: string;
  readonly #former: Shard | undefined;
  readonly #venues = new GrowingTable(venueShape);
  readonly #spaces = new GrowingTable(spaceShape);
  readonly #capacity = new GrowingColumn(Uint16Array);
  readonly #spaceName = new GrowingColumn(Uint32Array);
  readonly #crowds = new Map<number, number>();
  readonly #spaceStart = new GrowingColumn(Uint32Array);
  readonly #regions = new TermListsBuilder();
  readonly #facilities = new TermListsBuilder();
  readonly #titles = new PoolBuilder();
  readonly #names = new MarkedPoolBuilder();
  readonly #readings = new MarkedPoolBuilder();
  readonly #initials = new PoolBuilder();
  readonly #places = new PoolBuilder();
  readonly #spaceNames = new Dictionary();
  readonly #brands = new Map<string, string>();
  readonly #oddIds = { venues: new Map<number, string>(), spaces: new Map<number, string>() };
  readonly #renumber: Record<"regions" | "facilities" | "spaceNames", (old: number) => number>;

  /** @param former the shard that rows are copied from */
  constructor(cityCode: string, former?: Shard) {
    this.#cityCode = cityCode;
    this.#former = former;
    const none = () => 0;
    this.#renumber = former
      ? {
          regions: this.#regions.renumberingOf(former.regions),
          facilities: this.#facilities.renumberingOf(former.facilities),
          spaceNames: renumbering(former.spaceNames.starts.length - 1, (old) =>
            this.#spaceNames.numberOf(textAt(former.spaceNames, old).slice(1)),
          ),
        }
      : { regions: none, facilities: none, spaceNames: none };
    // Unused brands stay until the city is read again: an extra name does no harm.
    if (former) for (const [name, group] of former.brands) this.#brands.set(name, group);
  }

  /** Adds a venue and its spaces. */
  add(venue: Venue, unsorted: readonly Space[]): void {
    const spaces = unsorted.toSorted(byId);
    const row = venueRow(venue, spaces);
    if (Number.isNaN(row.id)) this.#oddIds.venues.set(this.#venues.length, venue.id);
    this.#venues.push(row);
    this.#spaceStart.push(this.#spaces.length);
    this.#regions.push(new Set(venue.regionIds));
    this.#facilities.push(new Set(venue.facilities));
    this.#titles.push(venue.name);
    const names = namesOf(venue);
    this.#names.push(names.text, names.marks);
    const readings = readingsOf(venue);
    this.#readings.push(readings.text, readings.marks);
    this.#initials.push(readings.initials);
    this.#places.push(placesOf(venue));
    const group = venue.groupName ?? venue.brandName;
    if (group !== undefined) {
      this.#brands.set(group, group);
      if (venue.brandName !== undefined) this.#brands.set(venue.brandName, group);
    }
    for (const space of spaces) this.#addSpace(space, row.features);
  }

  #addSpace(space: Space, venueFeatures: number): void {
    const at = this.#spaces.length;
    const row = spaceRow(space, venueFeatures);
    if (Number.isNaN(row.id)) this.#oddIds.spaces.set(at, space.id);
    this.#spaces.push(row);
    this.#spaceName.push(this.#spaceNames.numberOf(normalised(space.name)));
    if (row.roomiest === crowd) this.#crowds.set(at * 9, roomiest(space.capacity));
    for (const { id, key } of layouts) {
      const people = Math.max(0, Math.floor(space.capacity[key] ?? 0));
      this.#capacity.push(Math.min(crowd, people));
      if (people >= crowd) this.#crowds.set(at * 9 + id, people);
    }
  }

  /** Copies venue rows `from` to `to` (exclusive) of the former shard, with their spaces. */
  keep(from: number, to: number): void {
    const former = this.#former!;
    const [first, end] = [former.spaceStart[from]!, former.spaceStart[to]!];
    const [venueShift, shift] = [this.#venues.length - from, this.#spaces.length - first];
    for (const [row, id] of former.oddIds.venues)
      if (row >= from && row < to) this.#oddIds.venues.set(row + venueShift, id);
    for (const [row, id] of former.oddIds.spaces)
      if (row >= first && row < end) this.#oddIds.spaces.set(row + shift, id);
    for (const [slot, people] of former.spaces.crowds)
      if (slot >= first * 9 && slot < end * 9) this.#crowds.set(slot + shift * 9, people);
    for (let row = from; row < to; row++) this.#spaceStart.push(former.spaceStart[row]! + shift);
    this.#venues.append(former.venues, from, to);
    this.#regions.append(former.regions, from, to, this.#renumber.regions);
    this.#facilities.append(former.facilities, from, to, this.#renumber.facilities);
    this.#titles.append(former.titles, from, to);
    this.#names.append(former.names, from, to);
    this.#readings.append(former.readings, from, to);
    this.#initials.append(former.initials, from, to);
    this.#places.append(former.places, from, to);
    this.#spaces.append(former.spaces, first, end);
    this.#spaceName.append(former.spaces.name.slice(first, end).map(this.#renumber.spaceNames));
    this.#capacity.append(former.spaces.capacity.subarray(first * 8, end * 8));
  }

  get venues(): number {
    return this.#venues.length;
  }

  finished(): Shard {
    this.#spaceStart.push(this.#spaces.length);
    const spaceNames = new PoolBuilder();
    for (const name of this.#spaceNames.terms) spaceNames.push(`\n${name}`);
    return {
      cityCode: this.#cityCode,
      venues: this.#venues.finished(),
      spaces: {
        ...this.#spaces.finished(),
        name: this.#spaceName.finished(),
        capacity: this.#capacity.finished(),
        crowds: this.#crowds,
      },
      spaceStart: this.#spaceStart.finished(),
      regions: this.#regions.finished(),
      facilities: this.#facilities.finished(),
      titles: this.#titles.finished(),
      names: this.#names.finished(),
      readings: this.#readings.finished(),
      initials: this.#initials.finished(),
      places: this.#places.finished(),
      spaceNames: spaceNames.finished(),
      brands: this.#brands,
      oddIds: this.#oddIds,
    };
  }
}

import { type FeatureKey, features, toFeatureBits } from "#domain/space/features.ts";
import { layouts } from "#domain/space/layouts.ts";
import { getEstimatedArea, getEstimateStar } from "#domain/estimate/estimate-space.ts";
import { toUnitSphere } from "#domain/distance.ts";
import { getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import { hasKnownSides } from "#domain/seating/room.ts";
import type { Space } from "#domain/space/space.ts";
import { getStarBit } from "#domain/venue/star-levels.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { findVenueBrand } from "#domain/venue/hotel-brands.ts";
import { isVenueGroup } from "#domain/venue/venue-groups.ts";
import { getVenueTypeByKey } from "#domain/venue/venue-types.ts";
import { GrowingColumn, GrowingTable } from "../columns/growing-table.ts";
import {
  capacityOverflow,
  toGroupTerm,
  toIdNumber,
  type Shard,
  spaceShape,
  toCapacityPairs,
  unknownPrice,
  venueShape,
} from "../columns/shard.ts";
import { Dictionary, createRenumbering, TermListsBuilder } from "../columns/dictionary.ts";
import { normaliseText } from "../columns/normalise-text.ts";
import { packageShape, toPackageRows } from "../columns/package-columns.ts";
import { countKnownFacts, computeScore } from "../columns/compute-score.ts";
import { MarkedPoolBuilder, PoolBuilder, getText } from "../columns/text-pool.ts";
import { getMapPosition } from "./get-map-position.ts";
import { buildNameText, buildPlaceText, buildReadingText } from "./marked-text.ts";

const venueWideFeatures = toFeatureBits(
  features.filter((feature) => feature.of === "venue").map((feature) => feature.key),
);

/** Compares ids in numeric order without converting them. */
export const compareIds = (a: { id: string }, b: { id: string }): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const toUnsignedFeatureBits = (keys: readonly FeatureKey[]): number => toFeatureBits(keys) >>> 0;
const toSeconds = (iso: string): number => Math.max(0, Math.floor((Date.parse(iso) || 0) / 1000));
const toHundredths = (value: number | undefined): number => (value === undefined ? 0 : Math.round(value * 100));
const toFen = (yuan: number | undefined): number =>
  yuan === undefined ? unknownPrice : Math.min(unknownPrice - 1, Math.round(yuan * 100));
const maxOf = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

/** Returns the trusted people by layout, theatre first; 0 if unknown or unsuitable. */
const getPeopleByLayout = (space: Space): number[] =>
  layouts.map(({ key }) => Math.max(0, Math.floor(getTrustedCapacity(space, key) ?? 0)));

/** Returns the bit set of the layouts (bit 0 theatre) with people. */
const getOfferedLayouts = (people: readonly number[]): number =>
  people.reduce((set, count, bit) => (count > 0 ? set | (1 << bit) : set), 0);

/** Returns the features of a space, including the venue-wide features of its venue. */
const getSpaceFeatures = (space: Space, venueFeatures: number): number =>
  (toUnsignedFeatureBits(space.features) | (venueFeatures & venueWideFeatures)) >>> 0;

/** Returns the terms of a venue's group and brand. */
function listGroupTerms(venue: Venue): string[] {
  const { groupName } = venue;
  if (groupName === undefined) return [];
  const brandId = venue.brandId ?? (isVenueGroup(groupName) ? findVenueBrand(groupName, venue)?.id : undefined);
  return [toGroupTerm(groupName), ...(brandId === undefined ? [] : [toGroupTerm(groupName, brandId)])];
}

const unknownPosition = { x: Number.NaN, y: Number.NaN, z: Number.NaN };

/** Largest side that its column holds, centimetres. */
const maxSide = 0xffff;

/** Converts a space to its column values. */
function toSpaceRow(space: Space, venueFeatures: number) {
  const people = getPeopleByLayout(space);
  return {
    id: toIdNumber(space.id),
    area: toHundredths(space.area),
    length: hasKnownSides(space) ? Math.min(maxSide, toHundredths(space.length)) : 0,
    width: hasKnownSides(space) ? Math.min(maxSide, toHundredths(space.width)) : 0,
    height: toHundredths(space.height),
    priceDay: toFen(space.priceDay),
    priceHalfDay: toFen(space.priceHalfDay),
    priceEvening: toFen(space.priceEvening),
    hireArea: getEstimatedArea(space) ?? 0,
    features: getSpaceFeatures(space, venueFeatures),
    listedAt: toSeconds(space.listedAt),
    people,
    maxCapacity: maxOf(people),
    offered: getOfferedLayouts(people),
    knownFacts: countKnownFacts(space),
  };
}

type SpaceRow = ReturnType<typeof toSpaceRow>;

/** Converts what a venue publishes in addition to its spaces' hire. */
const toPriceColumns = ({ star, prices = {} }: Venue) => ({
  estimateStar: getEstimateStar(star),
  lunchPrice: toFen(prices.lunchBuffet ?? prices.lunchSet),
  dinnerPrice: toFen(prices.dinnerBuffet),
  teaBreakPrice: toFen(prices.teaBreak),
  tablePrice: toFen(prices.table),
  minimumBuffetPeople: prices.minimumBuffetPeople ?? 0,
  minimumTables: prices.minimumTables ?? 0,
});

function toVenueRow(venue: Venue, features: number, spaces: readonly Space[], rows: readonly SpaceRow[]) {
  return {
    id: toIdNumber(venue.id),
    type: getVenueTypeByKey(venue.type).bit,
    star: getStarBit(venue),
    features,
    ...getMapPosition(venue),
    // No distance is measured from a district's centre.
    ...(venue.lng === undefined || venue.lat === undefined || venue.approximatePosition
      ? unknownPosition
      : toUnitSphere(venue.lng, venue.lat)),
    rating: venue.rating ? toHundredths(venue.rating.score) + 1 : 0,
    guestRooms: venue.guestRoomCount ?? 0,
    guestRoomPrice: toFen(venue.guestRoomPriceFrom),
    ...toPriceColumns(venue),
    listedAt: toSeconds(venue.listedAt),
    score: computeScore(venue, spaces),
    demo: Number(venue.demo),
    spaceFeatures: rows.reduce((set, space) => set | space.features, 0) >>> 0,
    offered: rows.reduce((set, space) => set | space.offered, 0),
    largestArea: maxOf(rows.map(({ area }) => area)),
    largestCapacity: maxOf(rows.map(({ maxCapacity }) => maxCapacity)),
    highestCeiling: maxOf(rows.map(({ height }) => height)),
    cheapestDay: rows.reduce((min, { priceDay }) => Math.min(min, priceDay), unknownPrice),
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
  readonly #overflowCapacities = new Map<number, number>();
  readonly #spaceStart = new GrowingColumn(Uint32Array);
  readonly #packages = new GrowingTable(packageShape);
  readonly #packageStart = new GrowingColumn(Uint32Array);
  readonly #regions = new TermListsBuilder();
  readonly #facilities = new TermListsBuilder();
  readonly #groups = new TermListsBuilder();
  readonly #titles = new PoolBuilder();
  readonly #names = new MarkedPoolBuilder();
  readonly #readings = new MarkedPoolBuilder();
  readonly #initials = new PoolBuilder();
  readonly #places = new PoolBuilder();
  readonly #spaceNames = new Dictionary();
  readonly #brands = new Map<string, string>();
  readonly #nonNumericIds = { venues: new Map<number, string>(), spaces: new Map<number, string>() };
  readonly #renumber: Record<"regions" | "facilities" | "groups" | "spaceNames", (old: number) => number>;

  /** @param former the shard that rows are copied from */
  constructor(cityCode: string, former?: Shard) {
    this.#cityCode = cityCode;
    this.#former = former;
    const none = () => 0;
    this.#renumber = former
      ? {
          regions: this.#regions.createRenumbering(former.regions),
          facilities: this.#facilities.createRenumbering(former.facilities),
          groups: this.#groups.createRenumbering(former.groups),
          spaceNames: createRenumbering(former.spaceNames.starts.length - 1, (old) =>
            this.#spaceNames.getNumber(getText(former.spaceNames, old).slice(1)),
          ),
        }
      : { regions: none, facilities: none, groups: none, spaceNames: none };
    // Unused brands stay until the city is read again: an extra name does no harm.
    if (former) for (const [name, group] of former.brands) this.#brands.set(name, group);
  }

  /** Adds a venue and its spaces. */
  add(venue: Venue, unsorted: readonly Space[]): void {
    const spaces = unsorted.toSorted(compareIds);
    const features = toUnsignedFeatureBits(venue.features);
    const spaceRows = spaces.map((space) => toSpaceRow(space, features));
    const row = toVenueRow(venue, features, spaces, spaceRows);
    if (Number.isNaN(row.id)) this.#nonNumericIds.venues.set(this.#venues.length, venue.id);
    this.#venues.push(row);
    this.#spaceStart.push(this.#spaces.length);
    this.#packageStart.push(this.#packages.length);
    for (const offered of toPackageRows(venue, spaces)) this.#packages.push(offered);
    this.#regions.push(new Set(venue.regionIds));
    this.#facilities.push(new Set(venue.facilities));
    this.#groups.push(listGroupTerms(venue));
    this.#titles.push(venue.name);
    const names = buildNameText(venue);
    this.#names.push(names.text, names.marks);
    const readings = buildReadingText(venue);
    this.#readings.push(readings.text, readings.marks);
    this.#initials.push(readings.initials);
    this.#places.push(buildPlaceText(venue));
    const group = venue.groupName ?? venue.brandName;
    if (group !== undefined) {
      this.#brands.set(group, group);
      if (venue.brandName !== undefined) this.#brands.set(venue.brandName, group);
    }
    for (const [at, space] of spaces.entries()) this.#addSpace(space, spaceRows[at]!);
  }

  #addSpace(space: Space, row: SpaceRow): void {
    const at = this.#spaces.length;
    if (Number.isNaN(row.id)) this.#nonNumericIds.spaces.set(at, space.id);
    const { people, maxCapacity } = row;
    this.#spaces.push({ ...row, maxCapacity: Math.min(capacityOverflow, maxCapacity) });
    this.#spaceName.push(this.#spaceNames.getNumber(normaliseText(space.name)));
    if (maxCapacity >= capacityOverflow) this.#overflowCapacities.set(at * 9, maxCapacity);
    for (const { id } of layouts) {
      const count = people[id - 1]!;
      this.#capacity.push(Math.min(capacityOverflow, count));
      if (count >= capacityOverflow) this.#overflowCapacities.set(at * 9 + id, count);
    }
  }

  /** Copies venue rows `from` to `to` (exclusive) of the former shard, with their spaces. */
  copyRows(from: number, to: number): void {
    const former = this.#former!;
    const [first, end] = [former.spaceStart[from]!, former.spaceStart[to]!];
    const [venueShift, shift] = [this.#venues.length - from, this.#spaces.length - first];
    for (const [row, id] of former.nonNumericIds.venues)
      if (row >= from && row < to) this.#nonNumericIds.venues.set(row + venueShift, id);
    for (const [row, id] of former.nonNumericIds.spaces)
      if (row >= first && row < end) this.#nonNumericIds.spaces.set(row + shift, id);
    for (const [slot, people] of former.spaces.overflowCapacities)
      if (slot >= first * 9 && slot < end * 9) this.#overflowCapacities.set(slot + shift * 9, people);
    const firstPackage = former.packageStart[from]!;
    const packageShift = this.#packages.length - firstPackage;
    for (let row = from; row < to; row++) {
      this.#spaceStart.push(former.spaceStart[row]! + shift);
      this.#packageStart.push(former.packageStart[row]! + packageShift);
    }
    this.#packages.append(former.packages, firstPackage, former.packageStart[to]!);
    this.#venues.append(former.venues, from, to);
    this.#regions.append(former.regions, from, to, this.#renumber.regions);
    this.#facilities.append(former.facilities, from, to, this.#renumber.facilities);
    this.#groups.append(former.groups, from, to, this.#renumber.groups);
    this.#titles.append(former.titles, from, to);
    this.#names.append(former.names, from, to);
    this.#readings.append(former.readings, from, to);
    this.#initials.append(former.initials, from, to);
    this.#places.append(former.places, from, to);
    this.#spaces.append(former.spaces, first, end);
    this.#spaceName.append(former.spaces.name.slice(first, end).map(this.#renumber.spaceNames));
    this.#capacity.append(former.spaces.capacity.subarray(first * 8, end * 8));
  }

  get venueCount(): number {
    return this.#venues.length;
  }

  build(): Shard {
    this.#spaceStart.push(this.#spaces.length);
    this.#packageStart.push(this.#packages.length);
    const spaceNames = new PoolBuilder();
    for (const name of this.#spaceNames.terms) spaceNames.push(`\n${name}`);
    const capacity = this.#capacity.toArray();
    return {
      cityCode: this.#cityCode,
      venues: this.#venues.toTable(),
      spaces: {
        ...this.#spaces.toTable(),
        name: this.#spaceName.toArray(),
        capacity,
        capacityPairs: toCapacityPairs(capacity),
        overflowCapacities: this.#overflowCapacities,
      },
      spaceStart: this.#spaceStart.toArray(),
      packages: this.#packages.toTable(),
      packageStart: this.#packageStart.toArray(),
      regions: this.#regions.build(),
      facilities: this.#facilities.build(),
      groups: this.#groups.build(),
      titles: this.#titles.build(),
      names: this.#names.build(),
      readings: this.#readings.build(),
      initials: this.#initials.build(),
      places: this.#places.build(),
      spaceNames: spaceNames.build(),
      brands: this.#brands,
      nonNumericIds: this.#nonNumericIds,
    };
  }
}

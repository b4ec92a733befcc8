import { layouts } from "#domain/space/layouts.ts";
import { getLargestCapacities } from "../columns/get-largest-capacities.ts";
import { capacityOverflow, type Shard, unknownPrice } from "../columns/shard.ts";
import { limitsSum } from "../query/compute-row-sum.ts";
import { compareLayouts, type Criteria, getLayoutsSeating, getSeats, hasFeatures } from "../query/criteria.ts";
import { retainInBounds } from "./retain-in-bounds.ts";
import type { VenueList } from "./select-venues.ts";
import { countByVenue, SpaceBlock } from "./space-block.ts";

const allLayouts = (1 << layouts.length) - 1;

/**
 * Returns the bit set of the layouts in which some space of a venue seats the requested people, whatever else it has to
 * meet: no further space can add one. All layouts if the people are beyond what is compared.
 */
function getPossibleLayouts(shard: Shard, venueRow: number, people: number): number {
  if (people <= 1) return shard.venues.offered[venueRow]!;
  return people > capacityOverflow ? allLayouts : compareLayouts(getLargestCapacities(shard), venueRow, people);
}

/** Returns whether every space counts in the layouts that seat the people: none has to meet anything else. */
const isLimitedToSeats = ({ minArea, minHeight, hasPriceLimit, facetSeats, query, context }: Criteria): boolean =>
  minArea === 0 &&
  minHeight === 0 &&
  !hasPriceLimit &&
  !limitsSum(context.sum) &&
  query.features === 0 &&
  facetSeats <= capacityOverflow;

const block = new SpaceBlock();

/** The results of evaluating the spaces of the venues of a list, by place in the list, as counting and sorting need them. */
export class VenueScans {
  /** 1 if the venue matches, else 0. */
  numbers = new Uint32Array(0);
  /** Seats of the best-fitting space in the requested layout; 0 if unknown. */
  seatCounts = new Uint32Array(0);
  /** Fen a day of the cheapest matching space; `unknownPrice` if unknown. */
  prices = new Uint32Array(0);
  /** Union of the features of spaces that match apart from features. */
  features = new Uint32Array(0);
  /** Bit sets of the layouts (bit 0 theatre) in which some space would match. */
  layouts = new Uint8Array(0);

  /** Makes room for the venues of a list. */
  reserve(count: number): void {
    if (this.numbers.length >= count) return;
    this.numbers = new Uint32Array(count);
    this.seatCounts = new Uint32Array(count);
    this.prices = new Uint32Array(count);
    this.features = new Uint32Array(count);
    this.layouts = new Uint8Array(count);
  }

  /** Reads the totals of the venues, if no constraint concerns a single space. */
  readTotals({ venues }: Shard, { rows, count }: VenueList): void {
    const { numbers, seatCounts, prices, features } = this;
    for (let place = 0; place < count; place++) {
      const row = rows[place]!;
      numbers[place] = 1;
      seatCounts[place] = venues.largestCapacity[row]!;
      prices[place] = venues.cheapestDay[row]!;
      features[place] = venues.spaceFeatures[row]!;
      this.layouts[place] = venues.offered[row]!;
    }
  }

  /** Evaluates venues without published spaces: they meet no constraint on spaces, but their own features count. */
  addVenuesWithoutSpaces({ venues, spaceStart }: Shard, { rows, count }: VenueList, required: number): void {
    for (let place = 0; place < count; place++) {
      const row = rows[place]!;
      if (spaceStart[row]! < spaceStart[row + 1]!) continue;
      this.features[place] = venues.features[row]!;
      this.numbers[place] = hasFeatures(venues.features[row]!, required) ? 1 : 0;
    }
  }

  /** Evaluates the spaces of the venues. One space must meet all constraints on spaces. */
  scanSpaces(shard: Shard, list: VenueList, criteria: Criteria): void {
    const { numbers } = this;
    const isLimited = isLimitedToSeats(criteria);
    for (let from = 0; block.fill(shard, list, from, undefined); from = block.to) {
      const count = retainInBounds(block.rows, block.count, shard, criteria);
      countByVenue(shard, list, block, block.rows, count, numbers);
      let first = 0;
      for (let place = block.from; place < block.to; place++) {
        const end = first + numbers[place]!;
        const possible = getPossibleLayouts(shard, list.rows[place]!, criteria.facetSeats);
        this.layouts[place] = isLimited ? possible : 0;
        this.#scanRows(shard, criteria, possible, place, first, end);
        first = end;
      }
    }
  }

  /**
   * Evaluates rows `from` to `to` (exclusive) of the block, which are within the bounds, for the venue of a place, whose
   * `layouts` hold those that are known to match.
   */
  #scanRows({ spaces }: Shard, criteria: Criteria, possible: number, place: number, from: number, to: number): void {
    const { minSeats, facetSeats } = criteria;
    const { people, layout, features } = criteria.query;
    const { rows } = block;
    let met = 0;
    let seatCount = 0;
    let price: number = unknownPrice;
    let united = 0;
    let seating = this.layouts[place]!;
    for (let at = from; at < to; at++) {
      const row = rows[at]!;
      const set = spaces.features[row]!;
      const seats = getSeats(spaces, row, layout);
      // 1 or 0 by the sign of a difference: a branch would often be mispredicted.
      const isSeated = (minSeats - seats - 1) >>> 31;
      const isFeatured = (((set & features) ^ features) - 1) >>> 31;
      united |= set & -isSeated;
      if (seating !== possible) seating |= getLayoutsSeating(spaces, row, facetSeats) & -isFeatured;
      if ((isSeated & isFeatured) === 0) continue;
      if (met === 0 || (people > 0 ? seats < seatCount : seats > seatCount)) seatCount = seats;
      met = 1;
      const own = spaces.priceDay[row]!;
      if (own < price) price = own;
    }
    this.numbers[place] = met;
    this.seatCounts[place] = seatCount;
    this.prices[place] = price;
    this.features[place] = united;
    this.layouts[place] = seating;
  }
}

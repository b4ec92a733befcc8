import { layouts } from "../../domain/space/layout.ts";
import type { Columns } from "./columns.ts";
import { asksForSpace, type Criteria, hasFeatures, meetsMeasures, seats, seatsOf } from "./criteria.ts";
import { countBits, countVenueGroups, type FacetCounts, noCounts } from "./facet-counts.ts";
import { rankOfVenue } from "./text-rank.ts";
import { meetsBeside, metresFrom, missesOf } from "./venue-tests.ts";

/** A row that matches, with what the sorts compare. For a venue `best` is the row of the space that fits best, or -1. */
export interface Match {
  row: number;
  best: number;
  /** People it seats in the layout asked for; 0 where unknown. */
  seats: number;
  /** yuan a day, NaN where unknown */
  price: number;
  /** How well the words meet it. */
  rank: number;
  metres: number;
  /** What its place in the order is, the smaller the sooner; set by the sort. */
  key: number;
}

export interface Matches {
  matches: Match[];
  counts: FacetCounts;
}

/** What the spaces of one venue give. */
interface Scan {
  met: boolean;
  best: number;
  seats: number;
  price: number;
  /** Features found among the spaces that meet all but the features. */
  features: number;
  /** Bit set of the layouts (bit 0 theatre) in which some space would do. */
  layouts: number;
}

const betterSeats = (people: number, candidate: number, best: number): boolean =>
  people > 0 ? candidate < best : candidate > best;

function layoutsSeating({ spaces }: Columns, row: number, people: number): number {
  let set = 0;
  for (const { id } of layouts) if (seatsOf(spaces, row, id) >= Math.max(1, people)) set |= 1 << (id - 1);
  return set;
}

/** One and the same space has to meet everything that is asked of a space. */
function scanSpaces(columns: Columns, venueRow: number, criteria: Criteria): Scan {
  const { venues, spaces } = columns;
  const { people, layout, features } = criteria.query;
  const scan: Scan = { met: false, best: -1, seats: 0, price: Number.NaN, features: 0, layouts: 0 };
  for (let row = venues.spaceStart[venueRow]!; row < venues.spaceStart[venueRow + 1]!; row++) {
    if (!meetsMeasures(spaces, row, criteria)) continue;
    const seated = seats(spaces, row, criteria.query);
    if (seated) scan.features |= spaces.features[row]!;
    if (!hasFeatures(spaces.features[row]!, features)) continue;
    scan.layouts |= layoutsSeating(columns, row, people);
    if (!seated) continue;
    scan.met = true;
    const held = seatsOf(spaces, row, layout);
    if (scan.best < 0 || betterSeats(people, held, scan.seats)) {
      scan.best = row;
      scan.seats = held;
    }
    const price = spaces.priceDay[row]!;
    if (!(scan.price <= price)) scan.price = Number.isNaN(price) ? scan.price : price;
  }
  return scan;
}

/** A house whose spaces nobody published can meet no wish about a space; its own features suffice. */
function scanHouse({ venues }: Columns, row: number, criteria: Criteria): Scan {
  const able = !asksForSpace(criteria);
  const features = venues.features[row]!;
  return {
    met: able && hasFeatures(features, criteria.query.features),
    best: -1,
    seats: 0,
    price: Number.NaN,
    features: able ? features : 0,
    layouts: 0,
  };
}

/** What a venue's spaces (its own features where none is published) give for a query. */
export const scanVenue = (columns: Columns, row: number, criteria: Criteria): Scan =>
  columns.venues.spaceStart[row]! < columns.venues.spaceStart[row + 1]!
    ? scanSpaces(columns, row, criteria)
    : scanHouse(columns, row, criteria);

const noRows = new Uint32Array();

/** The venues of a city that meet the criteria, unsorted, and the counts of every option. */
export function matchVenues(columns: Columns, criteria: Criteria): Matches {
  const { venues } = columns;
  const matches: Match[] = [];
  const counts = noCounts();
  for (const row of venues.cityRows.get(criteria.beside.cityCode) ?? noRows) {
    const missed = missesOf(venues, row, criteria);
    // Two misses count nowhere.
    if ((missed & (missed - 1)) !== 0 || !meetsBeside(venues, row, criteria)) continue;
    const rank = criteria.words.length === 0 ? 0 : rankOfVenue(columns, row, criteria.words);
    if (rank === 0 && criteria.words.length > 0) continue;
    const scan = scanVenue(columns, row, criteria);
    if (missed === 0) {
      countBits(counts.features, scan.features);
      countBits(counts.layouts, scan.layouts);
    }
    if (!scan.met) continue;
    countVenueGroups(counts, venues, row, missed);
    if (missed !== 0) continue;
    const { best, seats: held, price } = scan;
    matches.push({ row, best, seats: held, price, rank, metres: metresFrom(venues, row, criteria.beside), key: 0 });
  }
  return { matches, counts };
}

import { listSumPackages, type SumPackage } from "#domain/estimate/event-sum/sum-figures.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import type { Table } from "./growing-table.ts";
import { unknownPrice } from "./shard.ts";

/** Marks what has no bound: people, last day; and a package of all spaces of its venue. */
const unbounded = 0xffff_ffff;

/** Columns of the packages that a sum can take, one row each, those of a venue contiguous. Prices in fen. */
export const packageShape = {
  price: Uint32Array,
  /** Bit 0: of half a day, 1: with lunch, 2: with dinner. */
  flags: Uint8Array,
  teaBreaks: Uint8Array,
  minimumPeople: Uint32Array,
  maximumPeople: Uint32Array,
  weekdays: Uint8Array,
  /** Days since 1970. */
  firstDay: Uint32Array,
  lastDay: Uint32Array,
  /** Position of its space among those of the venue; `unbounded` for all. */
  space: Uint32Array,
} as const;

export type PackageColumns = Table<typeof packageShape>;
type PackageRow = Record<keyof typeof packageShape, number>;

const toBounded = (value: number): number => Math.min(unbounded, Math.max(0, value));

function toPackageRow(offered: SumPackage, space: number): PackageRow {
  return {
    price: Math.min(unknownPrice - 1, Math.round(offered.price * 100)),
    flags: Number(offered.isHalfDay) | (Number(offered.hasLunch) << 1) | (Number(offered.hasDinner) << 2),
    teaBreaks: Math.min(255, offered.teaBreaks),
    minimumPeople: toBounded(offered.minimumPeople),
    maximumPeople: toBounded(offered.maximumPeople),
    weekdays: offered.weekdays,
    firstDay: toBounded(offered.firstDay),
    lastDay: toBounded(offered.lastDay),
    space,
  };
}

/** Converts the packages of a venue and its spaces, which are sorted by id, to rows: those of all spaces first. */
export const toPackageRows = (venue: Venue, spaces: readonly Space[]): PackageRow[] => [
  ...listSumPackages(venue, {}).map(({ reduced }) => toPackageRow(reduced, unbounded)),
  ...spaces.flatMap((space, at) => listSumPackages({}, space).map(({ reduced }) => toPackageRow(reduced, at))),
];

/** Returns the packages of rows `from` to `to` (exclusive) that hold for a space, by its position in its venue. */
export function readPackages(columns: PackageColumns, from: number, to: number, space: number): SumPackage[] {
  const found: SumPackage[] = [];
  for (let row = from; row < to; row++) {
    if (columns.space[row] !== unbounded && columns.space[row] !== space) continue;
    const flags = columns.flags[row]!;
    const [maximumPeople, lastDay] = [columns.maximumPeople[row]!, columns.lastDay[row]!];
    found.push({
      price: columns.price[row]! / 100,
      isHalfDay: (flags & 1) !== 0,
      hasLunch: (flags & 2) !== 0,
      hasDinner: (flags & 4) !== 0,
      teaBreaks: columns.teaBreaks[row]!,
      minimumPeople: columns.minimumPeople[row]!,
      maximumPeople: maximumPeople === unbounded ? Number.POSITIVE_INFINITY : maximumPeople,
      weekdays: columns.weekdays[row]!,
      firstDay: columns.firstDay[row]!,
      lastDay: lastDay === unbounded ? Number.POSITIVE_INFINITY : lastDay,
    });
  }
  return found;
}

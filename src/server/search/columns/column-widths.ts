import type { FilterKey } from "#domain/search/filters.ts";
import type { features } from "#domain/space/features.ts";
import type { LayoutId } from "#domain/space/layouts.ts";
import type { starLevels } from "#domain/venue/star-levels.ts";
import type { venueTypes } from "#domain/venue/venue-types.ts";

/** Whole numbers below N. */
type Below<N extends number, Counted extends number[] = []> = Counted["length"] extends N
  ? Counted[number]
  : Below<N, [...Counted, Counted["length"]]>;

type Fits<Value extends number, Width extends number> = [Exclude<Value, Below<Width>>] extends [never] ? true : false;
type Assert<Condition extends true> = Condition;

/** Filters that the columnar scan matches by hand. */
type ScannedFilter = "region" | "types" | "stars" | "people" | "layout" | "area" | "price" | "height" | "features";

/**
 * What the columns and the scan can hold. A row added to a table that no longer fits, or a filter that the scan does not
 * match, is a compile error here.
 */
export type ColumnWidths = [
  /** `SpaceColumns.offered` is a `Uint8Array` with a bit for each layout. */
  Assert<Fits<LayoutId, 9>>,
  /** `FacetCounter` counts features in three pieces of 9 bits. */
  Assert<Fits<(typeof features)[number]["bit"], 27>>,
  /** A venue's type and star level are positions in a bit set of a URL group: 9 digits hold 29 bits. */
  Assert<Fits<(typeof venueTypes)[number]["bit"], 29>>,
  Assert<Fits<(typeof starLevels)[number]["bit"], 29>>,
  Assert<[Exclude<FilterKey, ScannedFilter>] extends [never] ? true : false>,
];

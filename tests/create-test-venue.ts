import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";

/** Creates a venue with the required fields only, overridden by `more`. */
export const createTestVenue = (id: string, more: Partial<Venue> = {}): Venue => ({
  id,
  name: `测试酒店 ${id}`,
  aliases: [],
  cityCode: "110000",
  regionIds: [],
  type: "hotel",
  nearPlaces: [],
  facilities: [],
  features: [],
  transport: [],
  hasVr: false,
  demo: false,
  source: { name: "test" },
  listedAt: "2026-11-01",
  ...more,
});

/** Creates a space with the required fields only, overridden by `more`. */
export const createTestSpace = (id: string, venueId: string, more: Partial<Space> = {}): Space => ({
  id,
  venueId,
  name: `测试厅 ${id}`,
  capacity: {},
  features: [],
  hasVr: false,
  demo: false,
  listedAt: "2026-11-01",
  ...more,
});

/** Collects all rows of an async iterable. */
export async function collectRows<T>(rows: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const row of rows) all.push(row);
  return all;
}

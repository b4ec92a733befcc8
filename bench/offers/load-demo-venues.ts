import { demoSeed } from "#demo/demo-seed.ts";
import { generateCatalogue } from "#demo/generate-catalogue.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";

/** Returns so many venues of the demo with their spaces, those of its largest cities first. */
export function loadDemoVenues(count: number): { venue: Venue; spaces: readonly Space[] }[] {
  const { venues, spaces } = generateCatalogue({ seed: demoSeed });
  const cities = [...Map.groupBy(venues, ({ cityCode }) => cityCode).values()].toSorted((a, b) => b.length - a.length);
  const spacesByVenue = Map.groupBy(spaces, ({ venueId }) => venueId);
  const chosen = cities.flat().slice(0, count);
  return chosen.map((venue) => ({ venue, spaces: spacesByVenue.get(venue.id) ?? [] }));
}

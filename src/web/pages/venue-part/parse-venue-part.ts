import { formatVenuePartHref, type VenuePart } from "#domain/venue/format-venue-href.ts";

/** Returns the part that a path names; undefined where it names none. */
export function parseVenuePart(path: string): VenuePart | undefined {
  const parts = Object.keys(formatVenuePartHref) as VenuePart[];
  const id = /\d+/.exec(path)?.[0] ?? "";
  return parts.find((part) => formatVenuePartHref[part](id) === path);
}

/** A rectangle on the map, in degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Matches west, south, east, north in degrees, with at most five decimals (about a metre). */
export const boxPattern = /^-?\d{1,3}(?:\.\d{1,5})?(?:,-?\d{1,3}(?:\.\d{1,5})?){3}$/;

/** Parses a box from its URL text. Returns undefined if the text is malformed or out of range. */
export function parseBox(text: string | undefined): Box | undefined {
  if (text === undefined || !boxPattern.test(text)) return undefined;
  const [west = 0, south = 0, east = 0, north = 0] = text.split(",").map(Number);
  const isOnGlobe = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return isOnGlobe && west < east && south < north ? { west, south, east, north } : undefined;
}

const formatDegrees = (value: number): string => String(Math.round(value * 1e4) / 1e4);

/** Formats a box for a URL, rounded to about ten metres. */
export const formatBox = ({ west, south, east, north }: Box): string =>
  [west, south, east, north].map(formatDegrees).join(",");

/** Returns a box that is larger by so many degrees on each side. */
export const widenBox = ({ west, south, east, north }: Box, degrees: number): Box => ({
  west: west - degrees,
  south: south - degrees,
  east: east + degrees,
  north: north + degrees,
});

/** Returns whether a position lies in the box, edges included. Unknown positions (NaN) never do. */
export const isInBox = ({ west, south, east, north }: Box, lng: number, lat: number): boolean =>
  lng >= west && lng <= east && lat >= south && lat <= north;

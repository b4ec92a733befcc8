import { landmarkPositions } from "./tables/landmark-positions.ts";

/** A place on the map, in degrees. */
export interface NamedPlace {
  name: string;
  lng: number;
  lat: number;
}

/** Returns the landmark of a city with this name or a part of it (鸟巢 of 国家体育场（鸟巢）), the shortest of several. */
export function findLandmark(cityCode: string, text: string): NamedPlace | undefined {
  const [found] = (landmarkPositions[cityCode] ?? [])
    .filter(([name]) => name.toLowerCase().includes(text.toLowerCase()))
    .toSorted(([a], [b]) => a.length - b.length);
  return found && { name: found[0], lng: found[1], lat: found[2] };
}

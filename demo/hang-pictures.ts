import type { Picture } from "../src/domain/picture/picture.ts";
import { featureSet, featuresIn } from "../src/domain/space/feature.ts";
import type { Venue } from "../src/domain/venue/venue.ts";
import { hangCovers } from "./covers.ts";
import { housePictures } from "./house-pictures.ts";
import { panoramasOf } from "./panoramas.ts";
import { type LibraryPicture, type Theme, themes } from "./picture-library.ts";
import { randomFor } from "./random.ts";
import { hallsWithParts, hangHall, type KindOfSpace } from "./space-pictures.ts";

/** A venue with its spaces and the kinds of their rooms. */
export interface FurnishedHouse {
  venue: Venue;
  /** Furnishing theme; drawn by seed if absent. */
  theme?: Theme | undefined;
  spaces: readonly KindOfSpace[];
}

/** Lists cover candidates, preferred first: spaces by size, then lobby and exterior, in three of ten venues the reverse. */
function coverCandidates(seed: number, { venue, spaces }: FurnishedHouse): Picture[] {
  const bySize = spaces.toSorted((a, b) => (b.space.area ?? 0) - (a.space.area ?? 0));
  // A cover taken from a space keeps its caption and the id of that space.
  const ofSpaces = bySize.slice(0, 6).flatMap(({ space }) => {
    const first = space.pictures?.[0];
    return first ? [{ ...first, spaceId: space.id }] : [];
  });
  const own = (venue.pictures ?? []).filter(({ catalogType }) => catalogType !== "kefang");
  const house = own.filter(({ catalogType }) => catalogType === "dating" || catalogType === "waiguan");
  const drawn = randomFor(seed, "cover", venue.id);
  const most = drawn.chance(0.3) ? [...house, ...ofSpaces] : [...ofSpaces, ...house];
  return [...most, ...own];
}

/** Attaches pictures, panoramas and covers of the library to the venues and spaces. Modifies the rows. */
export function hangPictures(
  seed: number,
  library: readonly LibraryPicture[],
  houses: readonly FurnishedHouse[],
): void {
  if (library.length === 0) return;
  for (const { venue, spaces, theme: own } of houses) {
    const theme = own ?? randomFor(seed, "theme", venue.id).pick(themes);
    const hanging = { seed, theme, library, hung: new Set<string>() };
    for (const hall of hallsWithParts(spaces)) hangHall(hanging, hall);
    const rows = spaces.map(({ space }) => space);
    const pictures = housePictures(seed, venue, rows, theme, library);
    if (pictures.length > 0) venue.pictures = pictures;
    const scenes = panoramasOf(venue, spaces, theme, library);
    if (scenes.length === 0) continue;
    venue.vr = scenes;
    venue.hasVr = true;
    const walked = new Set(scenes.map(({ spaceId }) => spaceId));
    for (const space of rows.filter(({ id }) => walked.has(id))) {
      space.hasVr = true;
      space.features = featuresIn(featureSet([...space.features, "vr"])).map(({ key }) => key);
    }
  }
  hangCovers(
    houses.map((house) => ({
      venue: house.venue,
      spaces: house.spaces.map(({ space }) => space),
      candidates: coverCandidates(seed, house),
    })),
  );
}

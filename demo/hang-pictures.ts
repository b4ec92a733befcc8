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
  /** How it is furnished; else by seed. */
  theme?: Theme | undefined;
  spaces: readonly KindOfSpace[];
}

/** What stands on the outside of a house by its type; a meeting house is known by its largest room. */
function coverCandidates(seed: number, { venue, spaces }: FurnishedHouse): Picture[] {
  const bySize = spaces.toSorted((a, b) => (b.space.area ?? 0) - (a.space.area ?? 0));
  // A cover speaks for the house: it keeps its words but belongs to no space.
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

/** Hangs the library's pictures and panoramas in the houses: each hall in one theme, covers that differ. Changes the rows. */
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

import type { Picture } from "#domain/picture/picture.ts";
import { toFeatureBits, listFeatures } from "#domain/space/features.ts";
import type { Venue } from "#domain/venue/venue.ts";
import { assignCovers } from "./assign-covers.ts";
import { selectVenuePictures } from "./select-venue-pictures.ts";
import { needsPlaceCover } from "./place-kind.ts";
import { buildPanoramas } from "./build-panoramas.ts";
import { type LibraryPicture, type Theme, themes } from "./library-picture.ts";
import { createRandom } from "../random.ts";
import { groupSpacesWithParts, attachSpacePictures, type SpaceWithKind } from "./attach-space-pictures.ts";

/** A venue with its spaces and the kinds of their rooms. */
export interface PictureTarget {
  venue: Venue;
  /** Furnishing theme; drawn by seed if absent. */
  theme?: Theme | undefined;
  spaces: readonly SpaceWithKind[];
}

/**
 * Lists cover candidates, preferred first: spaces by size, then lobby and exterior, in three of ten venues the reverse.
 * A cinema, a café and the like never have a hotel's meeting room as cover.
 */
function listCoverCandidates(seed: number, { venue, spaces }: PictureTarget): Picture[] {
  const bySize = spaces.toSorted((a, b) => (b.space.area ?? 0) - (a.space.area ?? 0));
  // A cover taken from a space keeps its caption and the id of that space.
  const ofSpaces = bySize.slice(0, 6).flatMap(({ space }) => {
    const first = space.pictures?.[0];
    return first ? [{ ...first, spaceId: space.id }] : [];
  });
  const own = (venue.pictures ?? []).filter(({ catalogType }) => catalogType !== "kefang");
  if (needsPlaceCover(venue)) return [...ofSpaces, ...own].filter(({ layout }) => layout === undefined);
  const venuePictures = own.filter(({ catalogType }) => catalogType === "dating" || catalogType === "waiguan");
  const random = createRandom(seed, "cover", venue.id);
  const preferred = random.chance(0.3) ? [...venuePictures, ...ofSpaces] : [...ofSpaces, ...venuePictures];
  return [...preferred, ...own];
}

const toCoverRow = ({ venue, spaces }: PictureTarget) => ({ venue, spaces: spaces.map(({ space }) => space) });

/**
 * Attaches pictures, panoramas and covers of the library to the venues and spaces. Modifies the rows of `targets`;
 * those of `fixed` have their pictures, which the covers of the others in their cities differ from.
 */
export function attachPictures(
  seed: number,
  library: readonly LibraryPicture[],
  targets: readonly PictureTarget[],
  fixed: readonly PictureTarget[] = [],
): void {
  if (library.length === 0) return;
  const libraryByKind = Map.groupBy(library, ({ kind }) => kind);
  for (const { venue, spaces, theme: own } of targets) {
    const theme = own ?? createRandom(seed, "theme", venue.id).pick(themes);
    const selection = { seed, venue, theme, libraryByKind, usedHashes: new Set<string>() };
    for (const spaceGroup of groupSpacesWithParts(spaces)) attachSpacePictures(selection, spaceGroup);
    const rows = spaces.map(({ space }) => space);
    const pictures = selectVenuePictures({ ...selection, library, spaces: rows });
    if (pictures.length > 0) venue.pictures = pictures;
    const scenes = buildPanoramas(venue, spaces, theme, library);
    if (scenes.length === 0) continue;
    venue.vr = scenes;
    venue.hasVr = true;
    const spacesWithVr = new Set(scenes.map(({ spaceId }) => spaceId));
    for (const space of rows.filter(({ id }) => spacesWithVr.has(id))) {
      space.hasVr = true;
      space.features = listFeatures(toFeatureBits([...space.features, "vr"])).map(({ key }) => key);
    }
  }
  const cities = new Set(targets.map(({ venue }) => venue.cityCode));
  assignCovers([
    ...fixed.filter(({ venue }) => cities.has(venue.cityCode)).map(toCoverRow),
    ...targets.map((target) => ({ ...toCoverRow(target), candidates: listCoverCandidates(seed, target) })),
  ]);
}

import type { Picture } from "#domain/picture/picture.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import {
  toCatalogPicture,
  type LibraryPicture,
  type PictureKind,
  type Theme,
  getRelatedThemes,
} from "./library-picture.ts";
import { getPictureKinds, isOutdoors, isThemeless } from "./place-kind.ts";
import { createRandom } from "../random.ts";
import type { RoomKind } from "../rooms/room-kinds.ts";

/** Largest ratio between the areas of a space and of the pictured room. */
const maxAreaRatio = 2.2;
/** The most pictures of a space: one of each layout that the library has of a room kind. */
const maxPictures = 5;

/** Returns how much a space and a rendered room of its kind differ: 0 for equal, undefined if the picture does not fit. */
function computePictureDistance(space: Space, shot: LibraryPicture): number | undefined {
  if (shot.layout && space.capacity[shot.layout] === 0) return undefined;
  if (isOutdoors(shot.kind)) return 0;
  const area = space.area ?? 0;
  const ratio = Math.abs(Math.log(area / (shot.length * shot.width)));
  if (!(ratio <= Math.log(maxAreaRatio))) return undefined;
  const shape =
    space.length && space.width ? Math.abs(Math.log(space.length / space.width / (shot.length / shot.width))) : 0;
  return ratio + 0.3 * shape;
}

/** Cost of a picture that another space of the venue already shows. */
const reuseCost = 0.9;

/** State of the picture selection of a venue. */
export interface PictureSelection {
  seed: number;
  venue: Venue;
  theme: Theme;
  /** Pictures of the library by what they show. */
  libraryByKind: ReadonlyMap<PictureKind, readonly LibraryPicture[]>;
  /** Hashes already used in this venue; grows. */
  usedHashes: Set<string>;
}

/** Finds the picture of a kind and theme that is most similar to the space; near ties are decided by seed. */
function findNearestPicture(
  { seed, theme, libraryByKind, usedHashes }: PictureSelection,
  space: Space,
  kind: PictureKind,
): LibraryPicture | undefined {
  let best: LibraryPicture | undefined;
  let least = Number.POSITIVE_INFINITY;
  const isAnyTheme = isThemeless(kind);
  for (const shot of libraryByKind.get(kind) ?? []) {
    if (shot.panorama || (shot.theme !== theme && !isAnyTheme)) continue;
    const distance = computePictureDistance(space, shot);
    if (distance === undefined) continue;
    const total =
      distance +
      (usedHashes.has(shot.hash) ? reuseCost : 0) +
      0.2 * createRandom(seed, "picture", space.id, shot.id).next();
    if (total < least) [best, least] = [shot, total];
  }
  return best;
}

/**
 * Selects the pictures of a space in one theme: similar rooms in layouts that it offers, most typical first. A picture
 * used by another space of the venue is taken only if there is no other.
 */
function selectSpacePictures(selection: PictureSelection, space: Space, kind: RoomKind): Picture[] {
  const shots = getPictureKinds(selection.venue, space, kind).flatMap(
    (shown) => findNearestPicture(selection, space, shown) ?? [],
  );
  const fresh = shots.filter(({ hash }) => !selection.usedHashes.has(hash));
  const taken = fresh.length > 0 ? fresh.slice(0, maxPictures) : shots.slice(0, 1);
  return taken.map((shot) => {
    selection.usedHashes.add(shot.hash);
    const setUp = shot.layout ? getLayoutByKey(shot.layout).name : shot.caption;
    return toCatalogPicture(shot, {
      catalogType: shot.catalogType,
      caption: [space.name, setUp].filter(Boolean).join(" · "),
    });
  });
}

/** A space with the kind of its room. */
export interface SpaceWithKind {
  space: Space;
  kind: RoomKind;
}

/** Groups each divisible space with its parts, since they share one theme. */
export const groupSpacesWithParts = (spaces: readonly SpaceWithKind[]): SpaceWithKind[][] => [
  ...Map.groupBy(spaces, ({ space }) => space.partOf ?? space.id).values(),
];

/**
 * Attaches pictures to a space and its parts in one theme: the venue's, or the related one if it shows more of them with
 * unused pictures. Spaces without a picture in that theme get none. Modifies the rows.
 */
export function attachSpacePictures(selection: PictureSelection, spaceGroup: readonly SpaceWithKind[]): void {
  const scoreTheme = (theme: Theme) =>
    spaceGroup.reduce((sum, { space, kind }) => {
      const shots = getPictureKinds(selection.venue, space, kind).flatMap(
        (shown) => findNearestPicture({ ...selection, theme }, space, shown) ?? [],
      );
      return sum + (shots.some(({ hash }) => !selection.usedHashes.has(hash)) ? 2 : Math.min(shots.length, 1));
    }, 0);
  const [own, kin] = getRelatedThemes(selection.theme);
  const theme = scoreTheme(kin!) > scoreTheme(own!) ? kin! : own!;
  for (const { space, kind } of spaceGroup) {
    const pictures = selectSpacePictures({ ...selection, theme }, space, kind);
    if (pictures.length > 0) space.pictures = pictures;
  }
}

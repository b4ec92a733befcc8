import type { Picture } from "../src/domain/picture/picture.ts";
import { layoutByKey } from "../src/domain/space/layout.ts";
import type { Space } from "../src/domain/space/space.ts";
import { filed, type LibraryPicture, type PictureKind, type Theme, themesLike } from "./picture-library.ts";
import { randomFor } from "./random.ts";
import type { RoomKind } from "./room-kinds.ts";

/** Picture kinds by room kind, most typical first; empty if the library has nothing similar. */
const shownBy: Record<RoomKind, readonly PictureKind[]> = {
  ballroom: ["banquet", "classroom", "theatre", "fishbone", "cocktail"],
  function: ["classroom", "banquet", "theatre", "fishbone", "cocktail"],
  meeting: ["classroom", "ushape", "theatre", "hollow", "boardroom"],
  boardroom: ["boardroom", "ushape", "hollow"],
  lounge: ["boardroom", "ushape"],
  hall: [],
  arena: [],
  auditorium: ["theatre"],
  gallery: ["cocktail", "foyer", "theatre"],
  dining: ["restaurant", "banquet"],
  salon: ["ushape", "cocktail", "boardroom"],
  classroom: ["classroom", "ushape"],
  deck: ["cocktail"],
  lawn: ["lawn"],
};

/** Largest ratio between the areas of a space and of the pictured room. */
const furthest = 2.2;
/** Returns the most pictures of a space. */
const mostShown = (kind: RoomKind): number => (kind === "ballroom" ? 3 : 2);

/** Returns how much a space and a rendered room differ: 0 for equal, undefined if the picture does not fit. */
function unlike(space: Space, kind: PictureKind, shot: LibraryPicture): number | undefined {
  if (shot.kind !== kind || (shot.layout && space.capacity[shot.layout] === 0)) return undefined;
  if (kind === "lawn") return 0;
  const area = space.area ?? 0;
  const ratio = Math.abs(Math.log(area / (shot.length * shot.width)));
  if (!(ratio <= Math.log(furthest))) return undefined;
  const shape =
    space.length && space.width ? Math.abs(Math.log(space.length / space.width / (shot.length / shot.width))) : 0;
  return ratio + 0.3 * shape;
}

/** Cost of a picture that another space of the venue already shows. */
const hungCost = 0.9;

/** State of the picture selection of a venue. */
export interface Hanging {
  seed: number;
  theme: Theme;
  library: readonly LibraryPicture[];
  /** Hashes already used in this venue; grows. */
  hung: Set<string>;
}

/** Finds the picture of a kind and theme that is most similar to the space; near ties are decided by seed. */
function nearest({ seed, theme, library, hung }: Hanging, space: Space, kind: PictureKind): LibraryPicture | undefined {
  let best: LibraryPicture | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const shot of library) {
    if (shot.panorama || shot.theme !== theme) continue;
    const far = unlike(space, kind, shot);
    if (far === undefined) continue;
    const total =
      far + (hung.has(shot.hash) ? hungCost : 0) + 0.2 * randomFor(seed, "picture", space.id, shot.id).next();
    if (total < least) [best, least] = [shot, total];
  }
  return best;
}

/**
 * Selects the pictures of a space in one theme: similar rooms in layouts that it offers, most typical first. A picture
 * used by another space of the venue is taken only if there is no other.
 */
function spacePictures(hanging: Hanging, space: Space, kind: RoomKind): Picture[] {
  const shots = shownBy[kind].flatMap((shown) => nearest(hanging, space, shown) ?? []);
  const fresh = shots.filter(({ hash }) => !hanging.hung.has(hash));
  const taken = fresh.length > 0 ? fresh.slice(0, mostShown(kind)) : shots.slice(0, 1);
  return taken.map((shot) => {
    hanging.hung.add(shot.hash);
    const setUp = shot.layout ? layoutByKey(shot.layout).name : shot.caption;
    const catalogType = shot.kind === "restaurant" ? "canyin" : shot.kind === "lawn" ? "waiguan" : "huiyishi";
    return filed(shot, { catalogType, caption: [space.name, setUp].filter(Boolean).join(" · ") });
  });
}

/** A space with the kind of its room. */
export interface KindOfSpace {
  space: Space;
  kind: RoomKind;
}

/** Groups each divisible space with its parts, since they share one theme. */
export const hallsWithParts = (spaces: readonly KindOfSpace[]): KindOfSpace[][] => [
  ...Map.groupBy(spaces, ({ space }) => space.partOf ?? space.id).values(),
];

/**
 * Attaches pictures to a space and its parts in one theme: the venue's, or the related one if it shows more of them with
 * unused pictures. Spaces without a picture in that theme get none. Modifies the rows.
 */
export function hangHall(hanging: Hanging, hall: readonly KindOfSpace[]): void {
  const shownIn = (theme: Theme) =>
    hall.reduce((sum, { space, kind }) => {
      const shots = shownBy[kind].flatMap((shown) => nearest({ ...hanging, theme }, space, shown) ?? []);
      return sum + (shots.some(({ hash }) => !hanging.hung.has(hash)) ? 2 : Math.min(shots.length, 1));
    }, 0);
  const [own, kin] = themesLike(hanging.theme);
  const theme = shownIn(kin!) > shownIn(own!) ? kin! : own!;
  for (const { space, kind } of hall) {
    const pictures = spacePictures({ ...hanging, theme }, space, kind);
    if (pictures.length > 0) space.pictures = pictures;
  }
}

import type { Picture } from "../src/domain/picture/picture.ts";
import { layoutByKey } from "../src/domain/space/layout.ts";
import type { Space } from "../src/domain/space/space.ts";
import { filed, type LibraryPicture, type PictureKind, type Theme, themesLike } from "./picture-library.ts";
import { randomFor } from "./random.ts";
import type { RoomKind } from "./room-kinds.ts";

/** What shows a room of a kind, what it is best known for first; none where the library has nothing like it. */
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

/** A room shows no other that is so many times larger or smaller than itself. */
const furthest = 2.2;
/** A ballroom is seen in the set-ups that it is asked for in. */
const mostShown = (kind: RoomKind): number => (kind === "ballroom" ? 3 : 2);

/** How unlike a space and a rendered room are: 0 the same, undefined where one cannot stand for the other. */
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

/** What it costs to take a picture that hangs in another room of the house already. */
const hungCost = 0.9;

/** What the rooms of a house are hung from. */
export interface Hanging {
  seed: number;
  theme: Theme;
  library: readonly LibraryPicture[];
  /** Hashes that hang in this house already; grows. */
  hung: Set<string>;
}

/** The picture of a kind and theme that is most like the space; near ties by seed. */
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
 * The pictures of a space in one theme: rooms of its own kind and size in the set-ups it offers, the best known first. What
 * hangs in another room of the house is taken only where the space would have none.
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

/** The whole hall that a space is, or is a part of, with all its parts: one room, furnished by one hand. */
export const hallsWithParts = (spaces: readonly KindOfSpace[]): KindOfSpace[][] => [
  ...Map.groupBy(spaces, ({ space }) => space.partOf ?? space.id).values(),
];

/**
 * Hangs a hall and its parts in one theme: the house's, or its kin's where that shows more of them, and more that
 * hangs in no other room of the house. What the theme does not show stays without a picture: walls of another colour would make it another room. Changes the rows.
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

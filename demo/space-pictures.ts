import type { Picture } from "../src/domain/picture/picture.ts";
import { layoutByKey } from "../src/domain/space/layout.ts";
import type { Space } from "../src/domain/space/space.ts";
import { filed, type LibraryPicture, type PictureKind, type Theme, themesLike } from "./picture-library.ts";
import { randomFor } from "./random.ts";
import type { RoomKind } from "./room-kinds.ts";

/** What shows a room of a kind, what it is best known for first; none where the library has nothing like it. */
const shownBy: Record<RoomKind, readonly PictureKind[]> = {
  ballroom: ["banquet", "theatre", "classroom", "fishbone", "cocktail"],
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
const mostShown = 3;

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

/** The picture of a kind that is most like the space, in the house's theme or its kin's; near ties by seed. */
function nearest(
  seed: number,
  space: Space,
  kind: PictureKind,
  theme: Theme,
  library: readonly LibraryPicture[],
): LibraryPicture | undefined {
  for (const own of themesLike(theme)) {
    const fitting = library.flatMap((shot) => {
      const far = shot.theme === own && !shot.panorama ? unlike(space, kind, shot) : undefined;
      return far === undefined ? [] : [{ shot, far: far + 0.2 * randomFor(seed, "picture", space.id, shot.id).next() }];
    });
    const best = fitting.sort((a, b) => a.far - b.far)[0];
    if (best) return best.shot;
  }
  return undefined;
}

/** The pictures of a space: rooms of its own kind, size and theme in the set-ups it offers, the best known first. */
export function spacePictures(
  seed: number,
  space: Space,
  kind: RoomKind,
  theme: Theme,
  library: readonly LibraryPicture[],
): Picture[] {
  const shots = shownBy[kind].flatMap((shown) => nearest(seed, space, shown, theme, library) ?? []);
  return shots.slice(0, mostShown).map((shot) => {
    const setUp = shot.layout ? layoutByKey(shot.layout).name : shot.caption;
    const catalogType = shot.kind === "restaurant" ? "canyin" : shot.kind === "lawn" ? "waiguan" : "huiyishi";
    return filed(shot, { catalogType, caption: [space.name, setUp].filter(Boolean).join(" · ") });
  });
}

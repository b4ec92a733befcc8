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
const mostShown = 2;

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

/** What it costs to take a picture from the kin theme, or one that hangs in another room of the house already. */
const costs = { kin: 0.7, hung: 0.9 } as const;

/** What the rooms of a house are hung from. */
export interface Hanging {
  seed: number;
  theme: Theme;
  library: readonly LibraryPicture[];
  /** Hashes that hang in this house already; grows. */
  hung: Set<string>;
}

/** The picture of a kind that is most like the space, in the house's theme or its kin's; near ties by seed. */
function nearest({ seed, theme, library, hung }: Hanging, space: Space, kind: PictureKind): LibraryPicture | undefined {
  const [own, kin] = themesLike(theme);
  let best: LibraryPicture | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const shot of library) {
    if (shot.panorama || (shot.theme !== own && shot.theme !== kin)) continue;
    const far = unlike(space, kind, shot);
    if (far === undefined) continue;
    const cost = (shot.theme === own ? 0 : costs.kin) + (hung.has(shot.hash) ? costs.hung : 0);
    const total = far + cost + 0.2 * randomFor(seed, "picture", space.id, shot.id).next();
    if (total < least) [best, least] = [shot, total];
  }
  return best;
}

/**
 * The pictures of a space: rooms of its own kind, size and theme in the set-ups it offers, the best known first. What hangs
 * in another room of the house is taken only where the space would have none.
 */
export function spacePictures(hanging: Hanging, space: Space, kind: RoomKind): Picture[] {
  const shots = shownBy[kind].flatMap((shown) => nearest(hanging, space, shown) ?? []);
  const fresh = shots.filter(({ hash }) => !hanging.hung.has(hash));
  const taken = fresh.length > 0 ? fresh.slice(0, mostShown) : shots.slice(0, 1);
  return taken.map((shot) => {
    hanging.hung.add(shot.hash);
    const setUp = shot.layout ? layoutByKey(shot.layout).name : shot.caption;
    const catalogType = shot.kind === "restaurant" ? "canyin" : shot.kind === "lawn" ? "waiguan" : "huiyishi";
    return filed(shot, { catalogType, caption: [space.name, setUp].filter(Boolean).join(" · ") });
  });
}

import type { CatalogTypeKey, Picture } from "../../src/domain/picture.ts";
import type { Space } from "../../src/domain/space/space.ts";
import type { Venue } from "../../src/domain/venue/venue.ts";
import {
  toCatalogPicture,
  type LibraryPicture,
  type PictureKind,
  type Theme,
  getRelatedThemes,
} from "./library-picture.ts";
import { createRandom } from "../random.ts";

/** Venue parts with their own pictures: picture kind, catalogue type, caption and which venues have them. */
const venueParts: readonly {
  kind: PictureKind;
  type: CatalogTypeKey;
  caption: string;
  has: (venue: Venue, spaces: readonly Space[]) => boolean;
}[] = [
  {
    kind: "entrance",
    type: "waiguan",
    caption: "入口",
    has: ({ type }) => type === "hotel" || type === "conference-centre",
  },
  {
    kind: "lawn",
    type: "waiguan",
    caption: "草坪",
    has: ({ type, features }) => type === "resort" || type === "outdoor" || features.includes("lawn"),
  },
  {
    kind: "lobby",
    type: "dating",
    caption: "大堂",
    has: ({ type }) => type === "hotel" || type === "resort",
  },
  {
    kind: "foyer",
    type: "peitao",
    caption: "会前厅",
    has: (_, spaces) => spaces.some(({ features }) => features.includes("foyer")),
  },
  {
    kind: "restaurant",
    type: "canyin",
    caption: "餐厅",
    has: ({ dining, type }) => type === "restaurant" || (dining?.length ?? 0) > 0,
  },
  {
    kind: "guest-king",
    type: "kefang",
    caption: "大床房",
    has: ({ guestRooms }) => (guestRooms?.length ?? 0) > 0,
  },
  {
    kind: "guest-twin",
    type: "kefang",
    caption: "双床房",
    has: ({ guestRooms }) => (guestRooms?.length ?? 0) > 0,
  },
];

/** Kinds without a theme, and kinds for which any theme may stand in. */
const themelessKinds = new Set<PictureKind>(["lawn", "entrance"]);
const anyThemeKinds = new Set<PictureKind>(["guest-king", "guest-twin"]);
const maxPicturesPerPart = 2;

/** Selects the pictures of the venue itself (not of its spaces), in its theme or the related one. */
export function selectVenuePictures(
  seed: number,
  venue: Venue,
  spaces: readonly Space[],
  theme: Theme,
  library: readonly LibraryPicture[],
): Picture[] {
  return venueParts.flatMap(({ kind, type, caption, has }) => {
    if (!has(venue, spaces)) return [];
    const shots = library.filter((shot) => shot.kind === kind && !shot.panorama);
    const own = themelessKinds.has(kind)
      ? shots
      : getRelatedThemes(theme)
          .map((each) => shots.filter((shot) => shot.theme === each))
          .find(({ length }) => length > 0);
    const chosen = own ?? (anyThemeKinds.has(kind) ? shots : []);
    const drawn = createRandom(seed, "house-picture", venue.id, kind)
      .shuffled(chosen)
      .slice(0, own ? maxPicturesPerPart : 1);
    return drawn.map((shot) => toCatalogPicture(shot, { catalogType: type, caption }));
  });
}

import type { CatalogTypeKey, Picture } from "#domain/picture/picture.ts";
import type { Space } from "#domain/space/space.ts";
import type { Venue } from "#domain/venue/venue.ts";
import {
  toCatalogPicture,
  type LibraryPicture,
  type PictureKind,
  type Theme,
  getRelatedThemes,
} from "./library-picture.ts";
import { describePlace, isThemeless, listVenuePlaces } from "./place-kind.ts";
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

/** Kinds for which any theme may stand in. */
const anyThemeKinds = new Set<PictureKind>(["guest-king", "guest-twin", "restaurant"]);
const maxPicturesPerPart = 2;

/** Who is shown: a venue with its spaces, in a theme; `usedHashes` are those of its spaces' pictures. */
interface VenueSubject {
  seed: number;
  venue: Venue;
  spaces: readonly Space[];
  theme: Theme;
  library: readonly LibraryPicture[];
  usedHashes: ReadonlySet<string>;
}

/** Selects the pictures of what the venue is (a café, a gallery) that its spaces do not show already. */
const selectPlacePictures = ({ venue, library, usedHashes }: VenueSubject): Picture[] =>
  listVenuePlaces(venue).flatMap((kind) => {
    const { type, caption } = describePlace(kind);
    return library
      .filter((shot) => shot.kind === kind && !shot.panorama && !usedHashes.has(shot.hash))
      .slice(0, maxPicturesPerPart)
      .map((shot) => toCatalogPicture(shot, { catalogType: type, caption }));
  });

/** Selects the pictures of the venue itself (not of its spaces): what it is, then its parts in its theme or the related one. */
export function selectVenuePictures(subject: VenueSubject): Picture[] {
  const { seed, venue, spaces, theme, library } = subject;
  const parts = venueParts.flatMap(({ kind, type, caption, has }) => {
    if (!has(venue, spaces)) return [];
    const shots = library.filter((shot) => shot.kind === kind && !shot.panorama);
    const own = isThemeless(kind)
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
  return [...selectPlacePictures(subject), ...parts];
}

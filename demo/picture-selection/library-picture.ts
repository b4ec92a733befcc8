import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CatalogTypeKey, Picture, Viewpoint } from "#domain/picture/picture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";

/** Kind of a rendered room: the layout of a function room, a part of the venue, or a place that is no hotel. */
export type PictureKind =
  | LayoutKey
  | "cafe"
  | "gallery"
  | "studio"
  | "cinema"
  | "playhouse"
  | "black-box"
  | "saloon"
  | "exhibition"
  | "booth"
  | "stadium-lounge"
  | "beach"
  | "rooftop"
  | "courtyard"
  | "barn"
  | "private-dining"
  | "tropical-ballroom"
  | "wedding-table"
  | "gala-stage"
  | "foyer"
  | "restaurant"
  | "guest-twin"
  | "guest-king"
  | "lobby"
  | "lawn"
  | "entrance";

/** Furnishing themes, in pairs of related themes that may replace each other. */
export const themes = ["walnut", "jade", "rosewood", "ivory", "linen", "slate"] as const;
export type Theme = (typeof themes)[number];

/** A rendered picture: content, room size in metres, file. Written by `render/file-shot.mjs`. */
export interface LibraryPicture {
  id: string;
  kind: PictureKind;
  panorama: boolean;
  theme: Theme;
  /** The meeting layout that it shows; absent for a place without one, such as a lobby, a café or a lawn. */
  layout?: LayoutKey;
  seats?: number;
  length: number;
  width: number;
  height: number;
  caption: string;
  catalogType: CatalogTypeKey;
  file: string;
  pixels: [number, number];
  hash: string;
  color: string;
  viewpoint?: Viewpoint;
  /** Yaw and pitch of the door in a panorama, radians. */
  hotspots?: { door?: [number, number] };
}

export const picturesFolder = new URL("../pictures/", import.meta.url);

/** Reads the rows of the library, sorted by id. */
export const readPictureLibrary = (): LibraryPicture[] =>
  JSON.parse(readFileSync(fileURLToPath(new URL("library.json", picturesFolder)), "utf8")) as LibraryPicture[];

/** Converts a library picture to a catalogue picture with the given type, caption and space. */
export const toCatalogPicture = (
  { hash, pixels, color, layout, length, width, viewpoint }: LibraryPicture,
  of: Pick<Picture, "catalogType"> & Partial<Pick<Picture, "spaceId" | "caption">>,
): Picture => ({
  hash,
  width: pixels[0],
  height: pixels[1],
  color,
  ...of,
  ...(layout && { layout, room: { length, width } }),
  ...(viewpoint && { viewpoint }),
  rendered: true,
});

/** Returns the theme and then its related theme. */
export function getRelatedThemes(theme: Theme): readonly Theme[] {
  const at = themes.indexOf(theme);
  return [theme, themes[at % 2 === 0 ? at + 1 : at - 1]!];
}

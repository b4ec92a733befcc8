import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CatalogTypeKey, Picture } from "../src/domain/picture/picture.ts";
import type { LayoutKey } from "../src/domain/space/layout.ts";

/** What a rendered room is: a set-up of a function room, or a part of the house. */
export type PictureKind =
  | LayoutKey
  | "foyer"
  | "restaurant"
  | "guest-twin"
  | "guest-king"
  | "lobby"
  | "lawn"
  | "entrance";

/** The houses of the library; the first two of a row are kin and stand in for each other. */
export const themes = ["walnut", "jade", "rosewood", "ivory", "linen", "slate"] as const;
export type Theme = (typeof themes)[number];

/** One rendered picture: what it shows, of what size in metres, and its file. Written by `render/file-shot.mjs`. */
export interface LibraryPicture {
  id: string;
  kind: PictureKind;
  panorama: boolean;
  theme: Theme;
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
  /** Yaw and pitch of places in a panorama, radians. */
  hotspots?: { door?: [number, number] };
}

export const picturesFolder = new URL("./pictures/", import.meta.url);

/** The rows of the library, by id; empty where nothing is rendered yet. */
export const readLibrary = (): LibraryPicture[] =>
  JSON.parse(readFileSync(fileURLToPath(new URL("library.json", picturesFolder)), "utf8")) as LibraryPicture[];

/** A library picture as the catalogue files it, under the words of the place that shows it. */
export const filed = (
  { hash, pixels, color, layout }: LibraryPicture,
  of: Pick<Picture, "catalogType"> & Partial<Pick<Picture, "spaceId" | "caption">>,
): Picture => ({
  hash,
  width: pixels[0],
  height: pixels[1],
  color,
  ...of,
  ...(layout && { layout }),
  rendered: true,
});

/** The theme first, then its kin: a house is furnished by one hand. */
export function themesLike(theme: Theme): readonly Theme[] {
  const at = themes.indexOf(theme);
  return [theme, themes[at % 2 === 0 ? at + 1 : at - 1]!];
}

import type { LayoutKey } from "../space/layout.ts";

/** What a picture shows: the group it hangs in, and the word in its URL (product.md 2.4). The order is the gallery's. */
export const catalogTypes = [
  { key: "waiguan", name: "外观" },
  { key: "dating", name: "大堂" },
  { key: "huiyishi", name: "会议室" },
  { key: "canyin", name: "餐饮" },
  { key: "kefang", name: "客房" },
  { key: "peitao", name: "配套" },
] as const;
export type CatalogTypeKey = (typeof catalogTypes)[number]["key"];

/**
 * A picture as the catalogue files it. The file itself lies in the picture store under its hash and never changes:
 * another file is another hash, so every URL made of it may be cached for ever.
 */
export interface Picture {
  /** First 20 hex digits of the SHA-256 of the original file's bytes. */
  hash: string;
  /** Pixels of the upright original. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`, shown until the picture is there. */
  color: string;
  catalogType: CatalogTypeKey;
  /** The space it shows; absent where it belongs to the whole house. */
  spaceId?: string;
  caption?: string;
  /** The set-up it shows, where it shows one. */
  layout?: LayoutKey;
  /** Rendered from a model, not photographed: shown as 效果图. */
  rendered?: boolean;
}

/** A place to go on to from a panorama. Angles in radians: yaw clockwise from the picture's middle, pitch up. */
export interface VrHotspot {
  /** Id of the scene it leads to. */
  to: string;
  yaw: number;
  pitch: number;
}

/** One panorama to stand in: equirectangular, 2:1, eye height about 1.6 m, its middle towards the screen wall. */
export interface VrScene {
  /** Unique within its venue. */
  id: string;
  name: string;
  panorama: Picture;
  catalogType: CatalogTypeKey;
  spaceId?: string;
  layout?: LayoutKey;
  /** Compass bearing of the panorama's middle, radians clockwise from north; absent when unknown. */
  bearing?: number;
  /** Where one looks first. */
  view: { yaw: number; pitch: number };
  hotspots: VrHotspot[];
}

/** Widths a picture is made in, CSS pixels times the screen's density; the original's own width is the last. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1920] as const;
/** Panoramas: one for phones and one in full. */
export const panoramaWidths = [2048, 4096] as const;
export const pictureFormats = ["avif", "webp", "jpg"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Where a picture is served in one width and format. */
export const pictureHref = (hash: string, width: number, format: PictureFormat): string =>
  `/pictures/${hash}-${width}.${format}`;

/** The widths that make sense for an original so wide: never larger than itself, at least one. */
export function widthsFor(original: number, widths: readonly number[] = pictureWidths): number[] {
  const smaller = widths.filter((width) => width <= original);
  return smaller.length > 0 ? smaller : [original];
}

import type { LayoutKey } from "../space/layouts.ts";

/** The kinds of picture with their URL keys, in the order of the gallery (product.md 2.4). */
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
 * Where a picture of a room was taken, and the middle of what it shows: shares of the room from the screen wall to the back, and from
 * the right-hand wall of who faces the screen to the left.
 */
export interface Viewpoint {
  at: [number, number];
  to: [number, number];
}

/**
 * A picture of the catalogue. The file is in the picture store under its hash and never changes: another file has
 * another hash, so every URL made from it may be cached forever.
 */
export interface Picture {
  /** First 20 hex digits of the SHA-256 of the original file's bytes. */
  hash: string;
  /** Pixels of the upright original. */
  width: number;
  height: number;
  /** Mean colour, `#rrggbb`, shown until the picture has loaded. */
  color: string;
  catalogType: CatalogTypeKey;
  /** The space it shows; absent if it shows the venue as a whole. */
  spaceId?: string;
  caption?: string;
  /** The layout it shows, if any. */
  layout?: LayoutKey;
  /** Rendered from a model, not photographed: shown as 效果图. */
  rendered?: boolean;
  /** Metres of the room that a rendered picture shows, which may be another than the space it stands for. */
  room?: { length: number; width: number };
  /** Where it was taken, where that is known. */
  viewpoint?: Viewpoint;
}

/** A hotspot that links to another scene. Angles in radians: yaw clockwise from the centre of the picture, pitch up. */
export interface VrHotspot {
  /** Id of the scene it leads to. */
  to: string;
  yaw: number;
  pitch: number;
}

/** A panorama: equirectangular, 2:1, eye height about 1.6 m, its centre facing the screen wall. */
export interface VrScene {
  /** Unique within its venue. */
  id: string;
  name: string;
  panorama: Picture;
  catalogType: CatalogTypeKey;
  spaceId?: string;
  layout?: LayoutKey;
  /** Compass bearing of the panorama's centre, radians clockwise from north; absent when unknown. */
  bearing?: number;
  /** The initial view direction. */
  view: { yaw: number; pitch: number };
  hotspots: VrHotspot[];
}

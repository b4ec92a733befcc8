import { z } from "zod";
import { catalogTypes } from "#domain/picture/picture.ts";
import { id, layoutKey } from "../endpoint.ts";

/** The kind of a picture, by its URL key. */
export const catalogType = z.enum(catalogTypes.map(({ key }) => key));

const point = z.tuple([z.number(), z.number()]);

/** A picture; its URLs are made of hash, width and format (domain/picture). */
export const picture = z.object({
  hash: z.string(),
  width: z.number(),
  height: z.number(),
  color: z.string(),
  catalogType,
  spaceId: id.optional(),
  caption: z.string().optional(),
  layout: layoutKey.optional(),
  rendered: z.boolean().optional(),
  /** Metres of the room that a rendered picture shows. */
  room: z.object({ length: z.number(), width: z.number() }).optional(),
  /** Shares of the room: from the screen wall to the back, from the right-hand wall of who faces the screen to the left. */
  viewpoint: z.object({ at: point, to: point }).optional(),
});
export type PictureWire = z.infer<typeof picture>;

/** A picture of a space in one layout: what shows it, without its kind and caption. */
export const layoutPicture = picture
  .pick({ hash: true, width: true, height: true, color: true, rendered: true })
  .extend({ spaceId: id, layout: layoutKey });
export type LayoutPictureWire = z.infer<typeof layoutPicture>;

/** The number of pictures of a kind, and of each of its spaces ("0": of no space), with the first of each. */
export const pictureGroup = z.object({
  catalogType,
  name: z.string(),
  count: z.number(),
  spaces: z.array(
    z.object({
      spaceId: id,
      name: z.string(),
      count: z.number(),
      /** Hash of its first picture. */
      first: z.string(),
      /** What a picture of the space is shown with. */
      length: z.number().optional(),
      width: z.number().optional(),
      priceDay: z.number().optional(),
    }),
  ),
});
export type PictureGroup = z.infer<typeof pictureGroup>;

/** A panorama with its hotspots; angles in radians. */
export const vrScene = z.object({
  id: z.string(),
  name: z.string(),
  panorama: picture,
  catalogType,
  spaceId: id.optional(),
  layout: layoutKey.optional(),
  bearing: z.number().optional(),
  view: z.object({ yaw: z.number(), pitch: z.number() }),
  hotspots: z.array(z.object({ to: z.string(), yaw: z.number(), pitch: z.number() })),
});

import { z } from "zod";
import { catalogTypes } from "#domain/picture/picture.ts";
import { layouts } from "#domain/space/layouts.ts";

const digits = z.string().regex(/^\d{1,24}$/, "must be 1 to 24 digits");
const caption = z.string().regex(/\S/, "is missing").max(300);
const pixels = z.number().int().min(1).max(50_000);
const angle = z.number().min(-7).max(7);
const layout = z.enum(layouts.map(({ key }) => key));
const catalogType = z.enum(catalogTypes.map(({ key }) => key));

const share = z.number().min(0).max(1);
const point = z.tuple([share, share]);

/** Schema of a picture in the catalogue; the file itself is in the picture store. */
const pictureSchema = z.strictObject({
  hash: z.string().regex(/^[0-9a-f]{20}$/, "must be 20 hex digits"),
  width: pixels,
  height: pixels,
  color: z.string().regex(/^#[0-9a-f]{6}$/),
  catalogType,
  spaceId: digits.optional(),
  caption: caption.optional(),
  layout: layout.optional(),
  rendered: z.boolean().optional(),
  room: z.strictObject({ length: z.number().min(1).max(500), width: z.number().min(1).max(500) }).optional(),
  viewpoint: z.strictObject({ at: point, to: point }).optional(),
});

export const picturesSchema = z.array(pictureSchema).max(500);

const sceneId = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** Schema of a venue's panoramas with hotspots to other scenes of the venue. */
export const vrSchema = z
  .array(
    z.strictObject({
      id: sceneId,
      name: caption,
      panorama: pictureSchema,
      catalogType,
      spaceId: digits.optional(),
      layout: layout.optional(),
      bearing: angle.optional(),
      view: z.strictObject({ yaw: angle, pitch: angle }),
      hotspots: z.array(z.strictObject({ to: sceneId, yaw: angle, pitch: angle })).max(50),
    }),
  )
  .max(200)
  .refine(
    (scenes) => {
      const ids = new Set(scenes.map(({ id }) => id));
      return ids.size === scenes.length && scenes.every(({ hotspots }) => hotspots.every(({ to }) => ids.has(to)));
    },
    { error: "has two scenes with one id, or a link to a missing scene" },
  );

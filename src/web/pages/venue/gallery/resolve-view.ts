import type { LayoutPictureWire, PictureWire } from "#contract/schemas/picture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { SpaceCapacity } from "../../../features/capacity-table/capacity/space-capacity.ts";

/** What a visitor has chosen to see: a space in a layout, or a picture of the venue. */
export type Choice = { spaceId: string; layout: LayoutKey } | { hash: string };

/** The pictures of a venue, as its page has them. */
export interface VenuePictures {
  layoutPictures: readonly LayoutPictureWire[];
  /** Those that show no space in a layout. */
  others: readonly PictureWire[];
}

/** What the gallery shows: a space in a layout with its picture, if there is one; or a picture of the venue. */
export interface GalleryView {
  space?: SpaceCapacity | undefined;
  layout?: LayoutKey | undefined;
  picture?: LayoutPictureWire | PictureWire | undefined;
}

/** Returns the picture of a space in a layout, else another of it. */
export const findSpacePicture = (
  pictures: readonly LayoutPictureWire[],
  spaceId: string,
  layout: LayoutKey,
): LayoutPictureWire | undefined => {
  const own = pictures.filter((picture) => picture.spaceId === spaceId);
  return own.find((picture) => picture.layout === layout) ?? own[0];
};

/**
 * Returns what the gallery shows for a choice; a picture of the venue where the space has neither picture nor plan. Without a space and
 * without pictures it shows nothing.
 */
export function resolveView(
  choice: Choice | undefined,
  capacities: readonly SpaceCapacity[],
  { layoutPictures, others }: VenuePictures,
): GalleryView {
  if (choice && "hash" in choice) return { picture: others.find(({ hash }) => hash === choice.hash) };
  const space = choice && capacities.find(({ space: { id } }) => id === choice.spaceId);
  const picture = choice && findSpacePicture(layoutPictures, choice.spaceId, choice.layout);
  if (!choice || !space || (!picture && !space.room)) return { picture: others[0] ?? layoutPictures[0] };
  return { space, layout: choice.layout, picture };
}

/** Pictures in the strip, at most, and those of them that show the venue itself. */
const mostThumbs = 8;
const venueThumbs = 2;

/** Lists the pictures of the strip: one of each space, the shown one among them, then of the venue itself. */
export function listThumbs(
  view: GalleryView,
  layout: LayoutKey,
  { layoutPictures, others }: VenuePictures,
): (LayoutPictureWire | PictureWire)[] {
  const shownId = view.space?.space.id;
  const ids = [...new Set(layoutPictures.map(({ spaceId }) => spaceId))];
  const spaces = ids.map((id) =>
    id === shownId && view.picture ? view.picture : findSpacePicture(layoutPictures, id, layout)!,
  );
  const room = mostThumbs - Math.min(others.length, Math.max(venueThumbs, mostThumbs - spaces.length));
  const isBeyond = shownId !== undefined && ids.indexOf(shownId) >= room;
  const first = isBeyond ? [...spaces.slice(0, room - 1), view.picture!] : spaces.slice(0, room);
  return [...first, ...others.slice(0, mostThumbs - first.length)];
}

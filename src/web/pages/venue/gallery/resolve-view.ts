import type { LayoutPictureWire, PictureWire } from "#contract/schemas/picture.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";
import type { SpaceCapacity } from "#web/features/capacity-table/capacity/space-capacity.ts";

/** What a visitor has chosen to see: a space in a layout, or a picture that shows none. */
export type Choice = { layout: LayoutKey } & ({ spaceId: string } | { hash: string });

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
function findSpacePicture({ layoutPictures, others }: VenuePictures, spaceId: string, layout: LayoutKey) {
  const own = [...layoutPictures, ...others].filter((picture) => picture.spaceId === spaceId);
  return own.find((picture) => picture.layout === layout) ?? own[0];
}

/**
 * Returns what the gallery shows for a choice; a picture of the venue where the space has neither picture nor plan. Without a space and
 * without pictures it shows nothing.
 */
export function resolveView(
  choice: Choice | undefined,
  capacities: readonly SpaceCapacity[],
  pictures: VenuePictures,
): GalleryView {
  const { layoutPictures, others } = pictures;
  if (!choice) return { picture: others[0] ?? layoutPictures[0] };
  const { layout } = choice;
  const picture =
    "hash" in choice
      ? others.find(({ hash }) => hash === choice.hash)
      : findSpacePicture(pictures, choice.spaceId, layout);
  const spaceId = "hash" in choice ? picture?.spaceId : choice.spaceId;
  const space = capacities.find((one) => one.space.id === spaceId);
  if (space && (picture || space.room)) return { space, layout, picture };
  return { picture: picture ?? others[0] ?? layoutPictures[0] };
}

/** Pictures in the strip, at most, and those of them that show the venue itself. */
const mostThumbs = 8;
const venueThumbs = 2;

/** Lists the pictures of the strip: one of each space, the shown one among them, then of the venue itself. */
export function listThumbs(
  view: GalleryView,
  layout: LayoutKey,
  pictures: VenuePictures,
): (LayoutPictureWire | PictureWire)[] {
  const { layoutPictures, others } = pictures;
  const shownId = view.space?.space.id;
  const ids = [...new Set(layoutPictures.map(({ spaceId }) => spaceId))];
  const spaces = ids.map((id) =>
    id === shownId && view.picture && !others.some(({ hash }) => hash === view.picture?.hash)
      ? view.picture
      : findSpacePicture(pictures, id, layout)!,
  );
  const room = mostThumbs - Math.min(others.length, Math.max(venueThumbs, mostThumbs - spaces.length));
  const isBeyond = shownId !== undefined && ids.indexOf(shownId) >= room;
  const first = isBeyond ? [...spaces.slice(0, room - 1), view.picture!] : spaces.slice(0, room);
  return [...first, ...others.slice(0, mostThumbs - first.length)];
}

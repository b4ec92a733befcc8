import type { LayoutPictureWire, PictureGroup } from "#contract/schemas/picture.ts";
import { catalogTypes, type Picture } from "#domain/picture/picture.ts";
import { pickDefined } from "#domain/omit-undefined.ts";
import type { Space } from "#domain/space/space.ts";
import type { VenueWithSpaces } from "./venue-with-spaces.ts";

/** Number of pictures shown before the visitor opens the gallery. */
const maxFirstPictures = 8;

/** Lists every picture of a venue in gallery order: by type, then those of no space, then by space. */
export function listVenuePictures({ venue, spaces }: VenueWithSpaces): Picture[] {
  const ofSpaces = spaces.flatMap(({ id, pictures = [] }) => pictures.map((each) => ({ ...each, spaceId: id })));
  const spacePictureKeys = new Set(ofSpaces.map(({ hash, spaceId }) => `${hash} ${spaceId}`));
  // A cover taken from a space is listed with that space already.
  const ofVenue = (venue.pictures ?? []).filter(({ hash, spaceId }) => !spacePictureKeys.has(`${hash} ${spaceId}`));
  const all = [...ofVenue, ...ofSpaces];
  return catalogTypes.flatMap(({ key }) => all.filter(({ catalogType }) => catalogType === key));
}

/** Removes repeated files: spaces furnished alike may share a picture. */
export function removeDuplicates(pictures: readonly Picture[]): Picture[] {
  const seen = new Set<string>();
  return pictures.filter(({ hash }) => !seen.has(hash) && seen.add(hash));
}

/** Returns at most eight different pictures: the cover, one of each space, then the venue's others. */
export function pickFirstPictures({ venue, spaces }: VenueWithSpaces): Picture[] {
  const [cover, ...others] = venue.pictures ?? [];
  const ofSpaces = spaces.flatMap(({ id, pictures }) => (pictures?.[0] ? [{ ...pictures[0], spaceId: id }] : []));
  return removeDuplicates([...(cover ? [cover] : []), ...ofSpaces, ...others]).slice(0, maxFirstPictures);
}

/** Returns the first picture of each space in each layout; undefined where there are none. */
export function listLayoutPictures(spaces: readonly Space[]): LayoutPictureWire[] | undefined {
  const pictures = spaces.flatMap(({ id, pictures: own = [] }) =>
    own.flatMap(({ hash, width, height, color, rendered, layout }, at) =>
      layout && own.findIndex((other) => other.layout === layout) === at
        ? [{ hash, width, height, color, rendered, spaceId: id, layout }]
        : [],
    ),
  );
  return pictures.length > 0 ? pictures : undefined;
}

/** Counts pictures by type (each file once) and by space, in gallery order. */
export function countPictureGroups(venueWithSpaces: VenueWithSpaces): PictureGroup[] {
  const byType = Map.groupBy(listVenuePictures(venueWithSpaces), ({ catalogType }) => catalogType);
  const spacesById = new Map(venueWithSpaces.spaces.map((space) => [space.id, space]));
  return catalogTypes.flatMap(({ key, name }): PictureGroup[] => {
    const own = byType.get(key);
    if (!own) return [];
    const bySpace = Map.groupBy(own, ({ spaceId }) => spaceId ?? "0");
    const spaces = [...bySpace].map(([spaceId, pictures]) => {
      const space = spacesById.get(spaceId);
      return {
        spaceId,
        name: space?.name ?? name,
        count: pictures.length,
        first: pictures[0]!.hash,
        ...(space && pickDefined(space, ["length", "width", "priceDay"])),
      };
    });
    return [{ catalogType: key, name, count: removeDuplicates(own).length, spaces }];
  });
}

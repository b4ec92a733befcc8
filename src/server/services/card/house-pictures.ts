import type { PictureGroup } from "../../../contract/pictures.ts";
import { catalogTypes, type Picture } from "../../../domain/picture/picture.ts";
import type { House } from "./house.ts";

/** Number of pictures shown before the visitor opens the gallery. */
const atFirst = 8;

/** Lists every picture of a venue in gallery order: by type, then those of no space, then by space. */
export function housePictures({ venue, spaces }: House): Picture[] {
  const ofSpaces = spaces.flatMap(({ id, pictures = [] }) => pictures.map((each) => ({ ...each, spaceId: id })));
  const hung = new Set(ofSpaces.map(({ hash, spaceId }) => `${hash} ${spaceId}`));
  // A cover taken from a space is listed with that space already.
  const ofHouse = (venue.pictures ?? []).filter(({ hash, spaceId }) => !hung.has(`${hash} ${spaceId}`));
  const all = [...ofHouse, ...ofSpaces];
  return catalogTypes.flatMap(({ key }) => all.filter(({ catalogType }) => catalogType === key));
}

/** Removes repeated files: spaces furnished alike may share a picture. */
export function eachOnce(pictures: readonly Picture[]): Picture[] {
  const seen = new Set<string>();
  return pictures.filter(({ hash }) => !seen.has(hash) && seen.add(hash));
}

/** Returns at most eight different pictures: the cover, one of each space, then the venue's others. */
export function firstPictures({ venue, spaces }: House): Picture[] {
  const [cover, ...others] = venue.pictures ?? [];
  const ofSpaces = spaces.flatMap(({ id, pictures }) => (pictures?.[0] ? [{ ...pictures[0], spaceId: id }] : []));
  return eachOnce([...(cover ? [cover] : []), ...ofSpaces, ...others]).slice(0, atFirst);
}

/** Counts pictures by type (each file once) and by space, in gallery order. */
export function pictureGroups(house: House): PictureGroup[] {
  const byType = Map.groupBy(housePictures(house), ({ catalogType }) => catalogType);
  const names = new Map(house.spaces.map(({ id, name }) => [id, name]));
  return catalogTypes.flatMap(({ key, name }): PictureGroup[] => {
    const own = byType.get(key);
    if (!own) return [];
    const bySpace = Map.groupBy(own, ({ spaceId }) => spaceId ?? "0");
    const spaces = [...bySpace].map(([spaceId, { length }]) => ({
      spaceId,
      name: names.get(spaceId) ?? name,
      count: length,
    }));
    return [{ catalogType: key, name, count: eachOnce(own).length, spaces }];
  });
}

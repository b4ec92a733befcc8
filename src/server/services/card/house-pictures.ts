import type { PictureGroup } from "../../../contract/pictures.ts";
import { catalogTypes, type Picture } from "../../../domain/picture/picture.ts";
import type { House } from "./house.ts";

/** How many pictures stand for a house before one asks for more. */
const atFirst = 8;

/** Every picture of a house as its gallery hangs them: by type, within it those of no space first, then by space. */
export function housePictures({ venue, spaces }: House): Picture[] {
  const ofSpaces = spaces.flatMap(({ id, pictures = [] }) => pictures.map((each) => ({ ...each, spaceId: id })));
  const hung = new Set(ofSpaces.map(({ hash, spaceId }) => `${hash} ${spaceId}`));
  // A cover may be borrowed from a space; it hangs there already.
  const ofHouse = (venue.pictures ?? []).filter(({ hash, spaceId }) => !hung.has(`${hash} ${spaceId}`));
  const all = [...ofHouse, ...ofSpaces];
  return catalogTypes.flatMap(({ key }) => all.filter(({ catalogType }) => catalogType === key));
}

/** Each file once, where it hangs first: rooms furnished alike may share a picture. */
export function eachOnce(pictures: readonly Picture[]): Picture[] {
  const seen = new Set<string>();
  return pictures.filter(({ hash }) => !seen.has(hash) && seen.add(hash));
}

/** The cover, then one of each space, then the others of the house: each file once, at most eight. */
export function firstPictures({ venue, spaces }: House): Picture[] {
  const [cover, ...others] = venue.pictures ?? [];
  const ofSpaces = spaces.flatMap(({ id, pictures }) => (pictures?.[0] ? [{ ...pictures[0], spaceId: id }] : []));
  return eachOnce([...(cover ? [cover] : []), ...ofSpaces, ...others]).slice(0, atFirst);
}

/** Counts by type (each file once) and space, in the order of the gallery. */
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

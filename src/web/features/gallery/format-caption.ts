import type { PictureGroup, PictureWire } from "#contract/schemas/picture.ts";
import { catalogTypes } from "#domain/picture/picture.ts";
import { pictureZh } from "#texts/venue/picture.zh.ts";
import { noSpaceId } from "./format-venue-picture-href.ts";

/** Names of spaces by id. */
export type SpaceNames = ReadonlyMap<string, string>;

/** Returns the names of the groups' spaces by id. */
export const getSpaceNames = (groups: PictureGroup[]): SpaceNames =>
  new Map(
    groups.flatMap(({ spaces }) =>
      spaces.filter(({ spaceId }) => spaceId !== noSpaceId).map((one) => [one.spaceId, one.name]),
    ),
  );

/** Formats what a picture shows (宴会厅A，宴会式 16 桌 160 人), or its group's name where it has no caption. */
export function formatCaption({ spaceId, caption, catalogType }: PictureWire, names: SpaceNames): string {
  const space = spaceId && names.get(spaceId);
  const kind = catalogTypes.find(({ key }) => key === catalogType)?.name;
  if (space) return caption?.includes(space) ? caption : pictureZh.caption([space, caption]);
  return caption ?? kind ?? "";
}

/** Returns the name of a group: its space's, else its kind's. */
export const getGroupName = (groups: PictureGroup[], { type, spaceId }: { type: string; spaceId: string }): string =>
  getSpaceNames(groups).get(spaceId) ?? catalogTypes.find(({ key }) => key === type)?.name ?? pictureZh.name;

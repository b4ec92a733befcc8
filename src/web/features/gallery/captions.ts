import type { PictureGroup, PictureWire } from "../../../contract/pictures.ts";
import { catalogTypes } from "../../../domain/picture/picture.ts";
import { pictureZh } from "../../../texts/picture.zh.ts";
import { noSpace } from "./gallery-href.ts";

/** Names of spaces by id. */
export type SpaceNames = ReadonlyMap<string, string>;

/** The names that the groups give their spaces. */
export const spaceNames = (groups: PictureGroup[]): SpaceNames =>
  new Map(
    groups.flatMap(({ spaces }) =>
      spaces.filter(({ spaceId }) => spaceId !== noSpace).map((one) => [one.spaceId, one.name]),
    ),
  );

/** What a picture shows: 宴会厅A，宴会式 16 桌 160 人; without a caption the group it hangs in. */
export function captionOf({ spaceId, caption, catalogType }: PictureWire, names: SpaceNames): string {
  const space = spaceId && names.get(spaceId);
  const kind = catalogTypes.find(({ key }) => key === catalogType)?.name;
  if (space) return caption?.includes(space) ? caption : pictureZh.caption([space, caption]);
  return caption ?? kind ?? "";
}

/** The name of a group as its link says it: the space's, else the kind's. */
export const groupName = (groups: PictureGroup[], { type, spaceId }: { type: string; spaceId: string }): string =>
  spaceNames(groups).get(spaceId) ?? catalogTypes.find(({ key }) => key === type)?.name ?? pictureZh.name;

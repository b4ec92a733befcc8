import type { Output } from "#contract/index.ts";
import type { ClearHeightInput } from "#domain/clear-height/clear-height-address.ts";

export type IhgTopicInput = ClearHeightInput;
export type IhgTopicData = Output<"marketing/getBrandRooms">;
/** A brand with its largest room. */
export type BrandWithRoom = IhgTopicData["brands"][number] & {
  room: NonNullable<IhgTopicData["brands"][number]["room"]>;
};

import type { LoaderContext } from "../../page.ts";
import type { IhgTopicData, IhgTopicInput } from "./types.ts";

/** Loads the rooms of the group's brands, judged for the event. */
export const loadIhgTopic = ({ led, ...input }: IhgTopicInput, { call }: LoaderContext): Promise<IhgTopicData> =>
  call("marketing/getBrandRooms", { groupName: "ihg", ...input, ledWidth: led.width, ledHeight: led.height });

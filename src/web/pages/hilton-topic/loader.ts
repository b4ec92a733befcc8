import type { LoaderContext } from "../../page.ts";
import type { HiltonTopicData, HiltonTopicInput } from "./types.ts";

/** Loads the day in the group's venues of the city. */
export const loadHiltonTopic = (
  { dinner, ...input }: HiltonTopicInput,
  { call }: LoaderContext,
): Promise<HiltonTopicData> =>
  call("marketing/getEventDay", { groupName: "hilton", ...input, dinner: dinner ? "1" : "0" });

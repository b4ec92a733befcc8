import { type ClearHeightInput, parseClearHeightQuery } from "#domain/clear-height/clear-height-address.ts";
import { type DataOf, definePage, type LoaderContext } from "../../page.ts";
import { buildIhgTopicHead } from "./build-ihg-topic-head.ts";
import { IhgTopicView } from "./view.tsx";

export type IhgTopicInput = ClearHeightInput;
/** A brand with its largest room. */
export type BrandWithRoom = IhgTopicData["brands"][number] & {
  room: NonNullable<IhgTopicData["brands"][number]["room"]>;
};

/** Loads the rooms of the group's brands, judged for the event. */
const loadIhgTopic = ({ led, ...input }: IhgTopicInput, { call }: LoaderContext) =>
  call("marketing/getBrandRooms", { groupName: "ihg", ...input, ledWidth: led.width, ledHeight: led.height });

/** What the page shows. */
export type IhgTopicData = DataOf<typeof loadIhgTopic>;

export default definePage("ihg-topic", {
  validate: ({ query }) => parseClearHeightQuery(query),
  loader: loadIhgTopic,
  head: buildIhgTopicHead,
  city: ({ city }) => city,
  component: IhgTopicView,
});

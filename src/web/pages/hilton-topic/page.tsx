import { eventDayAddress, type EventDayInput } from "#domain/event-day/event-day-address.ts";
import { type DataOf, definePage, type LoaderContext } from "../../page.ts";
import { buildHiltonTopicHead } from "./build-hilton-topic-head.ts";
import { HiltonTopicView } from "./view.tsx";

export type HiltonTopicInput = EventDayInput;
/** The day in the shown venue. */
export type VenueDay = NonNullable<HiltonTopicData["day"]>;

/** Loads the day in the group's venues of the city. */
const loadHiltonTopic = ({ dinner, ...input }: HiltonTopicInput, { call }: LoaderContext) =>
  call("marketing/getEventDay", { groupName: "hilton", ...input, dinner: dinner ? "1" : "0" });

/** What the page shows. */
export type HiltonTopicData = DataOf<typeof loadHiltonTopic>;

export default definePage("hilton-topic", {
  validate: ({ query }) => eventDayAddress.parse(query),
  loader: loadHiltonTopic,
  head: buildHiltonTopicHead,
  city: ({ city }) => city,
  component: HiltonTopicView,
});

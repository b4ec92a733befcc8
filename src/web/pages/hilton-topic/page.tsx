import { eventDayAddress } from "#domain/event-day/event-day-address.ts";
import { definePage } from "../../page.ts";
import { buildHiltonTopicHead } from "./build-hilton-topic-head.ts";
import { loadHiltonTopic } from "./loader.ts";
import { HiltonTopicView } from "./view.tsx";

export default definePage("hilton-topic", {
  validate: ({ query }) => eventDayAddress.parse(query),
  loader: loadHiltonTopic,
  head: buildHiltonTopicHead,
  city: ({ city }) => city,
  component: HiltonTopicView,
});

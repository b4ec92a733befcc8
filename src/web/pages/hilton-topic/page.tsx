import { parseEventDayQuery } from "#domain/event-day/parse-event-day-query.ts";
import { definePage } from "../../page.ts";
import { buildHiltonTopicHead } from "./build-hilton-topic-head.ts";
import { loadHiltonTopic } from "./loader.ts";
import { HiltonTopicView } from "./view.tsx";

export default definePage("hilton-topic", {
  validate: ({ query }) => parseEventDayQuery(query),
  loader: loadHiltonTopic,
  head: buildHiltonTopicHead,
  city: ({ city }) => city,
  component: HiltonTopicView,
});

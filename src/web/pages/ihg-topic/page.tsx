import { parseClearHeightQuery } from "#domain/clear-height/clear-height-address.ts";
import { definePage } from "../../page.ts";
import { buildIhgTopicHead } from "./build-ihg-topic-head.ts";
import { loadIhgTopic } from "./loader.ts";
import { IhgTopicView } from "./view.tsx";

export default definePage("ihg-topic", {
  validate: ({ query }) => parseClearHeightQuery(query),
  loader: loadIhgTopic,
  head: buildIhgTopicHead,
  city: ({ city }) => city,
  component: IhgTopicView,
});

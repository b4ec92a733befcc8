import { southeastAsiaActivityAddress } from "#domain/destination/trip.ts";
import { definePage } from "../../page.ts";
import { buildActivityHead } from "./build-activity-head.ts";
import type { SoutheastAsiaActivityInput } from "./types.ts";
import { SoutheastAsiaActivityView } from "./view.tsx";

export default definePage("southeast-asia-activity", {
  validate: ({ query }): SoutheastAsiaActivityInput => {
    const { cities, ...trip } = southeastAsiaActivityAddress.parse(query);
    return { trip, ...(cities && { cities }) };
  },
  loader: ({ trip }, { call }) => call("marketing/getSeaDestinations", { ...trip }),
  head: buildActivityHead,
  component: SoutheastAsiaActivityView,
});

import { parseTrip } from "#domain/destination/trip.ts";
import { definePage } from "../../page.ts";
import { buildActivityHead } from "./build-activity-head.ts";
import { parseCities } from "./get-ticked.ts";
import type { SoutheastAsiaActivityInput } from "./types.ts";
import { SoutheastAsiaActivityView } from "./view.tsx";

export default definePage("southeast-asia-activity", {
  validate: ({ query }): SoutheastAsiaActivityInput => {
    const cities = parseCities(query.cities);
    return { trip: parseTrip(query), ...(cities && { cities }) };
  },
  loader: ({ trip }, { call }) => call("marketing/getSeaDestinations", { ...trip }),
  head: buildActivityHead,
  component: SoutheastAsiaActivityView,
});

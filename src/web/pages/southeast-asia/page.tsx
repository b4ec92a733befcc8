import { parsePageNumber } from "#domain/parse-page-number.ts";
import { parseTrip } from "#domain/destination/trip.ts";
import { definePage } from "../../page.ts";
import { buildSoutheastAsiaHead } from "./build-southeast-asia-head.ts";
import { loadSoutheastAsia } from "./loader.ts";
import type { SoutheastAsiaInput } from "./types.ts";
import { SoutheastAsiaView } from "./view.tsx";

export default definePage("southeast-asia", {
  // Values that are malformed or out of range are dropped, as those of the lists are.
  validate: ({ query }): SoutheastAsiaInput => ({
    trip: parseTrip(query),
    page: parsePageNumber(query),
    ...(query.city && /^[a-z]{2,40}$/.test(query.city) && { city: query.city }),
    ...(query.type && /^(?:\d|1[0-2])$/.test(query.type) && { type: Number(query.type) }),
  }),
  loader: loadSoutheastAsia,
  head: buildSoutheastAsiaHead,
  component: SoutheastAsiaView,
});

import { southeastAsiaAddress } from "#domain/destination/trip.ts";
import { definePage } from "../../page.ts";
import { buildSoutheastAsiaHead } from "./build-southeast-asia-head.ts";
import { loadSoutheastAsia } from "./loader.ts";
import type { SoutheastAsiaInput } from "./types.ts";
import { SoutheastAsiaView } from "./view.tsx";

export default definePage("southeast-asia", {
  validate: ({ query }): SoutheastAsiaInput => {
    const { city, type, page, ...trip } = southeastAsiaAddress.parse(query);
    return { trip, page, ...(city && { city }), ...(type !== undefined && { type }) };
  },
  loader: loadSoutheastAsia,
  head: buildSoutheastAsiaHead,
  component: SoutheastAsiaView,
});

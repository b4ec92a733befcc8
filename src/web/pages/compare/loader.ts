import { omitUndefined, pickDefined } from "#domain/omit-undefined.ts";
import type { LoaderContext } from "../../page.ts";
import type { CompareData, CompareInput } from "./types.ts";

/** Loads the comparison; an address without codes has none. */
export async function loadCompare(
  { spaceCodes, people, layout, date, days = 1 }: CompareInput,
  { call, today }: LoaderContext,
): Promise<CompareData> {
  if (spaceCodes.length === 0) {
    const event = omitUndefined({ people, layout: layout ?? ("classroom" as const), date, days });
    return { event, spaces: [], rows: [], unknownCodes: [], leftOut: [], additions: [], today };
  }
  const spaceCode = spaceCodes.join(",");
  const comparison = await call("compare/get", omitUndefined({ spaceCode, people, layout, date, days }));
  return {
    ...comparison,
    spaces: comparison.spaces.map(({ space, venue, ...one }) => ({
      ...pickDefined(one, ["plan", "fit", "availability", "whyNot", "estimateHref"]),
      space: pickDefined(space, ["id", "name", "demo", "area"]),
      venue: pickDefined(venue, ["id", "name", "cityCode", "cityName", "cityPinyin"]),
    })),
    today,
  };
}

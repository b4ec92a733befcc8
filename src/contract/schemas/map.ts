import { z } from "zod";
import { mapFailureCode, mapFailures } from "#domain/map-failure.ts";
import { cityKey, endpoint } from "../endpoint.ts";

/** [longitude, latitude], GCJ-02, to about ten metres. */
const point = z.tuple([z.number(), z.number()]);

export const map = {
  "map/getCityMap": endpoint({
    summary: "The schematic map of a city: metro lines and place names",
    input: z.object({ city: cityKey }),
    output: z.object({
      centre: point,
      lines: z.array(z.object({ name: z.string(), points: z.array(point) })),
      places: z.array(z.object({ name: z.string(), kind: z.enum(["district", "business-area", "hub"]), at: point })),
    }),
  }),
  "map/reportFailure": endpoint({
    summary: "Writes to the operator's log that AMap did not draw a map, or has no route",
    input: z.object({
      reason: z.enum(mapFailures),
      /** AMap's own code, as INVALID_USER_SCODE. */
      code: z.string().regex(mapFailureCode).optional(),
    }),
    output: z.object({}),
  }),
};

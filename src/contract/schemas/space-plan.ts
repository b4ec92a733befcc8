import { z } from "zod";
import { demandLimits } from "#domain/limits.ts";
import { layouts } from "#domain/space/layouts.ts";
import { endpoint, id, wireNumber } from "../endpoint.ts";

const keys = layouts.map(({ key }) => key);
/** A layout by key, or by its number in list URLs. */
const layout = z
  .union([z.enum(keys), z.enum(layouts.map((row) => String(row.id)))])
  .transform((given) => layouts.find((row) => row.key === given || String(row.id) === given)!.key);

export const spacePlan = {
  "space/plan.svg": endpoint({
    summary:
      "A space's seating plan to scale on an A4 sheet; by default in its usual layout, for as many people as it seats comfortably; 404 if its length or width is unknown",
    unused: "pages draw the same marks themselves; for documents and other sites",
    input: z.object({
      spaceCode: id,
      layout: layout.optional(),
      people: wireNumber(z.number().int().min(1).max(demandLimits.people)).optional(),
    }),
    output: z.string(),
    isHeavy: true,
    media: { type: "image/svg+xml", maxAgeSeconds: 300 },
  }),
};

import { z } from "zod";
import { omitUndefined } from "../../../domain/omit-undefined.ts";
import { getTrustedCapacity } from "../../../domain/seating/get-trusted-capacity.ts";
import { explainWhyNot } from "../../../domain/why-not/find-remedies.ts";
import { defineTool } from "../assistant-tool.ts";
import { describeFit, describeSpace, describeVenue } from "../describe-space.ts";
import { layoutInput, peopleInput, spaceInput } from "../tool-inputs.ts";

const input = z.object({
  spaces: z.array(spaceInput).min(2).max(6),
  people: peopleInput,
  layout: layoutInput,
  minClearHeightMetres: z.number().min(0.1).max(40).optional(),
  maxPricePerDayYuan: z.number().int().min(1).max(99_999_999).optional(),
});

/** Compares a few spaces for the same people in the same layout. */
export const compareSpaces = defineTool({
  name: "compare_spaces",
  title: "Compare spaces",
  description:
    "Compares two to six spaces for the same people in the same layout: how they fit, floor a person, clear height, price and price a person; " +
    "where a space misses people, height or price, by how much, and remedies. " +
    "A fact that is absent is unknown: say so, do not guess.",
  input,
  run: async (context, { spaces, people, layout, minClearHeightMetres, maxPricePerDayYuan }) => {
    const musts = { people, layout, height: minClearHeightMetres, priceDay: maxPricePerDayYuan };
    const found = await Promise.all(
      spaces.map(({ venueId, spaceId }) => context.call("hotel/getConfNew", { siteId: venueId, spaceCode: spaceId })),
    );
    return {
      people,
      layout,
      spaces: found.map(({ space, venue, siblings }) =>
        omitUndefined({
          ...describeSpace(space, context),
          ...describeVenue(venue),
          countOn: getTrustedCapacity(space, layout),
          fit: describeFit(space, { people, layout }),
          whyNot: explainWhyNot(space, musts, siblings),
          squareMetresAPerson: space.area && Math.round((space.area / people) * 10) / 10,
          yuanAPersonAndDay: space.priceDay && Math.round(space.priceDay / people),
        }),
      ),
    };
  },
});

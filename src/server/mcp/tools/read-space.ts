import { omitUndefined } from "#domain/omit-undefined.ts";
import { defineTool } from "../assistant-tool.ts";
import { describeFit, describeSpace, describeVenue, formatPlanUri, listCapacities } from "../describe-space.ts";
import { layoutInput, peopleInput, spaceInput } from "../tool-inputs.ts";

const input = spaceInput.extend({ people: peopleInput.optional(), layout: layoutInput.optional() });

/** Reads one space as its page shows it. */
export const readSpace = defineTool({
  name: "read_space",
  title: "Read a space",
  description:
    "Reads one space: measures, prices, the capacity in each layout, how the wanted people fit, and the address of its seating plan " +
    "(an SVG drawn to scale, a resource). `countOn` is the capacity to plan with: the published figure, or what the room can hold where " +
    "the published figure cannot be true.",
  input,
  run: async (context, { venueId, spaceId, ...seating }) => {
    const found = await context.call("hotel/getConfNew", { siteId: venueId, spaceCode: spaceId });
    const { space, venue, siblings } = found;
    const hasPlan = space.length !== undefined && space.width !== undefined;
    return omitUndefined({
      ...describeSpace(space, context),
      ...describeVenue(venue),
      address: venue.address,
      capacities: listCapacities(space),
      fit: describeFit(space, seating),
      planResource: hasPlan ? formatPlanUri(spaceId, seating) : undefined,
      otherSpaces: siblings.map(({ id, name, area }) => omitUndefined({ spaceId: id, name, areaSquareMetres: area })),
    });
  },
});

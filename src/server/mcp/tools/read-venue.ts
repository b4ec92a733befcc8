import { z } from "zod";
import { id } from "#contract/endpoint.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { describePackage } from "../describe-package.ts";
import { defineTool } from "../assistant-tool.ts";
import { describeSpace, describeVenue } from "../describe-space.ts";

/** Spaces that are listed with a venue. */
const maxSpaces = 40;

const listOrNothing = <T>(list: readonly T[]): readonly T[] | undefined => (list.length > 0 ? list : undefined);

/** Reads one venue as its page shows it. */
export const readVenue = defineTool({
  name: "read_venue",
  title: "Read a venue",
  description:
    "Reads one venue: address, ways to get there, guest rooms, parking, terms, meeting packages a head, prices of meals and equipment, and its spaces with measures and prices.",
  input: z.object({ venueId: id.describe("venueId of a found space") }),
  run: async (context, { venueId }) => {
    const venue = await context.call("hotel/getSiteDetailNew", { siteId: venueId });
    return omitUndefined({
      ...describeVenue(venue),
      url: context.toUrl(formatVenueHref(venueId)),
      address: venue.address,
      summary: venue.summary,
      opened: venue.opened,
      renovated: venue.renovated,
      transport: listOrNothing(venue.transport),
      guestRooms: venue.guestRoomCount,
      parkingSpaces: venue.parkingCount,
      facilities: listOrNothing(venue.facilities),
      terms: venue.policies,
      meetingPackages: venue.packages?.map(describePackage),
      publishedPricesYuan: venue.prices,
      spaceCount: venue.spaces.length,
      spaces: venue.spaces.slice(0, maxSpaces).map((space) => describeSpace(space, context)),
    });
  },
});

import { z } from "zod";
import { bookingStates } from "#domain/bookings/booked-period.ts";
import { demandLimits } from "#domain/limits.ts";
import {
  count,
  endpoint,
  id,
  integerWithin,
  latitude,
  layoutKey,
  longitude,
  page,
  paged,
  wireNumber,
} from "../endpoint.ts";
import { policies, space, spaceCard, transportLink, venue, venueCard } from "./entities.ts";
import { meetingPackage } from "./meeting-package.ts";
import { catalogType, picture, pictureGroup } from "./picture.ts";

/** Restricts capacities to this layout. */
const layout = layoutKey.optional();
const isoDay = z.string();
/** Blocked dates of a space, ascending; days are ISO. */
export const spaceBookings = z.object({
  periods: z.array(
    z.object({
      from: isoDay,
      to: isoDay,
      state: z.enum(bookingStates.map(({ id }) => id)),
      /** The day on which the venue confirmed it. */
      confirmedOn: isoDay,
    }),
  ),
});
const venueWithReason = z.object({ venue: venueCard, reason: z.string() });

export const hotel = {
  "hotel/getSiteDetailNew": endpoint({
    summary:
      "A venue with its sections and spaces; with people and layout, what that event costs in the spaces that hold it",
    input: z.object({
      siteId: id,
      people: count.optional(),
      layout,
      days: wireNumber(integerWithin({ least: 1, most: demandLimits.days })).optional(),
    }),
    output: venue,
  }),
  "hotel/getAggregateHotelInfoNew": endpoint({
    summary: "A venue's policies, facilities, transport and history",
    partOf: "hotel/getSiteDetailNew",
    input: z.object({ siteId: id }),
    output: z.object({
      id,
      name: z.string(),
      demo: z.boolean().optional(),
      policies: policies.optional(),
      facilities: z.array(z.string()),
      transport: z.array(transportLink),
      opened: z.number().optional(),
      renovated: z.number().optional(),
      phone: z.string().optional(),
    }),
  }),
  "hotel/getConfNew": endpoint({
    summary: "A space, its venue's card, sibling spaces, previous and next",
    input: z.object({ siteId: id, spaceCode: id }),
    output: z.object({
      space: space.extend({ pictures: z.array(picture) }),
      venue: venueCard,
      siblings: z.array(space),
      previous: space.optional(),
      next: space.optional(),
      /** Packages of the space, then those of its venue, that hold today or later; absent where there are none. */
      packages: z.array(meetingPackage).optional(),
      /** Blocked dates that the operator has imported, from today on; absent where there are none. Other days are unknown, not free. */
      bookings: spaceBookings.optional(),
    }),
  }),
  "hotel/getSiteDetailImage": endpoint({
    summary: "The first pictures of a venue and how many there are of each kind",
    partOf: "hotel/getSiteDetailNew",
    input: z.object({ siteId: id }),
    output: z.object({
      first: z.array(picture),
      counts: z.array(pictureGroup.omit({ spaces: true })),
      total: z.number(),
    }),
  }),
  "hotel/getAggregateSiteImage": endpoint({
    summary: "The pictures of a venue, of one kind, or of one of its spaces (0: those of no space), paged",
    input: z.object({ siteId: id, catalogType: catalogType.optional(), spaceId: id.optional(), page }),
    output: paged(picture).extend({ groups: z.array(pictureGroup) }),
  }),
  "hotel/getNearByConf": endpoint({
    summary: "Spaces of similar size in nearby venues",
    input: z.object({ siteId: id, spaceCode: id.optional() }),
    output: z.array(spaceCard),
  }),
  "hotel/getAdviceHotelList": endpoint({
    summary: "Similar venues with the reason",
    input: z.object({ siteId: id, people: count.optional(), layout }),
    output: z.array(venueWithReason),
  }),
  "hotel/getnearByHotSiteList": endpoint({
    summary: "Nearby venues with the distance in metres",
    input: z
      .object({
        siteId: id.optional(),
        lng: longitude.optional(),
        lat: latitude.optional(),
        radius: wireNumber(z.number().min(100).max(50_000)).default(5000),
        layout,
      })
      .refine((value) => value.siteId !== undefined || (value.lng !== undefined && value.lat !== undefined), {
        message: "须有 siteId，或 lng 与 lat",
      }),
    output: z.array(venueCard),
  }),
};

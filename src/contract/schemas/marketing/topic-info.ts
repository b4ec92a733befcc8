import { z } from "zod";
import { venueGroups } from "#domain/venue/venue-groups.ts";
import { id, layoutKey } from "../../endpoint.ts";
import { picture } from "../picture.ts";
import { caseCard } from "../sample.ts";

/** The key of a hotel group; letter case counts. */
export const groupName = z.enum(venueGroups);

/** A city as a link names it. */
export const cityName = z.object({ code: z.string(), name: z.string(), pinyin: z.string() });

/** A brand of a hotel group. */
export const brand = z.object({
  /** Absent for the venues whose brand is not known. */
  id: id.optional(),
  name: z.string(),
  nameEn: z.string().optional(),
  tier: z.enum(["luxury", "premium", "select", "longstay"]).optional(),
  /** Venues of the brand in the catalogue. */
  venues: z.number(),
});

/** The event size that a topic's figures are for. */
const eventSize = z.object({
  people: z.number(),
  layout: layoutKey,
  /** People were not asked for: a number that some venue of the group holds. */
  assumed: z.boolean().optional(),
});

/** A venue's largest space as drawn; metres. */
const overlaySpace = z.object({
  venueId: id,
  spaceId: id,
  /** The venue's name without city, kind and notes. */
  name: z.string(),
  cityCode: z.string(),
  length: z.number(),
  width: z.number(),
  /** m² */
  area: z.number(),
  /** Some space of the venue holds the people. */
  fits: z.boolean(),
});

/** The largest space of each venue, at one scale. */
const overlay = z.object({
  /** Largest length and width of all, metres. */
  length: z.number(),
  width: z.number(),
  /** Largest first. */
  spaces: z.array(overlaySpace),
  /** Venues whose largest space has no known sides, and venues without known spaces. */
  unmeasured: z.number(),
  /** Smaller ones that are left out of a long list. */
  omitted: z.number(),
});

/** A venue's largest space with a photograph, as wide as the space is long; metres. */
const wallSpace = z.object({
  venueId: id,
  spaceId: id,
  venueName: z.string(),
  name: z.string(),
  length: z.number(),
  width: z.number(),
  /** m² */
  area: z.number(),
  /** Trusted people in the layout; absent if unknown. */
  people: z.number().optional(),
  /** Yuan a day. */
  priceDay: z.number().optional(),
  picture,
});

/** A hotel group in a list. */
export const topicCard = z.object({
  id: groupName,
  groupName,
  name: z.string(),
  fullName: z.string(),
  venues: z.number(),
  cities: z.number(),
  largestArea: z.number().optional(),
  /** The sides of that space, metres; absent where they are unknown. */
  largestSides: z.object({ length: z.number(), width: z.number() }).optional(),
  href: z.string(),
});

/** A hotel group with its figures for an event size. */
export const topicInfo = z.object({
  id: groupName,
  groupName,
  name: z.string(),
  fullName: z.string(),
  nameEn: z.string(),
  founded: z.number().optional(),
  home: z.string(),
  /** Hotels by the group's own report. */
  reported: z.object({ hotels: z.number(), region: z.string(), atLeast: z.boolean(), month: z.string() }).optional(),
  note: z.string().optional(),
  city: cityName.optional(),
  /** The brand that the figures are of, if one is asked for. */
  brand: brand.pick({ id: true, name: true }).optional(),
  demo: z.boolean().optional(),
  eventSize,
  /** m² that the people need in the layout, and m² a person. */
  required: z.object({ area: z.number(), perPerson: z.number() }),
  /** Of the group or the brand, or of its venues in the city. */
  totals: z.object({ venues: z.number(), cities: z.number(), spaces: z.number(), guestRooms: z.number() }),
  fits: z.number(),
  /** The most people of any venue in the layout. */
  mostPeople: z.number(),
  /** Fewer people, and how many more venues hold them. */
  fewer: z.object({ people: z.number(), more: z.number() }).optional(),
  overlay,
  /** The largest spaces that have sides and a picture, of the venues that hold the people; largest first, a few. */
  wall: z.array(wallSpace),
  /** Where there are no venues: spaces of other groups that hold the people, those next to the required area. */
  otherSpaces: z.array(wallSpace).optional(),
  /** All brands of the group with venues here; `fits`: venues that hold the people. */
  brands: z.array(brand.extend({ fits: z.number() })),
  /** Cities by number of venues. */
  cities: z.array(cityName.extend({ venues: z.number() })),
  /** Venues of all kinds in the city's list; only with a city. */
  cityTotal: z.number().optional(),
  cases: z.array(caseCard),
  groups: z.array(topicCard),
});
export type TopicInfo = z.infer<typeof topicInfo>;

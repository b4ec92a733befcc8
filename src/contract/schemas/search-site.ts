import { z } from "zod";
import { boxPattern } from "../../domain/search/box.ts";
import {
  cityKey,
  count,
  endpoint,
  id,
  latitude,
  layoutKey,
  longitude,
  option,
  page,
  paged,
  wireNumber,
} from "../endpoint.ts";
import { region, spaceCard, venueCard } from "./entities.ts";

const regionOptions = z.object({
  kind: z.enum(["district", "business-area", "metro", "hub"]),
  name: z.string(),
  options: z.array(region),
});

/** Disjunctive facet counts: each filter is counted without its own selection. Ids are region ids or bit positions. */
const facets = z.object({
  regions: z.array(option),
  types: z.array(option),
  stars: z.array(option),
  features: z.array(option),
  layouts: z.array(option),
});
export type Facets = z.infer<typeof facets>;

/** One constraint parsed from `q`. `wish` marks an optional preference: the first to relax. */
const understood = z.object({
  kind: z.string(),
  text: z.string(),
  value: z.unknown(),
  wish: z.boolean().optional(),
});
export type ParsedConstraint = z.infer<typeof understood>;

/** Constraints to relax if there are no results, with the resulting totals. */
const relax = z.array(
  z.object({
    kind: z.string(),
    text: z.string(),
    total: z.number(),
    searchParams: z.string(),
    /** The sentence without the constraint, if it was in the sentence. */
    q: z.string().optional(),
    /** Relaxes the map box. */
    unboxed: z.literal(true).optional(),
  }),
);

const listInput = z.object({
  city: cityKey,
  /** The hyphen groups of the list's URL. */
  searchParams: z
    .string()
    .regex(/^(?:-\d{1,40}){1,11}$/)
    .optional(),
  region: id.optional(),
  types: count.optional(),
  stars: count.optional(),
  people: count.optional(),
  layout: count.optional(),
  area: count.optional(),
  price: count.optional(),
  height: count.optional(),
  features: count.optional(),
  sort: count.optional(),
  q: z.string().max(200).optional(),
  lng: longitude.optional(),
  lat: latitude.optional(),
  /** Map box: west,south,east,north in degrees. */
  box: z.string().regex(boxPattern).optional(),
  page: page.optional(),
});

const listOutput = <T extends z.ZodType>(item: T) =>
  paged(item).extend({
    facets,
    understood: z.array(understood),
    relax,
    /** The parsed groups, as in the canonical link. */
    searchParams: z.string(),
  });

/** A venue on a map: lowest price, and the capacity of its best space. */
const mappedVenue = z.object({
  id,
  name: z.string(),
  priceFrom: z.number().optional(),
  layout: layoutKey.optional(),
  people: z.number().optional(),
});

const filterOutput = z.object({
  city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }),
  regions: z.array(regionOptions),
  types: z.array(option),
  stars: z.array(option),
  features: z.array(option),
  layouts: z.array(option),
  presets: z.object({
    people: z.array(z.number()),
    price: z.array(z.number()),
    area: z.array(z.number()),
    height: z.array(z.number()),
  }),
  sorts: z.array(option),
});
export type Filters = z.infer<typeof filterOutput>;

export const searchSite = {
  "searchSite/getAggregateSearchFilterNew": endpoint({
    summary: "Every venue filter of a city with its options and counts",
    input: z.object({ city: cityKey }),
    output: filterOutput,
  }),
  "searchSite/getKongJianFilter": endpoint({
    summary: "Every space filter of a city with its options and counts",
    input: z.object({ city: cityKey }),
    output: filterOutput,
  }),
  "searchSite/getAggregateSoHotelList": endpoint({
    summary: "Venues that match, with facets and what was understood of the sentence",
    input: listInput,
    output: listOutput(venueCard),
  }),
  "searchSite/getAggregateNewConference": endpoint({
    summary: "Spaces that match, with facets and what was understood of the sentence",
    input: listInput,
    output: listOutput(spaceCard),
  }),
  "searchSite/getVenueClusters": endpoint({
    summary: "The venues of a list for a map: those in one cell of so many degrees together, at most 300 clusters",
    input: listInput.omit({ page: true, sort: true }).extend({ cell: wireNumber(z.number().min(0.0005).max(5)) }),
    output: z.object({
      total: z.number(),
      clusters: z.array(
        z.object({
          /** [longitude, latitude] of the centre. */
          at: z.tuple([z.number(), z.number()]),
          count: z.number(),
          /** Bounding box: west, south, east, north. */
          box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
          /** The venues of the cluster, if there is one, or a few that no zoom separates. */
          venues: z.array(mappedVenue),
        }),
      ),
    }),
  }),
  "searchSite/hotSearch": endpoint({
    summary: "Words often searched for in a city",
    input: z.object({ city: cityKey }),
    output: z.array(z.string()),
  }),
  "searchSite/getNewSearchSiteName": endpoint({
    summary: "At most 10 suggestions by Chinese text, pinyin or initials",
    input: z.object({ city: cityKey.optional(), keyword: z.string().max(100) }),
    output: z.array(
      z.object({
        kind: z.enum(["venue", "region", "city"]),
        id: z.string(),
        name: z.string(),
        /** The part of the name that matched, as [start, end) in characters; absent where it matched by pinyin. */
        highlight: z.tuple([z.number(), z.number()]).optional(),
        /** Slug of its city; `cityName` is the name. */
        cityPinyin: z.string(),
        cityName: z.string(),
        demo: z.boolean().optional(),
      }),
    ),
  }),
};

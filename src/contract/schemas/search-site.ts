import { z } from "zod";
import { boxPattern } from "#domain/search/box.ts";
import { bitsFilters, boundFilters, filters, sorts } from "#domain/search/filters.ts";
import { layouts } from "#domain/space/layouts.ts";
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
  positiveCount,
  wireNumber,
} from "../endpoint.ts";
import { region, spaceCard, venueCard } from "./entities.ts";
import { sentenceReading } from "./sentence/sentence-reading.ts";
import { relax, understood } from "./sentence/relax.ts";
import { nearMisses } from "../selection/why-not.ts";

export type { Understood } from "./sentence/relax.ts";

const regionOptions = z.object({
  kind: z.enum(["district", "business-area", "metro", "hub"]),
  name: z.string(),
  options: z.array(region),
});

/** Builds the shape of an object that has the same schema under each key. */
const toShape = <Key extends string, Schema>(keys: readonly Key[], schema: Schema) =>
  Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;

const facetKeys = filters.flatMap((filter) => ("facet" in filter ? filter.facet : []));
const boundKeys = boundFilters.map(({ key }) => key);
const bitsKeys = bitsFilters.map(({ key }) => key);

/** Disjunctive facet counts: each filter is counted without its own selection. Ids are region ids or bit positions. */
const facets = z.object(toShape(facetKeys, z.array(option)));
export type Facets = z.infer<typeof facets>;

/** The selected filters in named values, as in the canonical link; 0 means any. */
const listQuery = z.object({
  region: id.optional(),
  layout: z.literal([0, ...layouts.map(({ id }) => id)]),
  ...toShape([...bitsKeys, ...boundKeys], z.number()),
  sort: z.literal([...sorts]),
  page: z.number(),
});

/** What a list was searched by, selected and parsed together: what a visitor takes along from it. */
const effectiveQuery = z.object({
  /** City code. */
  city: z.string(),
  /** The filters in force in named values, 0 means any: those selected, and those of the sentence. */
  filters: listQuery,
  people: z.number(),
  layout: layoutKey.optional(),
  /** Days that the sentence names, with its text: they filter nothing. */
  date: z.object({ from: z.string(), to: z.string(), text: z.string() }).optional(),
  days: z.number().optional(),
  /** Yuan a day; 0 means any. */
  budget: z.number(),
  /** Guest rooms. */
  rooms: z.number().optional(),
  eventType: z.string().optional(),
  /** Bit set of the features that the sentence requires, whatever features are selected. */
  sentenceFeatures: z.number(),
  /** Name of the place that the rows' distances are measured from; absent where that is the visitor's position. */
  distanceFrom: z.string().optional(),
  /** Near that place nothing matches: the rows are those elsewhere, the nearest first. */
  isBeyondPlace: z.boolean().optional(),
  /** A brand that the city lacks; `hasGroup`: the rows are of its group. */
  missingBrand: z.object({ name: z.string(), hasGroup: z.boolean() }).optional(),
  /** Yuan for the event in all, of which the hire is a part. */
  total: z.number().optional(),
  /** Yuan a head for the event in all. */
  head: z.number().optional(),
  /** The rows say what the event costs in all: people are given, and the city has unit prices. */
  hasSum: z.boolean().optional(),
  /** Yuan a head for a meal. */
  mealPrice: z.number().optional(),
  /** Yuan a table for a meal. */
  tablePrice: z.number().optional(),
  /** Link to the venues that hold all sessions of a sentence that names several. */
  programme: z.object({ text: z.string(), href: z.string() }).optional(),
  /**
   * What `total` leaves for the hire, in words and in yuan a day (0: nothing), where people are given and the city has unit prices;
   * `href` is the estimate.
   */
  split: z.object({ text: z.string(), hireADay: z.number(), href: z.string() }).optional(),
  /** `space`: something is required that a space has to meet, so prices are those of the matching spaces. */
  scope: z.enum(["venue", "space"]),
  /** Conditions that apply: selected filters, terms of the sentence that filter, and the map box. */
  conditions: z.number(),
});
export type EffectiveQuery = z.infer<typeof effectiveQuery>;

const listInput = z.object({
  city: cityKey,
  /** The hyphen groups of the list's URL. */
  searchParams: z
    .string()
    .regex(/^(?:-\d{1,40}){1,11}$/)
    .optional(),
  ...toShape(
    filters.flatMap(({ key }) => (key === "region" ? [] : key)),
    count.optional(),
  ),
  region: id.optional(),
  sort: count.optional(),
  /** Yuan for the event in all, at most: hire, meals, tea breaks and guest rooms. Needs people. */
  sum: positiveCount.optional(),
  /** Yuan a head for the event in all, at most. Needs people. */
  head: positiveCount.optional(),
  q: z.string().max(200).optional(),
  lng: longitude.optional(),
  lat: latitude.optional(),
  /** Map box: west,south,east,north in degrees. */
  box: z.string().regex(boxPattern).optional(),
  page: page.optional(),
});

/** A city that the sentence names besides the answer's, with the number of its rows for the same request. */
const namedCity = z.object({ code: z.string(), name: z.string(), pinyin: z.string(), total: z.number() });
export type NamedCity = z.infer<typeof namedCity>;

const listOutput = <T extends z.ZodType>(item: T) =>
  paged(item).extend({
    facets,
    /** Code of the city that the answer is for: the requested one, or another that the sentence names. */
    city: z.string(),
    cityPinyin: z.string(),
    cityName: z.string(),
    otherCities: z.array(namedCity),
    understood: z.array(understood),
    /** Pieces of the sentence that were not understood. */
    unread: z.array(z.string()),
    /** Nothing of the sentence was understood: the answer has no rows. */
    isUnread: z.boolean(),
    relax,
    nearMisses,
    /** The sentence without the words that selected filters replace. */
    q: z.string(),
    /** The parsed groups, as in the canonical link. */
    searchParams: z.string(),
    query: listQuery,
    effective: effectiveQuery,
  });

/** A venue on a map: lowest price, and the capacity of its best space. */
const mappedVenue = z.object({
  id,
  name: z.string(),
  priceFrom: z.number().optional(),
  /** What the event costs in all in that space, in yuan; absent without people. */
  sum: z.number().optional(),
  layout: layoutKey.optional(),
  people: z.number().optional(),
});

const filterOutput = z.object({
  city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }),
  regions: z.array(regionOptions),
  ...toShape(
    facetKeys.filter((key) => key !== "regions"),
    z.array(option),
  ),
  presets: z.object(toShape(boundKeys, z.array(z.number()))),
  sorts: z.array(option),
});
export type Filters = z.infer<typeof filterOutput>;

export const searchSite = {
  "searchSite/readSentence": endpoint({
    summary:
      "How a sentence is read while it is typed: its terms, how many venues match, and one space drawn and pictured",
    input: z.object({ city: cityKey, q: z.string().max(200) }),
    output: sentenceReading,
  }),
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
    input: listInput.omit({ page: true, sort: true }).extend({
      cell: wireNumber(z.number().min(0.0005).max(5)),
      /** Which list the map is of; that of spaces has only venues with spaces. */
      kind: z.enum(["venue", "space"]).optional(),
      /** Ids of venues whose positions the answer also has: those of the list's rows. */
      ids: z
        .string()
        .regex(/^\d{1,16}(?:,\d{1,16}){0,19}$/)
        .optional(),
    }),
    output: z.object({
      total: z.number(),
      /** How many of them stand where their district is, since their own position is unknown. */
      approximate: z.number(),
      /** Where the venues of `ids` are drawn: [longitude, latitude]. */
      places: z.array(z.object({ id: z.string(), at: z.tuple([z.number(), z.number()]) })),
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
    partOf: "home/getHomePage",
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

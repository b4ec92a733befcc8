import { z } from "zod";
import { cityKey, endpoint, id, layoutKey, option, wireNumber } from "../endpoint.ts";
import { region, space, venueCard } from "./entities.ts";
import { picture } from "./picture.ts";
import { caseCard } from "./sample.ts";
import { sentenceReading } from "./sentence/sentence-reading.ts";

const size = wireNumber(z.number().int().min(1).max(24)).default(8);

const demo = z.boolean().optional();

const banner = z.object({
  id,
  title: z.string(),
  text: z.string(),
  image: picture.optional(),
  href: z.string(),
  demo,
});

const partner = z.object({ id, name: z.string(), demo });

/** A region to filter the list by, with its number of venues. */
const regionCount = z.object({ id, name: z.string(), count: z.number() });
export type RegionCount = z.infer<typeof regionCount>;

/** A space of an occasion, with what its row shows. */
const occasionSpace = z.object({
  venueId: id,
  venue: z.string(),
  demo,
  reason: z.string(),
  people: z.number(),
  id,
  name: z.string(),
  picture: picture.optional(),
});
export type OccasionSpaceWire = z.infer<typeof occasionSpace>;

/** An occasion and the spaces of this city that suit it, the most suitable first. */
const occasion = z.object({
  id: z.string(),
  name: z.string(),
  /** Number of suitable venues. */
  count: z.number().optional(),
  people: z.number(),
  layout: layoutKey,
  /** Path of the list with all of them. */
  href: z.string(),
  spaces: z.array(occasionSpace),
  /** The first space with the fields that a drawing needs; absent unless it is measured. */
  drawn: space.optional(),
});
export type OccasionWire = z.infer<typeof occasion>;

/** A venue to begin with, with what its entry shows. */
const hotVenue = z.object({
  id,
  name: z.string(),
  demo,
  /** Business area or district. */
  area: z.string().optional(),
  typeName: z.string(),
  largestCapacity: z.number().optional(),
  /** Yuan a day, of the cheapest space. */
  priceFrom: z.number().optional(),
  cover: picture.optional(),
});
export type HotVenue = z.infer<typeof hotVenue>;

/** What a city's home page shows, and no more: it is embedded in the document. */
const homePage = z.object({
  city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }),
  /** Nearby cities; present only when the city has no venues. */
  near: z.array(z.object({ name: z.string(), pinyin: z.string(), venueCount: z.number() })).optional(),
  /** Number of venues in the city. */
  total: z.number(),
  /** Whether metro lines are known, which the map of districts draws. */
  hasMetro: z.boolean(),
  /** ISO day of the visit. */
  today: z.string(),
  /** How the first hint in the field of the sentence is read. */
  reading: sentenceReading,
  /** Further hints: sentences that find a space with a picture, each in another layout. */
  hints: z.array(z.string()),
  /** Pixels a metre, on a desktop, at which the plans of all hints are drawn. */
  hintScale: z.number(),
  /** Sentences that find something in this city. */
  examples: z.array(z.string()),
  /** The most people first. */
  occasions: z.array(occasion),
  districts: z.array(regionCount.extend({ kind: region.shape.kind, lng: z.number(), lat: z.number() })),
  /** The busiest business areas, airports and stations. */
  areas: z.array(regionCount),
  /** Types that the city has, by bit position. */
  types: z.array(z.object({ bit: z.number(), name: z.string(), count: z.number() })),
  hotVenues: z.array(hotVenue),
  /** Popular searches, a few words each. */
  hotKeywords: z.array(z.string()),
  banners: z.array(banner),
  partners: z.array(partner),
  /** The city's cases, filled up with those of other cities. */
  cases: z.array(caseCard),
});

export const home = {
  "home/getSwipeImgs": endpoint({
    summary: "Banners of the home page",
    partOf: "home/getHomePage",
    input: z.object({ city: cityKey }),
    output: z.array(banner),
  }),
  "home/getCooperate": endpoint({
    summary: "Partners, set in type",
    partOf: "home/getHomePage",
    input: z.object({}),
    output: z.array(partner),
  }),
  "home/getHotHotels": endpoint({
    summary: "Venues of a city to begin with",
    partOf: "home/getHomePage",
    input: z.object({ city: cityKey, size: size.optional() }),
    output: z.array(venueCard),
  }),
  "home/getGoodPlace": endpoint({
    summary: "Venues of a city by what they are good for, each with the space that fits",
    partOf: "home/getHomePage",
    input: z.object({ city: cityKey, size: size.optional() }),
    output: z.array(
      z.object({
        /** The occasion, e.g. a training for a hundred. */
        type: option,
        people: z.number(),
        layout: z.string(),
        /** URL groups of the list with all of them. */
        searchParams: z.string(),
        list: z.array(venueCard.extend({ reason: z.string() })),
      }),
    ),
  }),
  "home/getHomePage": endpoint({
    summary: "Everything that the home page of a city shows",
    /** `today` is the ISO day of the visit, for sentences with a date; absent: the server's. */
    input: z.object({ city: cityKey, today: z.iso.date().optional() }),
    output: homePage,
  }),
};

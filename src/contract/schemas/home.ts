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

/** The same with the median of what its venues ask for their cheapest space, yuan a day. */
const pricedRegion = regionCount.extend({ medianPrice: z.number().optional() });

/** A space with what its large card shows. */
const homeSpace = z.object({
  venueId: id,
  venue: z.string(),
  demo,
  ...space.pick({ id: true, name: true, height: true, pillars: true, led: true, priceDay: true }).shape,
  layout: layoutKey,
  /** How many people the layout seats, by the trusted figure. */
  people: z.number(),
  /** A picture in this layout. */
  picture: picture.optional(),
  /** Metres of its plan, and its place among the plans' strips; absent if it is not measured. */
  plan: z.object({ length: z.number(), width: z.number(), at: z.number() }).optional(),
});

/** Spaces for different events, of a venue each. */
export const homeSpaces = z.object({
  list: z.array(homeSpace),
  /** Their plans at one scale, as strips of one picture; absent if none is measured. */
  plans: z.object({ href: z.string(), pxPerMetre: z.number() }).optional(),
});
export type HomeSpaces = z.infer<typeof homeSpaces>;

/** A kind of event with the list of the venues that suit it. */
const eventKind = z.object({
  id: z.string(),
  name: z.string(),
  href: z.string(),
  /** Number of these venues. */
  count: z.number(),
  /** Yuan a day, of their cheapest space that suits. */
  priceFrom: z.number().optional(),
  picture: picture.optional(),
});
export type EventKind = z.infer<typeof eventKind>;

/** A case with what its card shows. */
const homeCase = caseCard
  .pick({ id: true, demo: true, attendees: true, budget: true, number: true, story: true })
  // People, kind of event and city.
  .extend({ name: z.string(), venueId: id.optional(), picture: picture.optional() });
export type HomeCase = z.infer<typeof homeCase>;

/** What a city's home page shows, and no more: it is embedded in the document. */
const homePage = z.object({
  city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }),
  /** The nearest other cities with venues. */
  near: z.array(z.object({ name: z.string(), pinyin: z.string(), venueCount: z.number(), metres: z.number() })),
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
  /** Spaces for four events, none of them the one that the first hint shows. */
  spaces: homeSpaces,
  kinds: z.array(eventKind),
  /** Spaces whose length and width are known: in all cities, and in this one. */
  measured: z.object({ all: z.number(), city: z.number() }),
  districts: z.array(regionCount.extend({ kind: region.shape.kind, lng: z.number(), lat: z.number() })),
  /** The busiest business areas, airports and stations. */
  areas: z.array(pricedRegion),
  /** Types that the city has, by bit position. */
  types: z.array(z.object({ bit: z.number(), name: z.string(), count: z.number() })),
  /** Popular searches, a few words each. */
  hotKeywords: z.array(z.string()),
  banners: z.array(banner),
  /** The city's cases, filled up with those of other cities; those with a picture first. */
  cases: z.array(homeCase),
});

/** Why no page makes some calls of the specification. */
const notShown = "the home page shows photographs of spaces in its place; for the apps";

export const home = {
  "home/getSwipeImgs": endpoint({
    summary: "Banners of the home page",
    partOf: "home/getHomePage",
    input: z.object({ city: cityKey }),
    output: z.array(banner),
  }),
  "home/getCooperate": endpoint({
    summary: "Partners, set in type",
    unused: notShown,
    input: z.object({}),
    output: z.array(partner),
  }),
  "home/getHotHotels": endpoint({
    summary: "Venues of a city to begin with",
    unused: notShown,
    input: z.object({ city: cityKey, size: size.optional() }),
    output: z.array(venueCard),
  }),
  "home/getGoodPlace": endpoint({
    summary: "Venues of a city by what they are good for, each with the space that fits",
    unused: notShown,
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

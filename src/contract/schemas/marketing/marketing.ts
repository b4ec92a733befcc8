import { z } from "zod";
import { demandLimits } from "#domain/limits.ts";
import { count, endpoint, id, layoutKey, option, page, paged, wireNumber } from "../../endpoint.ts";
import { city, venueCard } from "../entities.ts";
import { brand, cityName, groupName, topicCard, topicInfo } from "./topic-info.ts";

/** A city by its code: digits only (specification, section 2). */
const cityCode = z.string().regex(/^\d{1,12}$/);
const brandId = id;
const people = wireNumber(z.number().int().min(1).max(demandLimits.people)).optional();

const venueListInput = z.object({
  groupName,
  cityCode: cityCode.optional(),
  brandId: brandId.optional(),
  page: page.optional(),
});

export const marketing = {
  "marketing/getTopicInfo": endpoint({
    summary: "A hotel group's topic page: its figures for an event size, in all cities or one",
    input: z.object({
      groupName,
      cityCode: cityCode.optional(),
      people,
      layout: layoutKey.optional(),
      brandId: id.optional(),
    }),
    output: topicInfo,
  }),
  "marketing/getTopicList": endpoint({
    summary: "The hotel groups with topic pages",
    partOf: "marketing/getTopicInfo",
    input: z.object({}),
    output: z.array(topicCard),
  }),
  "marketing/getTopicBrand": endpoint({
    summary: "The brands of a hotel group in China, with their venues",
    partOf: "marketing/getTopicInfo",
    input: z.object({ groupName }),
    output: z.array(brand),
  }),
  "marketing/getTopicHotelList": endpoint({
    summary: "The venues of a hotel group or brand",
    partOf: "marketing/getZTHotelList",
    input: venueListInput,
    output: paged(venueCard),
  }),
  "marketing/getZTHotelList": endpoint({
    summary: "The venues of a hotel group by the filters of the venue list, with what they leave in each city",
    input: venueListInput.extend({
      people: count.optional(),
      layout: count.optional(),
      price: count.optional(),
      stars: count.optional(),
      features: count.optional(),
      sort: count.optional(),
      size: wireNumber(z.number().int().min(1).max(20)).optional(),
    }),
    output: paged(venueCard).extend({
      /** Disjunctive counts: each filter is counted without its own selection. Ids are bit positions or layout ids. */
      facets: z.object({ stars: z.array(option), features: z.array(option), layouts: z.array(option) }),
      /** Matching venues by city, whatever city is asked for. */
      cities: z.array(cityName.extend({ count: z.number() })),
      /** Matching venues in all cities. */
      groupTotal: z.number(),
      /** Where nothing is left: what to leave out, and how many venues there are then. */
      relax: z.array(
        z.object({ kind: z.enum(["people", "price", "stars", "features", "brand", "city"]), total: z.number() }),
      ),
    }),
  }),
  "marketing/getCity": endpoint({
    summary: "The cities of a hotel group with their venues",
    partOf: "marketing/getTopicInfo",
    input: z.object({ groupName }),
    output: z.array(option.extend({ code: z.string(), pinyin: z.string(), count: z.number() })),
  }),
  "marketing/getContinentList": endpoint({
    summary: "Continents, countries and cities of a hotel group",
    partOf: "marketing/getTopicInfo",
    input: z.object({ groupName }),
    output: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        countries: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            cities: z.array(cityName.extend({ id: z.string(), count: z.number() })),
          }),
        ),
      }),
    ),
  }),
  "marketing/getEventbestCity": endpoint({
    summary: "Cities with the most venues for 300 people and more",
    input: z.object({}),
    output: z.array(city.extend({ largeVenues: z.number() })),
  }),
};

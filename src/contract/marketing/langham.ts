import { z } from "zod";
import { cityKey, count, endpoint, page, paged } from "../endpoint.ts";
import { venueCard } from "../schemas/entities.ts";
import {
  langhamCity,
  langhamLang,
  langhamPackage,
  langhamSection,
  langhamSun,
  langhamType,
} from "./langham-package-wire.ts";

export const langham = {
  "marketing/getLanghamGroupCity": endpoint({
    summary: "Cities of the Langham group in a language, those with most hotels first",
    input: z.object({ lang: langhamLang }),
    output: z.array(langhamCity),
  }),
  "marketing/getLanghamGroupIndex": endpoint({
    summary: "The Langham page's content: the sun's day over a city of the group, what stands at each hour, hotels",
    /** Without `city` it is the group's first; a city without a hotel of the group is not found. */
    input: z.object({ lang: langhamLang, type: langhamType.optional(), city: cityKey.optional() }),
    output: z.object({
      sun: langhamSun,
      /** Of the requested type only, where one is given. */
      sections: z.array(langhamSection),
      /** Types that have packages, with their hour. */
      hours: z.array(langhamSection.pick({ type: true, minute: true, altitude: true })),
      hotelCount: z.number(),
      /** The largest hotels, each with its largest space for a banquet as `fit`. */
      hotels: z.array(venueCard),
    }),
  }),
  "marketing/getLangtingPackage": endpoint({
    summary: "Packages of the Langham group in a language",
    input: z.object({ lang: langhamLang, type: langhamType.optional() }),
    output: z.array(langhamPackage),
  }),
  "searchSite/getAggregateLanghamList": endpoint({
    summary: "Hotels of the Langham group in a language, with the space that holds the people",
    input: z.object({ lang: langhamLang, city: cityKey.optional(), people: count.optional(), page }),
    output: paged(venueCard),
  }),
};

import { z } from "zod";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { demandKinds } from "#domain/demand/demand-status.ts";
import { demandLimits } from "#domain/limits.ts";
import { layouts } from "#domain/space/layouts.ts";
import { demandEndpoint } from "../demand/demand-endpoint.ts";
import { cityKey, count, endpoint, latitude, longitude, option } from "../endpoint.ts";
import { city } from "./entities.ts";

const byLetter = z.record(z.string(), z.array(city));

const caseFilters = z.object({
  eventTypes: z.array(option),
  people: z.array(option),
  budgets: z.array(option),
  needs: z.array(option),
});
const needGroups = z.array(z.object({ id: z.string(), name: z.string(), items: z.array(option) }));
const emptyInput = z.object({});

export const common = {
  "common/getCitys": endpoint({
    summary: "Cities: hot, open by letter, submittable by letter, abroad",
    input: emptyInput,
    output: z.object({
      hotestCity: z.object({ orderStructure: z.array(city) }),
      openedCity: z.object({ orderStructure: byLetter }),
      submitCity: z.object({ orderStructure: byLetter }),
      globalCity: z.object({ zh: z.array(city), en: z.array(city) }),
    }),
  }),
  "common/getOpenCity": endpoint({
    summary: "Open cities with their position",
    input: emptyInput,
    output: z.array(city),
  }),
  "city/getCityAt": endpoint({
    summary: "The city of a position, and the nearest open city where that one is not open",
    input: z.object({ lng: longitude, lat: latitude }),
    output: z.object({
      city: city.optional(),
      /** metres: from the position to the city's centre */
      nearest: z.object({ city, metres: z.number() }).optional(),
    }),
  }),
  "common/getCaseFilters": endpoint({
    summary: "Options of the demand form, in Chinese",
    input: emptyInput,
    output: caseFilters,
  }),
  "common/getCaseFiltersEn": endpoint({
    summary: "Options of the demand form, in English",
    input: emptyInput,
    output: caseFilters,
  }),
  "common/getBusiDetailList": endpoint({
    summary: "Needs that a demand can list, grouped, in Chinese",
    input: emptyInput,
    output: needGroups,
  }),
  "common/getBusiDetailListEn": endpoint({
    summary: "Needs that a demand can list, grouped, in English",
    input: emptyInput,
    output: needGroups,
  }),
  "common/getFooterData": endpoint({
    summary: "The footer",
    input: z.object({ city: cityKey.optional(), lang: z.enum(["zh", "en"]).default("zh") }),
    output: z.object({
      columns: z.array(
        z.object({ title: z.string(), links: z.array(z.object({ text: z.string(), href: z.string() })) }),
      ),
      hotline: z.string(),
      icp: z.string(),
      copyright: z.string(),
    }),
  }),
  "common/getSoutheastAsiaSiteFilter": endpoint({
    summary: "Filters of the South-east Asia pages: countries and cities, types (counted in a city for people), people",
    input: z.object({ cityCode: cityKey.optional(), people: count.optional() }),
    output: z.object({
      countries: z.array(z.object({ id: z.string(), name: z.string(), cities: z.array(option) })),
      types: z.array(option),
      people: z.array(option),
    }),
  }),
  "common/caseSubmit": demandEndpoint("common/caseSubmit", "Submit a demand"),
  "common/seaSubmit": demandEndpoint("common/seaSubmit", "Submit a demand for South-east Asia"),
  "common/caseSubmitSensor": endpoint({
    summary: "Report the facts of an accepted demand for the statistics, without personal data",
    input: z.object({
      kind: z.enum(demandKinds.map(({ id }) => id)),
      pageFrom: z.string().max(200).optional(),
      cityCode: z
        .string()
        .regex(/^\d{6}$/)
        .optional(),
      eventType: z.enum(["", ...eventTypes.map(({ id }) => id)]).optional(),
      people: z.int().min(1).max(demandLimits.people).optional(),
      days: z.int().min(1).max(demandLimits.days).optional(),
      layout: z.enum(["", ...layouts.map(({ key }) => key)]).optional(),
      locale: z.enum(["zh", "en"]).default("zh"),
      /** Venues that the demand names. */
      venues: z.int().min(0).max(demandLimits.venues).optional(),
      hasBudget: z.boolean().optional(),
      hasDate: z.boolean().optional(),
      hasRemarks: z.boolean().optional(),
    }),
    output: z.object({}),
  }),
};

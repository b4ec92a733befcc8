import { z } from "zod";
import { demandSchema } from "../../domain/demand/demand-schema.ts";
import { readDemand } from "../../domain/demand/read-demand.ts";
import { formatDemandIssues, readLocale } from "./format-demand-issues.ts";
import { cityKey, endpoint, option } from "../endpoint.ts";
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
    input: z.object({ city: cityKey.optional() }),
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
    summary: "Filters of the South-east Asia pages: countries and cities, types, people",
    input: emptyInput,
    output: z.object({
      countries: z.array(z.object({ id: z.string(), name: z.string(), cities: z.array(option) })),
      types: z.array(option),
      people: z.array(option),
    }),
  }),
  "common/caseSubmit": endpoint({
    summary: "Submit a demand",
    input: demandSchema,
    output: z.object({
      reference: z.string(),
      token: z.string().optional(),
      /** ISO time of the first submission: the promise of a call is reckoned from it. */
      receivedAt: z.string().optional(),
    }),
    signed: "optional",
    read: readDemand,
    issues: (broken, input) => formatDemandIssues(broken, readLocale(input)),
  }),
};

import { z } from "zod";
import { maxTables } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { cityKey, endpoint, id, page, paged, wireNumber } from "../../endpoint.ts";
import { caseCard } from "../sample.ts";
import { drawnPlan, drawnThumb } from "./drawn-plan.ts";

const demo = z.boolean().optional();
const integer = (least: number, most: number) => wireNumber(z.number().int().min(least).max(most));

/** A space that the tables fit, with what is compared. */
const partySpace = z.object({
  id,
  venueId: id,
  venue: z.string(),
  name: z.string(),
  demo,
  districtName: z.string().optional(),
  height: z.number().optional(),
  pillars: z.number().optional(),
  goodsLift: z.boolean().optional(),
  /** Yuan; the year in which it was taken, where it is not this one. */
  priceEvening: z.number().optional(),
  priceDay: z.number().optional(),
  priceYear: z.number().optional(),
  /** Tables of ten: well, and at most. */
  tables: z.object({ comfortable: z.number(), most: z.number() }),
});
export type PartySpaceWire = z.infer<typeof partySpace>;

const partyTheme = z.object({
  id: z.string(),
  name: z.string(),
  look: z.string(),
  table: z.string(),
  programme: z.string(),
  stage: z.string(),
  light: z.string(),
  acts: z.array(z.string()),
  meal: z.string(),
  includes: z.string(),
  perTable: z.object({ low: z.number(), likely: z.number(), high: z.number() }),
  demo: z.boolean(),
});
export type PartyThemeWire = z.infer<typeof partyTheme>;

const annualMeetingPage = z.object({
  city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }),
  /** Cities with venues, by number of venues. */
  cities: z.array(z.object({ name: z.string(), pinyin: z.string() })),
  tables: z.number(),
  /** The best space for the tables, drawn; with a second one of its venue if no single space seats them. Empty if none does. */
  drawn: z.array(partySpace.extend({ plan: drawnPlan })),
  /** Tables of ten of the city's largest space; 0 if none is known. */
  largest: z.number(),
  /** Spaces of the city that seat the tables, and the path of their list. */
  total: z.number(),
  href: z.string(),
  /** Sizes to compare at one scale; without a drawing where the city has no measured space for it. */
  sizes: z.array(
    z.object({
      tables: z.number(),
      total: z.number(),
      space: z.object({ height: z.number().optional(), thumb: drawnThumb }).optional(),
    }),
  ),
  /** Other spaces that seat the tables, of different venues. */
  spaces: z.array(partySpace.extend({ thumb: drawnThumb })),
  themes: z.array(partyTheme),
  cases: z.array(caseCard),
});

export const annualMeeting = {
  "activity/getYearSampleList": endpoint({
    summary: "Cases of annual meetings",
    partOf: "activity/getAnnualMeetingPage",
    input: z.object({ page: page.optional() }),
    output: paged(caseCard),
  }),
  "activity/getAnnualMeetingPage": endpoint({
    summary: "Everything that the page of annual meetings shows for a city and a number of tables",
    input: z.object({ city: cityKey, tables: integer(1, maxTables) }),
    output: annualMeetingPage,
  }),
};

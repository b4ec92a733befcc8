import { z } from "zod";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { formatDemandFormHref } from "#domain/demand/format-demand-form-href.ts";
import { demandLimits } from "#domain/limits.ts";
import { features, toFeatureBits } from "#domain/space/features.ts";
import { defineTool } from "../assistant-tool.ts";
import { findOpenCity } from "../find-open-city.ts";
import { cityInput, dayInput, layoutInput, peopleInput, spaceInput } from "../tool-inputs.ts";

const input = z.object({
  city: cityInput,
  spaces: z
    .array(spaceInput)
    .max(5)
    .optional()
    .describe("Spaces that are asked, at most five; without any, the site suggests some"),
  people: peopleInput.optional(),
  layout: layoutInput.optional(),
  eventType: z.enum(eventTypes.map(({ id }) => id)).optional(),
  firstDay: dayInput.optional(),
  lastDay: dayInput.optional(),
  alternativeDays: z
    .array(dayInput)
    .max(demandLimits.alternativeDates)
    .optional()
    .describe("Days that suit as well as firstDay, the best first"),
  days: z.number().int().min(1).max(demandLimits.days).optional(),
  budgetPerDayYuan: z.number().int().min(1).max(999_999_999).optional(),
  guestRooms: z.number().int().min(1).max(demandLimits.guestRooms).optional(),
  features: z
    .array(z.enum(features.map(({ key }) => key)))
    .max(features.length)
    .optional(),
  remarks: z
    .string()
    .trim()
    .max(300)
    .optional()
    .describe("Wishes that no other field holds, in Chinese; no names or numbers of people"),
});

/** Prepares a demand as a link to its form. It never sends one: a person confirms it there, with name and number. */
export const prepareDemand = defineTool({
  name: "prepare_demand",
  title: "Prepare an enquiry",
  description:
    "Makes a link to the enquiry form with everything filled in. Nothing is sent: the person opens the link, adds name and phone number, " +
    "and confirms. Give the link to the person and say so. An adviser calls back within two working hours after that.",
  input,
  run: async (context, given) => {
    const { pinyin } = await findOpenCity(context, given.city);
    const spaces = given.spaces ?? [];
    const href = formatDemandFormHref({
      city: pinyin,
      siteIds: [...new Set(spaces.map(({ venueId }) => venueId))],
      spaceCodes: spaces.map(({ spaceId }) => spaceId),
      people: given.people,
      layout: given.layout,
      eventType: given.eventType,
      date: given.firstDay,
      dateTo: given.lastDay,
      dates: given.alternativeDays,
      days: given.days,
      budget: given.budgetPerDayYuan,
      rooms: given.guestRooms,
      features: given.features && toFeatureBits(given.features),
      remarks: given.remarks,
      pageFrom: "assistant",
    });
    return { url: context.toUrl(href), isSent: false, next: "打开链接，核对后填写称呼和手机号，再提交。" };
  },
});

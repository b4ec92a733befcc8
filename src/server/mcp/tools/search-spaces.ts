import { z } from "zod";
import { features, toFeatureBits } from "#domain/space/features.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import type { EventSumWire } from "#contract/schemas/entities.ts";
import type { NearMiss } from "#contract/selection/why-not.ts";
import { formatListHref } from "#domain/search/grammar.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { defineTool, type ToolContext } from "../assistant-tool.ts";
import { describeFit, describeSpace, describeVenue } from "../describe-space.ts";
import { findOpenCity } from "../find-open-city.ts";
import { searchOutput } from "../search-output.ts";
import { cityInput, layoutInput, peopleInput } from "../tool-inputs.ts";

const input = z.object({
  city: cityInput.optional(),
  request: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe(
      "What is seating, as a sentence in Chinese: 国贸附近 200 人课桌式，预算 3 万。 Named values below win over it",
    ),
  people: peopleInput.optional(),
  layout: layoutInput.optional(),
  maxPricePerDayYuan: z.number().int().min(1).max(99_999_999).optional(),
  maxSumYuan: z
    .number()
    .int()
    .min(1)
    .max(999_999_999)
    .optional()
    .describe("Budget of the event in all: hire, lunch, tea breaks, or a package. Needs people"),
  maxSumPerHeadYuan: z.number().int().min(1).max(999_999).optional().describe("The same, a head. Needs people"),
  minAreaSquareMetres: z.number().int().min(1).max(999_999).optional(),
  minClearHeightMetres: z.number().min(0.1).max(40).optional().describe("Clear height in metres, to 0.1"),
  features: z
    .array(z.enum(features.map(({ key }) => key)))
    .max(features.length)
    .optional()
    .describe("All are required"),
  page: z.number().int().min(1).max(999).optional().describe("20 spaces a page"),
});

const toQuery = (given: z.infer<typeof input>) =>
  omitUndefined({
    q: given.request,
    people: given.people,
    layout: given.layout && getLayoutByKey(given.layout).id,
    price: given.maxPricePerDayYuan,
    sum: given.maxSumYuan,
    head: given.maxSumPerHeadYuan,
    area: given.minAreaSquareMetres,
    height: given.minClearHeightMetres && Math.round(given.minClearHeightMetres * 10),
    features: given.features && toFeatureBits(given.features),
    page: given.page,
  });

const describeSum = ({ total, perHead, text, isEstimated }: EventSumWire) =>
  omitUndefined({ totalYuan: total, perHeadYuan: perHead, parts: text, isEstimated });

/** Describes a space that the list narrowly leaves out, as the site's list names it. */
const describeNearMiss = (
  { id, name, venueId, venueName, place, demo, layout, misses, remedies }: NearMiss,
  context: ToolContext,
) =>
  omitUndefined({
    spaceId: id,
    venueId,
    name,
    venue: venueName,
    place,
    url: context.toUrl(formatSpaceHref(venueId, id)),
    isSample: demo,
    layout,
    misses,
    remedies,
  });

/** Finds spaces as the site's list of spaces does. */
export const searchSpaces = defineTool({
  name: "search_spaces",
  title: "Search meeting spaces",
  description:
    "Finds meeting rooms, ballrooms and event spaces in one city of China, best match first, by a sentence, by typed filters, or by both. " +
    "Each row has the capacity to count on in the seating layout (not the largest that is advertised), measures, price and address. " +
    "`notUnderstood` has the words of the sentence that were not used; tell the person. Where few are found, `nearMisses` has spaces " +
    "that fall short by little, by how much, and what would help: they do not meet the request, say so.",
  input,
  output: searchOutput,
  run: async (context, given) => {
    const city = given.city === undefined ? undefined : await findOpenCity(context, given.city);
    const answer = await context.call("searchSite/getAggregateNewConference", {
      city: city?.pinyin ?? "beijing",
      ...toQuery(given),
    });
    const { effective, total, page, pageSize, list, unread, relax, nearMisses } = answer;
    const seating = { people: effective.people || undefined, layout: effective.layout };
    return {
      city: answer.cityName,
      total,
      page,
      pages: Math.ceil(total / pageSize),
      searchedFor: omitUndefined({
        ...seating,
        maxPricePerDayYuan: effective.budget || undefined,
        maxSumYuan: effective.total,
        maxSumPerHeadYuan: effective.head,
        date: effective.date,
      }),
      notUnderstood: unread,
      url: context.toUrl(formatListHref("space", answer.cityPinyin, effective.filters)),
      spaces: list.map((card) =>
        omitUndefined({
          ...describeSpace(card, context),
          ...describeVenue(card.venue),
          seats: card.seated,
          fit: describeFit(card, seating),
          sum: card.sum && describeSum(card.sum),
          metresAway: card.distance && Math.round(card.distance),
        }),
      ),
      ...(total === 0 && { wouldFind: relax.map(({ text, total: found }) => ({ without: text, total: found })) }),
      ...(nearMisses && { nearMisses: nearMisses.map((one) => describeNearMiss(one, context)) }),
    };
  },
});

import { z } from "zod";
import { integerWithin } from "#contract/endpoint.ts";
import { eventTypes } from "#domain/demand/demand-option.ts";
import { estimateLimits, isEstimateDays, screenKinds } from "#domain/estimate/estimate-event.ts";
import { formatEstimateHref } from "#domain/estimate/format-estimate-href.ts";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { defineTool } from "../assistant-tool.ts";
import { findOpenCity } from "../find-open-city.ts";
import { cityInput, layoutInput } from "../tool-inputs.ts";

const input = z.object({
  city: cityInput,
  people: integerWithin(estimateLimits.people),
  days: z.number().refine(isEstimateDays).optional().describe("Days of the event; 0.5 is half a day"),
  eventType: z.enum(eventTypes.map(({ id }) => id)).optional(),
  layout: layoutInput.optional(),
  hotelStars: z.enum(["5", "4", "3"]).optional(),
  nights: integerWithin(estimateLimits.nights).optional().describe("Nights that guests stay"),
  shareStayingPercent: integerWithin(estimateLimits.stayPercent).optional(),
  teaBreaksPerDay: integerWithin(estimateLimits.teaBreaks).optional(),
  screen: z.enum(screenKinds).optional(),
});

/** Estimates what an event costs. */
export const estimateEvent = defineTool({
  name: "estimate_event",
  title: "Estimate the cost of an event",
  description:
    "Estimates what an event costs, line by line, each low, likely and high in yuan, from dated unit prices of the city's level. " +
    "It is an estimate, not an offer; `missing` names the lines without a known price, which are not in the total.",
  input,
  run: async (context, given) => {
    const { code, name, pinyin } = await findOpenCity(context, given.city);
    const { lines, total, perHead, missing, asOf } = await context.call("estimate/get", {
      city: code,
      ...omitUndefined({
        people: given.people,
        days: given.days,
        eventType: given.eventType,
        layout: given.layout,
        star: given.hotelStars,
        nights: given.nights,
        stay: given.shareStayingPercent,
        tea: given.teaBreaksPerDay,
        screen: given.screen,
      }),
    });
    const { people, days, eventType, layout } = given;
    const star = given.hotelStars && (Number(given.hotelStars) as 3 | 4 | 5);
    return omitUndefined({
      city: name,
      currency: "CNY",
      pricesAsOf: asOf,
      total,
      likelyAPerson: perHead,
      lines: lines.map((line) =>
        omitUndefined({
          name: line.name,
          reckoning: line.reckoning,
          quantity: line.quantity,
          subtotal: line.subtotal,
          basis: line.basis,
        }),
      ),
      missing: missing.length > 0 ? missing : undefined,
      url: context.toUrl(formatEstimateHref({ city: pinyin, people, days, eventType, layout, star })),
    });
  },
});

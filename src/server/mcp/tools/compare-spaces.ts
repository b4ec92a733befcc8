import { z } from "zod";
import { omitUndefined } from "#domain/omit-undefined.ts";
import { getTrustedCapacity } from "#domain/seating/get-trusted-capacity.ts";
import { defineTool } from "../assistant-tool.ts";
import { describeSpace, describeVenue } from "../describe-space.ts";
import { dayInput, layoutInput, peopleInput, spaceInput } from "../tool-inputs.ts";

const input = z.object({
  spaces: z.array(spaceInput).min(2).max(6),
  people: peopleInput,
  layout: layoutInput,
  date: dayInput
    .optional()
    .describe("First day of the event, YYYY-MM-DD in China: says what is known to be booked then"),
  minClearHeightMetres: z.number().min(0.1).max(40).optional(),
  maxPricePerDayYuan: z.number().int().min(1).max(99_999_999).optional(),
});

/** Compares a few spaces for the same people in the same layout. */
export const compareSpaces = defineTool({
  name: "compare_spaces",
  title: "Compare spaces",
  description:
    "Compares two to six spaces for the same people in the same layout: how they fit, floor a person, clear height, price and price a person; " +
    "where a space misses people, height or price, by how much, and remedies; all facts in rows, what differs first, the best of a row with its reason; with a date, whether each is booked or held then. " +
    "A fact that is absent is unknown, and a date that is not booked is not known to be free: say so, do not guess.",
  input,
  run: async (context, { spaces, people, layout, date, minClearHeightMetres, maxPricePerDayYuan }) => {
    const compared = await context.call("compare/get", {
      spaceCode: spaces.map(({ spaceId }) => spaceId).join(","),
      people,
      layout,
      date,
      height: minClearHeightMetres,
      priceDay: maxPricePerDayYuan,
    });
    const nameAt = (at: number) => compared.spaces[at]!.space.id;
    return omitUndefined({
      people,
      layout,
      date,
      spaces: compared.spaces.map(({ space, venue, fit, availability, whyNot }) =>
        omitUndefined({
          ...describeSpace(space, context),
          ...describeVenue(venue),
          countOn: getTrustedCapacity(space, layout),
          fit: fit && { layout, people, ...fit },
          availability,
          whyNot,
          squareMetresAPerson: space.area && Math.round((space.area / people) * 10) / 10,
          yuanAPersonAndDay: space.priceDay && Math.round(space.priceDay / people),
        }),
      ),
      rows: compared.rows.map(({ label, isSame, cells }) => ({
        fact: label,
        isSame,
        cells: cells.map(({ text, note, mark }, at) => omitUndefined({ spaceId: nameAt(at), value: text, note, mark })),
      })),
      unknownSpaceIds: compared.unknownCodes.length > 0 ? compared.unknownCodes : undefined,
    });
  },
});

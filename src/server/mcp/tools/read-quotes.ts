import { z } from "zod";
import { isDemandToken } from "#domain/demand/format-demand-href.ts";
import { defineTool } from "../assistant-tool.ts";

/** Returns the token of a private page's address, or the text itself where it is a token. */
const toToken = (text: string): string => /([\w-]{32})\/?$/.exec(text.trim())?.[1] ?? "";

/** Reads what venues quoted for a demand whose private link the person gives. */
export const readQuotes = defineTool({
  name: "read_quotes",
  title: "Read the quotes on an enquiry",
  description:
    "Reads what venues answered to an enquiry: availability, prices line by line, the total or the lines that it lacks, refusals. Needs the " +
    "private link that the person got after sending (…/demand/…). An absent line was not answered and is not 0; a total of kind atLeast is a " +
    "lower bound. Money is yuan. Choosing a venue is done by the person on that page.",
  input: z.object({
    link: z
      .string()
      .max(300)
      .refine((text) => isDemandToken(toToken(text)), "not a private link: …/demand/ and 32 characters")
      .describe("The private link of the enquiry, or its last part"),
  }),
  run: async (context, { link }) => {
    const demand = await context.call("demand/get", { token: toToken(link) });
    if (demand.state === "erased") return { state: "erased", erasedAt: demand.erasedAt };
    return {
      state: demand.status,
      reference: demand.reference,
      quotes: demand.quotes.map(({ id: _, href, ...quote }) => ({ ...quote, url: href && context.toUrl(href) })),
    };
  },
});

import { z } from "zod";
import { isMainlandMobile, normalizePhone } from "#domain/demand/field-rules.ts";
import { messagePurposes } from "#domain/message/message-purpose.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { messageZh } from "#texts/site/message.zh.ts";
import { endpoint, id } from "../endpoint.ts";

export const message = {
  "common/sendMessage": endpoint({
    summary: "Send a text message to a mainland mobile: a verification code, a venue's address, the link to the app",
    input: z
      .object({
        mobile: z.string().max(40).overwrite(normalizePhone).refine(isMainlandMobile, demandZh.rules.mobile),
        purpose: z.enum(messagePurposes),
        /** Required for `venue`. */
        siteId: id.optional(),
        /** Seconds since the epoch. */
        timestamp: z.union([z.number(), z.string()]),
        sign: z.string(),
      })
      .refine(({ purpose, siteId }) => purpose !== "venue" || siteId !== undefined, {
        path: ["siteId"],
        message: messageZh.venueRequired,
      }),
    output: z.object({
      /** Seconds that the code is valid; 0 for a message without a code. */
      expiresIn: z.number(),
    }),
  }),
};

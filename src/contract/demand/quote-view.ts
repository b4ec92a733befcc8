import { z } from "zod";
import { lostReasons } from "#domain/quote/decline-reasons.ts";
import { quoteLines } from "#domain/quote/quote-lines.ts";
import { quoteStates } from "#domain/quote/quote-transitions.ts";

const line = z.enum(quoteLines.map(({ key }) => key));
/** ISO */
const moment = z.string();

/** What an answer comes to, in yuan. */
const total = z.object({
  kind: z.enum(["exact", "atLeast", "none"]),
  yuan: z.number(),
  perHead: z.number().optional(),
  /** Lines without which there is no exact total. */
  missing: z.array(line),
});

/** The newest answer of a venue; its lines are written out in Chinese, as the venue gave them. */
const answer = z.object({
  position: z.number(),
  at: moment,
  /** An adviser wrote it down for the venue. */
  isByAdviser: z.boolean(),
  /** It came after the time to answer. */
  isLate: z.boolean(),
  lines: z.array(
    z.object({
      line,
      text: z.string(),
      /** By how much it is above or below the site's estimate, with the reason, in Chinese. */
      difference: z.string().optional(),
    }),
  ),
  /** Absent where the demand names no number of people. */
  total: total.optional(),
});

/** A venue that was asked, as the visitor sees it: nothing of it leads to the venue's own link. */
export const quoteView = z.object({
  id: z.string(),
  venueName: z.string(),
  href: z.string().optional(),
  state: z.enum(quoteStates.map(({ id }) => id)),
  /** Absent while the adviser has not asked yet. */
  sentAt: moment.optional(),
  dueAt: moment.optional(),
  stateAt: moment,
  /** Id of the reason for which the venue declined. */
  reason: z.string().optional(),
  answer: answer.optional(),
  /** Until when a choice can be taken back. */
  undoBy: moment.optional(),
});

/** Why the other venues were not chosen, by the id of their requests. */
export const lostReasonMap = z
  .record(z.string().max(64), z.enum(lostReasons.map(({ id }) => id)))
  .refine((reasons) => Object.keys(reasons).length <= 20, "太多");

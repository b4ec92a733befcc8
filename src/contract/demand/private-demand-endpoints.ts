import { z } from "zod";
import { budgetKinds, contactOptions } from "#domain/demand/demand-option.ts";
import { demandKinds, demandStatuses } from "#domain/demand/demand-status.ts";
import { isDemandToken } from "#domain/demand/format-demand-href.ts";
import { remarkLimits } from "#domain/limits.ts";
import { endpoint, layoutKey } from "../endpoint.ts";
import { lostReasonMap, quoteView } from "./quote-view.ts";

const token = z.string().refine(isDemandToken, "格式不对");
const input = z.object({ token });
const status = z.enum(demandStatuses.map(({ id }) => id));
/** ISO */
const moment = z.string();

const historyEntry = z.object({
  event: z.enum(["status", "restored", "remark", "assigned", "missed", "erased"]),
  author: z.enum(["visitor", "operator", "system"]),
  /** Status after the entry. */
  status,
  at: moment,
  /** The visitor's own remark; the operator's notes are internal. */
  remark: z.string().optional(),
});

/** A venue or space of the demand, in the demand's language where the catalogue has names in it. */
const requestedVenue = z.object({
  id: z.string(),
  name: z.string(),
  /** The name is Chinese although the demand is not, since the catalogue has no other. */
  isChinese: z.boolean().optional(),
  spaceName: z.string().optional(),
  cityName: z.string(),
  href: z.string(),
  demo: z.boolean().optional(),
});

const common = { reference: z.string(), locale: z.enum(["zh", "en"]), now: moment };

/** What the visitor asked for, without name and company; dates are ISO days, the budget is in yuan. */
const requestedEvent = z.object({
  cityName: z.string().optional(),
  eventType: z.string().optional(),
  startDate: z.string().optional(),
  endDate: z.string().optional(),
  days: z.number().optional(),
  dateFlexible: z.boolean().optional(),
  /** Days that suit as well as `startDate`. */
  alternativeDates: z.array(z.string()).optional(),
  people: z.number().optional(),
  layout: layoutKey.optional(),
  budget: z.number().optional(),
  budgetKind: z.enum(budgetKinds.map(({ id }) => id)).optional(),
  /** Whether the venues that are asked are told the budget. */
  shareBudget: z.boolean().optional(),
  contactBy: z.enum(contactOptions.map(({ id }) => id)).optional(),
  guestRooms: z.number().optional(),
  needs: z.array(z.string()),
  remarks: z.string().optional(),
});

/** A demand as its private page shows it; of an erased one nothing but reference and time. */
const demandView = z.discriminatedUnion("state", [
  z.object({ ...common, state: z.literal("erased"), erasedAt: moment }),
  z.object({
    ...common,
    state: z.literal("stored"),
    kind: z.enum(demandKinds.map(({ id }) => id)),
    status,
    createdAt: moment,
    /** The demand's city, for the header; absent where it is not of the table any more. */
    city: z.object({ code: z.string(), name: z.string(), pinyin: z.string() }).optional(),
    requested: requestedEvent,
    /** Number and address with most of their characters hidden. */
    contact: z.object({ phone: z.string(), email: z.string().optional() }),
    venues: z.array(requestedVenue),
    /** The venues that were asked for a quote, those with an answer first. */
    quotes: z.array(quoteView),
    /** Who follows it up, where somebody does. */
    assignee: z.string().optional(),
    history: z.array(historyEntry),
    /** Until when a withdrawn demand can be restored. */
    restoreBy: moment.optional(),
  }),
]);

type DemandView = z.output<typeof demandView>;
export type FullDemandView = Extract<DemandView, { state: "stored" }>;

/** The calls of a demand's private page. All are POST with the token in the body, so that no log has it. */
export const privateDemandEndpoints = {
  "demand/get": endpoint({ summary: "A sent demand with its history, by its token", input, output: demandView }),
  "demand/remark": endpoint({
    summary: "Add a remark to a sent demand",
    input: z.object({ token, remark: z.string().trim().min(1).max(remarkLimits.characters) }),
    output: demandView,
  }),
  "demand/withdraw": endpoint({ summary: "Withdraw an open demand", input, output: demandView }),
  "demand/restore": endpoint({ summary: "Undo a withdrawal, within 30 days", input, output: demandView }),
  "demand/erase": endpoint({
    summary: "Erase the personal data of a demand; it cannot be undone",
    input: z.object({ token, confirm: z.literal(true) }),
    output: demandView,
  }),
  "demand/chooseQuote": endpoint({
    summary: "Choose a venue's quote; it can be taken back for ten minutes, and nobody is told before",
    input: z.object({ token, quoteId: z.string().max(64), lostReasons: lostReasonMap.optional() }),
    output: demandView,
  }),
  "demand/undoChoice": endpoint({
    summary: "Take a choice back, within ten minutes",
    input: z.object({ token, quoteId: z.string().max(64) }),
    output: demandView,
  }),
};

import * as z from "zod/mini";
import { isIsoDay } from "../day.ts";
import { hasCountryLength } from "./phone/calling-countries.ts";
import { demandLimits } from "../limits.ts";
import { layouts } from "../space/layouts.ts";
import { type DemandCall, getPhoneRule, type PhoneRule } from "./demand-call.ts";
import { allNeeds, budgetKinds, contactOptions, eventTypes } from "./demand-option.ts";
import {
  isChosenText,
  isEmail,
  isMainlandMobile,
  isOptionalText,
  isPhone,
  isPresent,
  isUnset,
  isVisible,
  normalizePhone,
} from "./field-rules.ts";

/**
 * The rules that an issue can name. They are the `message` of zod's issues; `getDemandMessage` translates them, because
 * one schema serves Chinese and English pages.
 */
export const demandRules = [
  "required",
  "text",
  "unset",
  "mobile",
  "phone",
  "email",
  "date",
  "dateOrder",
  "datePast",
  "dateRepeated",
  "number",
  "tooFew",
  "option",
  "id",
  "tooLong",
  "tooMany",
  "consent",
  "peopleOrEvent",
  "leaveEmpty",
  "tooFast",
  "unknown",
] as const;
type DemandRule = (typeof demandRules)[number];

const ruleName = (name: DemandRule) => name;
const limitedText = (most: number) => z.string(ruleName("text")).check(z.maxLength(most, ruleName("tooLong")));

/** Takes the whitespace off both ends, whoever sends a text. */
const trimmed = z.trim();

/** Creates the schema of a required text; the second text check of the specification. */
const requiredText = (most: number) =>
  z.string(ruleName("required")).check(
    trimmed,
    z.refine(isVisible, ruleName("required")),
    z.refine((value: string) => !isVisible(value) || isChosenText(value), ruleName("unset")),
    z.maxLength(most, ruleName("tooLong")),
  );
/** Creates the schema of a text that may be empty but not blank. */
const optionalText = (most: number) =>
  z.optional(
    z
      .string(ruleName("text"))
      .check(
        z.refine(isOptionalText, { error: ruleName("text"), abort: true }),
        trimmed,
        z.maxLength(most, ruleName("tooLong")),
      ),
  );
/** Creates the schema of a text that is empty or passes the check. */
const emptyOrValid = (check: (value: string) => boolean, name: DemandRule, most: number) =>
  z.optional(limitedText(most).check(z.refine((value: string) => value === "" || check(value), ruleName(name))));
/** An e-mail address, or an empty text. */
const emptyOrEmail = z.optional(
  z.string(ruleName("text")).check(
    trimmed,
    z.maxLength(120, ruleName("tooLong")),
    z.refine((value: string) => value === "" || isEmail(value), ruleName("email")),
  ),
);
const optionalInteger = (least: number, most: number, tooFew: DemandRule = "number") =>
  z.optional(z.int(ruleName("number")).check(z.minimum(least, ruleName(tooFew)), z.maximum(most, ruleName("number"))));
/** A phone number in any spelling, parsed to the one that is stored, compared and counted. */
const phoneNumber = z.optional(
  z.string(ruleName("text")).check(z.overwrite(normalizePhone), z.maxLength(20, ruleName("tooLong"))),
);
/** Creates the schema of an optional choice: empty, or one of the ids. */
const optionalChoice = <const T extends string>(ids: readonly T[]) =>
  z.optional(z.enum(["", ...ids], ruleName("option")));
const createIds = (most: number) =>
  z.optional(
    z
      .array(z.string(ruleName("id")).check(z.regex(/^\d{1,24}$/, ruleName("id"))), ruleName("id"))
      .check(z.maxLength(most, ruleName("tooMany"))),
  );

const fields = z.object(
  {
    name: requiredText(40),
    mobile: phoneNumber,
    phone: phoneNumber,
    company: optionalText(80),
    email: emptyOrEmail,
    cityCode: z
      .string(ruleName("required"))
      .check(z.refine(isPresent, ruleName("required")), z.regex(/^(?:\d{6})?$/, ruleName("option"))),
    eventType: optionalChoice(eventTypes.map((type) => type.id)),
    /** YYYY-MM-DD */
    startDate: emptyOrValid(isIsoDay, "date", 10),
    endDate: emptyOrValid(isIsoDay, "date", 10),
    /** First days (YYYY-MM-DD) that suit as well as `startDate`, the best first; the event lasts as long. */
    alternativeDates: z.optional(
      z
        .array(z.string(ruleName("date")).check(z.refine(isIsoDay, ruleName("date"))), ruleName("date"))
        .check(z.maxLength(demandLimits.alternativeDates, ruleName("tooMany"))),
    ),
    days: optionalInteger(1, demandLimits.days, "tooFew"),
    dateFlexible: z.optional(z.boolean(ruleName("option"))),
    people: optionalInteger(1, demandLimits.people),
    layout: optionalChoice(layouts.map((layout) => layout.key)),
    /** yuan, at most; `budgetKind` says for what */
    budget: emptyOrValid((value) => /^[1-9]\d{0,8}$/.test(value), "number", 9),
    budgetKind: optionalChoice(budgetKinds.map((kind) => kind.id)),
    /** Whether the venues that are asked are told the budget. */
    shareBudget: z.optional(z.boolean(ruleName("option"))),
    contactBy: optionalChoice(contactOptions.map((option) => option.id)),
    needs: z.optional(
      z
        .array(
          z.enum(
            allNeeds.map((need) => need.id),
            ruleName("option"),
          ),
          ruleName("option"),
        )
        .check(z.maxLength(allNeeds.length, ruleName("tooMany"))),
    ),
    /** guest rooms a night */
    guestRooms: optionalInteger(0, demandLimits.guestRooms),
    remarks: optionalText(demandLimits.remarks),
    siteIds: createIds(demandLimits.venues),
    spaceCodes: createIds(demandLimits.spaces),
    pageFrom: z.optional(limitedText(200)),
    consent: z.boolean(ruleName("consent")).check(z.refine(isPresent, ruleName("consent"))),
    /** Idempotency key made by the client: a retry carries the same one, and gets the first demand's reference whatever else it says. */
    clientKey: z.optional(z.string(ruleName("id")).check(z.regex(/^[\w-]{8,64}$/, ruleName("id")))),
    captcha: z.optional(z.string(ruleName("text")).check(trimmed, z.maxLength(10, ruleName("tooLong")))),
    tracking: z.optional(
      z.record(
        z.string().check(z.regex(/^\w{1,40}$/, ruleName("option"))),
        limitedText(demandLimits.trackingText),
        ruleName("option"),
      ),
    ),
    locale: z._default(z.enum(["zh", "en"], ruleName("option")), "zh"),
    /** Honeypot: no person sees it. */
    website: z.optional(limitedText(200)),
    /** Milliseconds that the page was open before the demand was sent; programs leave it out. */
    filledMs: z.optional(z.number(ruleName("number"))),
    timestamp: z.optional(z.union([z.number(), z.string()])),
    sign: z.optional(z.string()),
  },
  "option",
);

/** The fields of cross-field rules, checked even if single fields are invalid, so that one answer reports everything. */
interface CombinedFields {
  mobile?: unknown;
  phone?: unknown;
  people?: unknown;
  eventType?: unknown;
  company?: unknown;
  startDate?: unknown;
  endDate?: unknown;
  alternativeDates?: unknown;
  locale?: unknown;
}
type BrokenRule = { path: [keyof CombinedFields]; message: DemandRule };

const isGiven = (value: unknown) => value !== undefined && value !== "";

function acceptsNumber(numbers: PhoneRule, mobile: string): boolean {
  if (numbers === "mainland") return isMainlandMobile(mobile);
  return isPhone(mobile) && (numbers === "anywhere" || hasCountryLength(mobile));
}

function findBrokenNumbers({ mobile, phone }: CombinedFields, numbers: PhoneRule): BrokenRule[] {
  const broken: BrokenRule[] = [];
  if (!isGiven(mobile)) {
    if (numbers === "mainland" || !isGiven(phone)) broken.push({ path: ["mobile"], message: "required" });
  } else if (typeof mobile === "string") {
    if (!acceptsNumber(numbers, mobile))
      broken.push({ path: ["mobile"], message: numbers === "mainland" ? "mobile" : "phone" });
  }
  if (typeof phone === "string" && phone !== "" && !isPhone(phone)) broken.push({ path: ["phone"], message: "phone" });
  return broken;
}

/** A company applies for a year of events, so that it is the company that is required there. */
function findMissing({ people, eventType, company }: CombinedFields, call: DemandCall): BrokenRule[] {
  if (call === "activity/enterpriseApply") {
    if (!isGiven(company)) return [{ path: ["company"], message: "required" }];
    return typeof company === "string" && isUnset(company) ? [{ path: ["company"], message: "unset" }] : [];
  }
  return isGiven(people) || isGiven(eventType) ? [] : [{ path: ["people"], message: "peopleOrEvent" }];
}

function findBrokenDates({ startDate, endDate, alternativeDates }: CombinedFields): BrokenRule[] {
  const broken: BrokenRule[] = [];
  if (typeof startDate === "string" && typeof endDate === "string" && startDate && endDate && endDate < startDate) {
    broken.push({ path: ["endDate"], message: "dateOrder" });
  }
  if (!Array.isArray(alternativeDates) || alternativeDates.length === 0) return broken;
  if (!isGiven(startDate)) broken.push({ path: ["startDate"], message: "required" });
  if (new Set([startDate, ...alternativeDates]).size <= alternativeDates.length)
    broken.push({ path: ["alternativeDates"], message: "dateRepeated" });
  return broken;
}

/**
 * Creates the schema of a demand on the wire (product.md 2.4) as one of the calls takes it: they differ in the phone
 * numbers that they accept and in what they require.
 */
const createDemandSchema = (call: DemandCall) =>
  fields.check(
    z.superRefine(
      (value, context) => {
        if (typeof value !== "object" || value === null) return;
        const numbers = getPhoneRule(call, value.locale === "en" ? "en" : "zh");
        const issues = [...findBrokenNumbers(value, numbers), ...findMissing(value, call), ...findBrokenDates(value)];
        for (const issue of issues) context.addIssue({ code: "custom", ...issue });
      },
      { when: () => true },
    ),
  );

/**
 * Returns the broken rules of a demand with a first day before `today` (ISO, in China). Today itself is allowed: small
 * meetings are held on the same day. Not part of the schema, which knows no clock: a retry of a stored demand must stay a
 * duplicate.
 */
export function findPastDate(
  demand: {
    startDate?: string | undefined;
    endDate?: string | undefined;
    alternativeDates?: readonly string[] | undefined;
  },
  today: string,
): BrokenRule[] {
  const field = demand.startDate ? "startDate" : "endDate";
  const isPast = (day: string | undefined) => day !== undefined && isIsoDay(day) && day < today;
  const fields: (keyof CombinedFields | undefined)[] = [
    isPast(demand[field]) ? field : undefined,
    demand.alternativeDates?.some(isPast) ? "alternativeDates" : undefined,
  ];
  return fields.flatMap((one): BrokenRule[] => (one ? [{ path: [one], message: "datePast" }] : []));
}

/** The schema of the demand that each call takes. */
export const demandSchemas = {
  "common/caseSubmit": createDemandSchema("common/caseSubmit"),
  "common/seaSubmit": createDemandSchema("common/seaSubmit"),
  "activity/enterpriseApply": createDemandSchema("activity/enterpriseApply"),
} as const satisfies Record<DemandCall, unknown>;

/** The demand of common/caseSubmit. */
export const demandSchema = demandSchemas["common/caseSubmit"];

export type Demand = z.output<typeof demandSchema>;
export type DemandInput = z.input<typeof demandSchema>;
export type DemandField = keyof Demand;

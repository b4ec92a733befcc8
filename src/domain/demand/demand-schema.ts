import * as z from "zod/mini";
import { demandLimits } from "../limits.ts";
import { layouts } from "../space/layout.ts";
import { allNeeds, eventTypes } from "./options.ts";
import { isChosenText, isDay, isEmail, isMainlandMobile, isOptionalText, isPhone, isPresent } from "./rules.ts";

/**
 * The rules that an issue can name. They are the `message` of zod's issues; `getDemandMessage` translates them, because
 * one schema serves Chinese and English pages.
 */
export const demandRules = [
  "required",
  "text",
  "mobile",
  "phone",
  "email",
  "date",
  "dateOrder",
  "number",
  "option",
  "id",
  "tooLong",
  "tooMany",
  "consent",
  "peopleOrEvent",
  "leaveEmpty",
  "unknown",
] as const;
export type DemandRule = (typeof demandRules)[number];

const rule = (name: DemandRule) => name;
const text = (most: number) => z.string(rule("text")).check(z.maxLength(most, rule("tooLong")));

/** Creates the schema of a required text; the second text check of the specification. */
const required = (most: number) =>
  z.string(rule("required")).check(
    z.refine((value: string) => isPresent(value.trim()), rule("required")),
    z.refine((value: string) => value.trim() === "" || isChosenText(value), rule("text")),
    z.maxLength(most, rule("tooLong")),
  );
/** Creates the schema of a text that may be empty but not blank. */
const optional = (most: number) => z.optional(text(most).check(z.refine(isOptionalText, rule("text"))));
/** Creates the schema of a text that is empty or passes the check. */
const emptyOr = (check: (value: string) => boolean, name: DemandRule, most: number) =>
  z.optional(text(most).check(z.refine((value: string) => value === "" || check(value), rule(name))));
const whole = (least: number, most: number) =>
  z.optional(z.int(rule("number")).check(z.minimum(least, rule("number")), z.maximum(most, rule("number"))));
/** Creates the schema of an optional choice: empty, or one of the ids. */
const oneOf = <const T extends string>(ids: readonly T[]) => z.optional(z.enum(["", ...ids], rule("option")));
const ids = z.optional(
  z
    .array(z.string(rule("id")).check(z.regex(/^\d{1,24}$/, rule("id"))), rule("id"))
    .check(z.maxLength(demandLimits.ids, rule("tooMany"))),
);

const fields = z.object({
  name: required(40),
  mobile: z.optional(text(20)),
  phone: z.optional(text(20)),
  company: optional(80),
  email: emptyOr(isEmail, "email", 120),
  cityCode: z
    .string(rule("required"))
    .check(z.refine(isPresent, rule("required")), z.regex(/^(?:\d{6})?$/, rule("option"))),
  eventType: oneOf(eventTypes.map((type) => type.id)),
  /** YYYY-MM-DD */
  startDate: emptyOr(isDay, "date", 10),
  endDate: emptyOr(isDay, "date", 10),
  days: whole(1, demandLimits.days),
  dateFlexible: z.optional(z.boolean(rule("option"))),
  people: whole(1, demandLimits.people),
  layout: oneOf(layouts.map((layout) => layout.key)),
  /** yuan a day for the venue, at most */
  budget: emptyOr((value) => /^[1-9]\d{0,8}$/.test(value), "number", 9),
  needs: z.optional(
    z
      .array(
        z.enum(
          allNeeds.map((need) => need.id),
          rule("option"),
        ),
        rule("option"),
      )
      .check(z.maxLength(allNeeds.length, rule("tooMany"))),
  ),
  /** guest rooms a night */
  guestRooms: whole(0, demandLimits.guestRooms),
  remarks: optional(demandLimits.remarks),
  siteIds: ids,
  spaceCodes: ids,
  pageFrom: z.optional(text(200)),
  consent: z.boolean(rule("consent")).check(z.refine(isPresent, rule("consent"))),
  /** Idempotency key made by the client: a retry carries the same one. */
  clientKey: z.optional(z.string(rule("id")).check(z.regex(/^[\w-]{8,64}$/, rule("id")))),
  captcha: z.optional(text(10)),
  tracking: z.optional(z.record(z.string().check(z.regex(/^\w{1,40}$/, rule("option"))), text(2048), rule("option"))),
  locale: z._default(z.enum(["zh", "en"], rule("option")), "zh"),
  /** Honeypot: no person sees it. */
  website: z.optional(text(200)),
  timestamp: z.optional(z.union([z.number(), z.string()])),
  sign: z.optional(z.string()),
});

/** The fields of cross-field rules, checked even if single fields are invalid, so that one answer reports everything. */
interface Together {
  mobile?: unknown;
  phone?: unknown;
  people?: unknown;
  eventType?: unknown;
  startDate?: unknown;
  endDate?: unknown;
  locale?: unknown;
}
type Broken = { path: [keyof Together]; message: DemandRule };

/** Which phone numbers are accepted: mainland mobiles only, or mobiles and landlines of any country. */
export type NumberRule = "mainland" | "anywhere";

const given = (value: unknown) => value !== undefined && value !== "";

function brokenNumbers({ mobile, phone }: Together, numbers: NumberRule): Broken[] {
  const broken: Broken[] = [];
  if (!given(mobile)) {
    if (numbers === "mainland" || !given(phone)) broken.push({ path: ["mobile"], message: "required" });
  } else if (typeof mobile === "string") {
    const holds = numbers === "mainland" ? isMainlandMobile(mobile) : isPhone(mobile);
    if (!holds) broken.push({ path: ["mobile"], message: numbers === "mainland" ? "mobile" : "phone" });
  }
  if (typeof phone === "string" && phone !== "" && !isPhone(phone)) broken.push({ path: ["phone"], message: "phone" });
  return broken;
}

function brokenTogether({ people, eventType, startDate, endDate }: Together): Broken[] {
  const broken: Broken[] = [];
  if (!given(people) && !given(eventType)) broken.push({ path: ["people"], message: "peopleOrEvent" });
  if (typeof startDate === "string" && typeof endDate === "string" && startDate && endDate && endDate < startDate) {
    broken.push({ path: ["endDate"], message: "dateOrder" });
  }
  return broken;
}

/**
 * Creates the schema of a demand on the wire (product.md 2.4). Without `numbers` the locale decides: mainland mobiles
 * on Chinese pages, any number on English ones.
 */
export const demandSchemaFor = (numbers?: NumberRule) =>
  fields.check(
    z.superRefine(
      (value, context) => {
        if (typeof value !== "object" || value === null) return;
        const rules = numbers ?? (value.locale === "en" ? "anywhere" : "mainland");
        for (const issue of [...brokenNumbers(value, rules), ...brokenTogether(value)]) {
          context.addIssue({ code: "custom", ...issue });
        }
      },
      { when: () => true },
    ),
  );

/** The demand of common/caseSubmit. */
export const demandSchema = demandSchemaFor();

export type Demand = z.output<typeof demandSchema>;
export type DemandInput = z.input<typeof demandSchema>;
export type DemandField = keyof Demand;

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { demandLimits } from "../limits.ts";
import { layouts } from "../space/layouts.ts";
import { demandRules, demandSchema, demandSchemas, type DemandInput, findPastDate } from "./demand-schema.ts";
import { allNeeds, eventTypes } from "./demand-option.ts";

const minimalDemand: DemandInput = {
  name: "陈女士",
  mobile: "13800138000",
  cityCode: "110000",
  people: 200,
  consent: true,
};

const getBrokenRules = (input: unknown, schema = demandSchema) => {
  const result = schema.safeParse(input);
  return result.success ? {} : Object.fromEntries(result.error.issues.map((issue) => [issue.path[0], issue.message]));
};

const day = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2027-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const nonBlankText = fc
  .string({ minLength: 1, maxLength: 30 })
  .map((text) => text.trim())
  .filter((text) => text !== "" && text !== "-1");
const demand = fc.record(
  {
    name: nonBlankText,
    mobile: fc.stringMatching(/^1[3-9]\d{9}$/),
    cityCode: fc.stringMatching(/^\d{6}$/),
    people: fc.integer({ min: 1, max: demandLimits.people }),
    consent: fc.constant(true),
    company: nonBlankText,
    email: fc.constantFrom("", "a@example.cn"),
    eventType: fc.constantFrom(...eventTypes.map((type) => type.id)),
    startDate: day,
    days: fc.integer({ min: 1, max: demandLimits.days }),
    dateFlexible: fc.boolean(),
    layout: fc.constantFrom(...layouts.map((layout) => layout.key)),
    budget: fc.integer({ min: 1, max: 999_999_999 }).map(String),
    needs: fc.subarray(allNeeds.map((need) => need.id)),
    guestRooms: fc.integer({ min: 0, max: demandLimits.guestRooms }),
    siteIds: fc.array(fc.stringMatching(/^\d{1,24}$/), { maxLength: demandLimits.venues }),
    clientKey: fc.stringMatching(/^[\w-]{8,64}$/),
    tracking: fc.dictionary(fc.stringMatching(/^[a-z]\w{1,20}$/), fc.string({ maxLength: 100 }), {
      noNullPrototype: true,
    }),
    locale: fc.constantFrom("zh" as const, "en" as const),
  },
  { requiredKeys: ["name", "mobile", "cityCode", "people", "consent"] },
);

describe("demandSchema", () => {
  it("accepts every well-formed demand and returns it unchanged", () => {
    fc.assert(
      fc.property(demand, (input) => {
        expect(demandSchema.parse(input)).toEqual({ locale: "zh", ...input });
      }),
    );
  });

  it("parses any input without throwing and reports only known rules", () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom("name", "mobile", "people", "needs", "tracking", "consent", "startDate"),
          fc.jsonValue(),
        ),
        (input) => {
          for (const rule of Object.values(getBrokenRules(input))) expect(demandRules).toContain(rule);
        },
      ),
    );
    expect(demandSchema.safeParse(null).success).toBe(false);
    expect(demandSchema.safeParse([]).success).toBe(false);
  });

  it("reports all missing fields at once", () => {
    expect(getBrokenRules({})).toEqual({
      name: "required",
      mobile: "required",
      cityCode: "required",
      people: "peopleOrEvent",
      consent: "consent",
    });
    expect(getBrokenRules({ name: "", mobile: "", cityCode: "", consent: false })).toEqual(getBrokenRules({}));
  });

  it("requires people or an event type", () => {
    const { people: _, ...rest } = minimalDemand;
    expect(getBrokenRules(rest)).toEqual({ people: "peopleOrEvent" });
    expect(getBrokenRules({ ...rest, eventType: "training" })).toEqual({});
    expect(getBrokenRules({ ...rest, eventType: "" })).toEqual({ people: "peopleOrEvent" });
  });

  it("takes up to two further dates besides the first, each another day", () => {
    const dated = { ...minimalDemand, startDate: "2026-12-03" };
    expect(getBrokenRules({ ...dated, alternativeDates: ["2026-12-10", "2026-12-17"] })).toEqual({});
    expect(getBrokenRules({ ...dated, alternativeDates: [] })).toEqual({});
    expect(getBrokenRules({ ...minimalDemand, alternativeDates: ["2026-12-10"] })).toEqual({ startDate: "required" });
    const broken = [
      [["2026-12-10", "2026-12-17", "2026-12-24"], "tooMany"],
      [["2026-12-10", "2026-12-10"], "dateRepeated"],
      [["2026-12-03"], "dateRepeated"],
      [["2026-02-30"], "date"],
      [[20261210], "date"],
      [{ 0: "2026-12-10" }, "date"],
    ] as const;
    for (const [alternativeDates, rule] of broken)
      expect(getBrokenRules({ ...dated, alternativeDates })).toEqual({ alternativeDates: rule });
    const issues = findPastDate(
      { startDate: "2026-11-20", alternativeDates: ["2026-12-01", "2026-11-01"] },
      "2026-11-22",
    );
    expect(issues.map(({ path: [field], message }) => `${field} ${message}`)).toEqual([
      "startDate datePast",
      "alternativeDates datePast",
    ]);
  });

  it("requires a mainland mobile on Chinese pages and any phone number on English pages", () => {
    const landline = { ...minimalDemand, mobile: "+65-61234567" };
    expect(getBrokenRules(landline)).toEqual({ mobile: "mobile" });
    expect(getBrokenRules({ ...landline, locale: "en" })).toEqual({});
    expect(getBrokenRules({ ...minimalDemand, mobile: "", phone: "010-65001234", locale: "en" })).toEqual({});
    expect(getBrokenRules({ ...minimalDemand, mobile: "", phone: "010-65001234" })).toEqual({ mobile: "required" });
    expect(getBrokenRules({ ...minimalDemand, mobile: "abc", locale: "en" })).toEqual({ mobile: "phone" });
    expect(getBrokenRules(landline, demandSchemas["common/seaSubmit"])).toEqual({});
    expect(getBrokenRules({ ...landline, company: "A" }, demandSchemas["activity/enterpriseApply"])).toEqual({});
  });

  it("parses every spelling of a number to one, on every form", () => {
    const spellings = ["13800138000", "+86 138 0013 8000", "0086-138-0013-8000", "１３８（0013）8000", "138.0013.8000"];
    for (const schema of Object.values(demandSchemas)) {
      for (const mobile of spellings)
        expect(schema.parse({ ...minimalDemand, company: "澜石科技", mobile, phone: mobile })).toMatchObject({
          mobile: "13800138000",
          phone: "13800138000",
        });
    }
    const abroad = { ...minimalDemand, locale: "en", mobile: "0065 6123-4567" };
    expect(demandSchema.parse(abroad).mobile).toBe("+6561234567");
  });

  it("requires the company of an enterprise, and neither people nor event type", () => {
    const { people: _, ...rest } = minimalDemand;
    const schema = demandSchemas["activity/enterpriseApply"];
    expect(getBrokenRules(rest, schema)).toEqual({ company: "required" });
    expect(getBrokenRules({ ...rest, company: " " }, schema)).toEqual({ company: "text" });
    expect(getBrokenRules({ ...rest, company: "澜石科技" }, schema)).toEqual({});
  });

  it("accepts every field at its limit and rejects it beyond (specification, section 5)", () => {
    const digits = (length: number) => "1".repeat(length);
    const english = { locale: "en" };
    const table: [field: keyof DemandInput, accepted: unknown[], rejected: unknown[], more?: object][] = [
      ["mobile", ["13000000000", "19999999999"], ["12000000000", "20000000000", "1300000000", "130000000000"]],
      ["mobile", ["138 0013 8000", "+8613800138000"], ["-1", "138001380OO", "+6561234567"]],
      ["mobile", [digits(20), "+86-021-58880000", "(021)5888", "51234"], [digits(21), "a", " ", "5", "+"], english],
      ["phone", [digits(20), "+65-6123 4567"], [digits(21), "电话"], english],
      ["name", ["陈", " 陈", "陈 ", "陈".repeat(40)], ["", " ", "\u200b", "-1", "陈".repeat(41)]],
      ["company", ["", "澜".repeat(80)], [" ", "\t", "澜".repeat(81)]],
      ["remarks", ["", "好".repeat(demandLimits.remarks)], ["  ", "好".repeat(demandLimits.remarks + 1)]],
      ["email", ["", "a@b.cn", " a@b.cn"], ["-1", "a@b", `${"a".repeat(120)}@b.cn`]],
      ["cityCode", ["110000"], ["", "-1", "11000", "1100000", "北京", " 110000"]],
      ["people", [1, 100_000], [0, -1, 100_001, 1.5, "200", Number.NaN]],
      ["days", [1, 30], [0, -1, 31]],
      ["guestRooms", [0, 9999], [-1, 10_000]],
      ["budget", ["", "1", "999999999"], ["0", "-1", "1000000000", "3万", " 3"]],
      ["eventType", ["", "training"], ["-1", " training"]],
      ["layout", ["", "banquet"], ["-1", "9"]],
      ["startDate", ["", "2028-02-29"], ["-1", "2027-02-29", "2027-2-1"]],
      ["siteIds", [Array(5).fill("1"), ["9".repeat(24)]], [Array(6).fill("1"), ["9".repeat(25)], ["-1"], "1"]],
      ["spaceCodes", [Array(20).fill("1")], [Array(21).fill("1")]],
      ["consent", [true], [false, "", "true", 1]],
    ];
    for (const [field, accepted, rejected, more] of table) {
      const check = (value: unknown) => Object.keys(getBrokenRules({ ...minimalDemand, ...more, [field]: value }));
      for (const value of accepted) expect([field, value, check(value)]).toEqual([field, value, []]);
      for (const value of rejected) expect([field, value, check(value)]).toEqual([field, value, [field]]);
    }
  });

  it("rejects invalid values with the right rule", () => {
    const bad: [Partial<Record<keyof DemandInput, unknown>>, Record<string, string>][] = [
      [{ name: " " }, { name: "required" }],
      [{ name: "-1" }, { name: "unset" }],
      [{ name: "陈".repeat(41) }, { name: "tooLong" }],
      [{ remarks: "  " }, { remarks: "text" }],
      [{ remarks: "好".repeat(demandLimits.remarks + 1) }, { remarks: "tooLong" }],
      [{ email: "a@b" }, { email: "email" }],
      [{ people: 0 }, { people: "number" }],
      [{ people: 1.5 }, { people: "number" }],
      [{ people: "200" }, { people: "number" }],
      [{ days: demandLimits.days + 1 }, { days: "number" }],
      [{ startDate: "2026-02-30" }, { startDate: "date" }],
      [{ startDate: "2026-11-28", endDate: "2026-11-27" }, { endDate: "dateOrder" }],
      [{ eventType: "party" }, { eventType: "option" }],
      [{ layout: "standing" }, { layout: "option" }],
      [{ needs: ["fireworks"] }, { needs: "option" }],
      [{ budget: "5万" }, { budget: "number" }],
      [{ cityCode: "beijing" }, { cityCode: "option" }],
      [{ siteIds: ["1a"] }, { siteIds: "id" }],
      [{ siteIds: Array.from({ length: 6 }, (_, at) => String(at)) }, { siteIds: "tooMany" }],
      [{ clientKey: "short" }, { clientKey: "id" }],
      [{ consent: false }, { consent: "consent" }],
      [{ locale: "fr" }, { locale: "option" }],
    ];
    for (const [change, rules] of bad)
      expect(getBrokenRules({ ...minimalDemand, ...change }), JSON.stringify(change)).toEqual(rules);
  });

  it("drops unknown fields and accepts a signature", () => {
    expect(demandSchema.parse({ ...minimalDemand, extra: 1, timestamp: 1, sign: "x" })).toEqual({
      ...minimalDemand,
      locale: "zh",
      timestamp: 1,
      sign: "x",
    });
  });

  it("accepts every day of the calendar as a date, and no other", () => {
    const two = (part: number) => String(part).padStart(2, "0");
    const parts = fc.tuple(
      fc.integer({ min: 1900, max: 2199 }),
      fc.integer({ min: 0, max: 13 }),
      fc.integer({ min: 0, max: 32 }),
    );
    fc.assert(
      fc.property(parts, ([year, month, date]) => {
        const startDate = `${year}-${two(month)}-${two(date)}`;
        const daysOfMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
        const isDay = month >= 1 && month <= 12 && date >= 1 && date <= daysOfMonth;
        expect([startDate, getBrokenRules({ ...minimalDemand, startDate })]).toEqual([
          startDate,
          isDay ? {} : { startDate: "date" },
        ]);
      }),
      { numRuns: 1000 },
    );
  });
});

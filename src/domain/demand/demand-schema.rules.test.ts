import { describe, expect, it } from "vitest";
import { demandLimits } from "../limits.ts";
import type { DemandCall } from "./demand-call.ts";
import { type DemandInput, demandSchemas, findPastDate } from "./demand-schema.ts";

const demand: DemandInput = { name: "陈女士", mobile: "13800138000", cityCode: "110000", people: 200, consent: true };

/** Lists the broken rules of a demand, each as `path: rule`. */
function listBroken(change: object, call: DemandCall = "common/caseSubmit"): string[] {
  const { error } = demandSchemas[call].safeParse({ ...demand, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`);
}

const letters = (count: number) => "a".repeat(count);
const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at));

describe("a demand with one wrong value", () => {
  const wrongValues: Record<string, readonly [value: unknown, ...rules: string[]][]> = {
    name: [
      [undefined, "required"],
      [5, "required"],
      ["   ", "required"],
      ["\u200b\u200d", "required"],
      ["-1", "unset"],
      [" -1 ", "unset"],
      [letters(41), "tooLong"],
    ],
    phone: [
      [1, "text"],
      ["abc", "phone"],
      ["+", "phone"],
      ["1234", "phone"],
      ["1".repeat(21), "tooLong", "phone"],
    ],
    company: [
      [1, "text"],
      ["  ", "text"],
      ["\u200b", "text"],
      [letters(81), "tooLong"],
    ],
    email: [
      [1, "text"],
      ["@", "email"],
    ],
    cityCode: [
      [undefined, "required"],
      [110_000, "required"],
      ["", "required"],
      ["1100000", "option"],
      ["x110000", "option"],
    ],
    eventType: [
      [null, "option"],
      ["party", "option"],
    ],
    layout: [["sofa", "option"]],
    startDate: [
      [20_261_127, "text"],
      ["2026-02-30", "date"],
      ["2026-11-27x", "tooLong", "date"],
    ],
    endDate: [
      [20_261_127, "text"],
      ["2026-02-30", "date"],
    ],
    days: [
      ["2", "number"],
      [1.5, "number"],
      [0, "tooFew"],
      [-1, "tooFew"],
      [demandLimits.days + 1, "number"],
    ],
    dateFlexible: [["yes", "option"]],
    budget: [
      [3, "text"],
      ["0", "number"],
      ["3万", "number"],
      ["x30", "number"],
      ["1000000000", "tooLong", "number"],
    ],
    needs: [["led", "option"]],
    guestRooms: [
      [-1, "number"],
      [demandLimits.guestRooms + 1, "number"],
    ],
    remarks: [
      [1, "text"],
      [" ", "text"],
      [letters(demandLimits.remarks + 1), "tooLong"],
    ],
    siteIds: [
      ["1", "id"],
      [ids(demandLimits.venues + 1), "tooMany"],
    ],
    spaceCodes: [[ids(demandLimits.spaces + 1), "tooMany"]],
    pageFrom: [
      [1, "text"],
      [letters(201), "tooLong"],
    ],
    consent: [
      [undefined, "consent"],
      ["true", "consent"],
      [false, "consent"],
    ],
    captcha: [[letters(11), "tooLong"]],
    tracking: [["utm", "option"]],
    locale: [["fr", "option"]],
    website: [[letters(201), "tooLong"]],
    filledMs: [["3000", "number"]],
  };
  const cases = Object.entries(wrongValues).flatMap(([field, rows]) =>
    rows.map(([value, ...rules]) => [field, (JSON.stringify(value) ?? "").slice(0, 12), value, rules] as const),
  );
  it.each(cases)("%s “%s” names each rule that it breaks, once", (field, _, value, rules) => {
    expect(listBroken({ [field]: value })).toEqual(rules.map((rule) => `${field}: ${rule}`));
  });

  it("names the entry of a list that breaks a rule", () => {
    expect(listBroken({ siteIds: ["1", 2] })).toEqual(["siteIds.1: id"]);
    expect(listBroken({ siteIds: ["1", "2x"] })).toEqual(["siteIds.1: id"]);
    expect(listBroken({ spaceCodes: ["x2"] })).toEqual(["spaceCodes.0: id"]);
    expect(listBroken({ needs: ["sofa"] })).toEqual(["needs.0: option"]);
    expect(listBroken({ startDate: "2026-12-03", alternativeDates: ["2026-12-10", 1] })).toEqual([
      "alternativeDates.1: date",
    ]);
  });

  it("names the cookie of a campaign that breaks a rule", () => {
    expect(listBroken({ tracking: { utm_term: letters(2049) } })).toEqual(["tracking.utm_term: tooLong"]);
    for (const name of ["", "a b", "-a", "a-", letters(41)])
      expect(listBroken({ tracking: { [name]: "x" } }), name).toHaveLength(1);
    expect(listBroken({ tracking: { [letters(40)]: letters(2048) } })).toEqual([]);
  });
});

describe("the ends of a text", () => {
  it("lose their whitespace as in the browser, before a text is judged and stored", () => {
    const typed = { name: " 张 ", company: "　澜石 ", email: " a@b.cn ", remarks: "\n提前搭建 ", captcha: " 123456 " };
    const { data } = demandSchemas["activity/enterpriseApply"].safeParse({ ...demand, ...typed });
    expect(data).toMatchObject({
      name: "张",
      company: "澜石",
      email: "a@b.cn",
      remarks: "提前搭建",
      captcha: "123456",
    });
    expect(listBroken({ name: ` ${letters(40)} `, company: `${letters(80)} ` })).toEqual([]);
  });
});

describe("the longest values", () => {
  it("are accepted", () => {
    const longest = {
      name: letters(40),
      phone: "1".repeat(20),
      company: letters(80),
      budget: "999999999",
      days: demandLimits.days,
      guestRooms: demandLimits.guestRooms,
      remarks: letters(demandLimits.remarks),
      siteIds: ids(demandLimits.venues),
      spaceCodes: ids(demandLimits.spaces),
      pageFrom: letters(200),
      captcha: letters(10),
      website: letters(200),
      filledMs: 0,
    };
    expect(listBroken(longest)).toEqual([]);
    expect(listBroken({ phone: "", company: "", email: "", startDate: "", budget: "", layout: "" })).toEqual([]);
  });
});

describe("rules of two fields", () => {
  it("require an end that is not before the start", () => {
    const dates = (startDate: unknown, endDate: unknown) => listBroken({ startDate, endDate });
    expect(dates("2026-11-28", "2026-11-27")).toEqual(["endDate: dateOrder"]);
    expect(dates("2026-11-28", "2026-11-28")).toEqual([]);
    expect(dates("2026-11-28", "2026-11-29")).toEqual([]);
    expect(dates("2026-11-28", "")).toEqual([]);
    expect(dates("", "2026-11-27")).toEqual([]);
    expect(dates(undefined, "2026-11-27")).toEqual([]);
    expect(dates("2026-11-28", undefined)).toEqual([]);
    expect(dates("2026-11-28", 2026)).toEqual(["endDate: text"]);
    expect(dates(["2026-11-28"], "2026-11-27")).toEqual(["startDate: text"]);
  });

  it("require a first day where others suit as well, and each day once", () => {
    const alternatives = (startDate: unknown, alternativeDates: unknown) => listBroken({ startDate, alternativeDates });
    expect(alternatives("", ["2026-12-10"])).toEqual(["startDate: required"]);
    expect(alternatives(undefined, [])).toEqual([]);
    expect(alternatives("2026-12-10", ["2026-12-10"])).toEqual(["alternativeDates: dateRepeated"]);
    expect(alternatives(undefined, { 0: "2026-12-10", length: 1 })).toEqual(["alternativeDates: date"]);
  });

  it.each<[call: DemandCall, locale: string, change: object, broken: string[]]>([
    ["common/caseSubmit", "zh", { mobile: "" }, ["mobile: required"]],
    ["common/caseSubmit", "zh", { mobile: "", phone: "010-65001234" }, ["mobile: required"]],
    ["common/caseSubmit", "zh", { mobile: "+6561234567" }, ["mobile: mobile"]],
    ["common/caseSubmit", "zh", { mobile: 1 }, ["mobile: text"]],
    ["common/caseSubmit", "en", { mobile: "" }, ["mobile: required"]],
    ["common/caseSubmit", "en", { mobile: "", phone: "010-65001234" }, []],
    ["common/caseSubmit", "en", { mobile: "+65612" }, []],
    ["common/caseSubmit", "en", { mobile: "abc" }, ["mobile: phone"]],
    ["common/seaSubmit", "zh", { mobile: "+6561234567" }, []],
    ["common/seaSubmit", "en", { mobile: "+6561234567" }, []],
    ["common/seaSubmit", "zh", { mobile: "+65612" }, ["mobile: phone"]],
    ["common/seaSubmit", "zh", { mobile: "abc" }, ["mobile: phone"]],
    ["activity/enterpriseApply", "zh", { company: "澜石科技", mobile: "+65612" }, []],
    ["activity/enterpriseApply", "zh", { people: undefined }, ["company: required"]],
    ["activity/enterpriseApply", "zh", { company: "" }, ["company: required"]],
    ["activity/enterpriseApply", "zh", { company: "-1" }, ["company: unset"]],
    ["activity/enterpriseApply", "zh", { company: 1 }, ["company: text"]],
    ["common/caseSubmit", "zh", { company: "-1" }, []],
    ["common/caseSubmit", "zh", { people: undefined, eventType: "" }, ["people: peopleOrEvent"]],
    ["common/caseSubmit", "zh", { people: undefined, eventType: "training" }, []],
  ])("of %s in %s: %o", (call, locale, change, broken) => {
    expect(listBroken({ locale, ...change }, call)).toEqual(broken);
  });

  it("are not tried on what is no object", () => {
    for (const input of [null, undefined, "x", 5])
      expect(demandSchemas["common/caseSubmit"].safeParse(input).error?.issues).toHaveLength(1);
  });

  it("are reported as rules of our own", () => {
    const { error } = demandSchemas["common/caseSubmit"].safeParse({ ...demand, mobile: "" });
    expect(error?.issues).toMatchObject([{ code: "custom", path: ["mobile"], message: "required" }]);
  });
});

describe("a demand's days that have passed", () => {
  const today = "2026-11-22";
  it.each<[dates: Parameters<typeof findPastDate>[0], fields: string[]]>([
    [{}, []],
    [{ startDate: "", endDate: "" }, []],
    [{ startDate: "2026-11-21" }, ["startDate"]],
    [{ startDate: today }, []],
    [{ startDate: "2026-11-23" }, []],
    [{ startDate: "2026-11-21", endDate: "2026-11-21" }, ["startDate"]],
    [{ startDate: today, endDate: "2026-11-21" }, []],
    [{ endDate: "2026-11-21" }, ["endDate"]],
    [{ startDate: "", endDate: "2026-11-21" }, ["endDate"]],
    [{ endDate: today }, []],
    [{ startDate: "2026-11-31" }, []],
    [{ startDate: "0" }, []],
    [{ startDate: today, alternativeDates: [] }, []],
    [{ startDate: today, alternativeDates: ["2026-12-01", "2026-12-02"] }, []],
    [{ startDate: today, alternativeDates: ["2026-12-01", "2026-11-21"] }, ["alternativeDates"]],
  ])("of %o are in %j", (dates, fields) => {
    expect(findPastDate(dates, today)).toEqual(fields.map((field) => ({ path: [field], message: "datePast" })));
  });
});

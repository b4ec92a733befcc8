import { expect, it } from "vitest";
import { demandRules, demandSchema } from "#domain/demand/demand-schema.ts";
import { demandEn } from "#texts/demand/demand.en.ts";
import { getDemandMessage } from "#texts/demand/get-demand-message.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { formatDemandIssues, readLocale } from "./format-demand-issues.ts";

const getIssues = (input: unknown) => {
  const parsed = demandSchema.safeParse(input);
  return parsed.success ? [] : formatDemandIssues(parsed.error.issues, readLocale(input));
};

it("reports one message a field in the language of the form", () => {
  expect(getIssues({})).toEqual([
    { field: "name", rule: "required", message: "请填写姓名" },
    { field: "cityCode", rule: "required", message: "请选择城市" },
    { field: "consent", rule: "consent", message: "请勾选同意，我们才能联系您" },
    { field: "mobile", rule: "required", message: "请填写正确的电话" },
    { field: "people", rule: "peopleOrEvent", message: "请填写参会人数，或选择会议类型" },
  ]);
  expect(getIssues({ name: " -1", mobile: "abc", locale: "en", cityCode: "110000", people: 3, consent: true })).toEqual(
    [
      { field: "name", rule: "unset", message: "Please enter your name, not -1" },
      { field: "mobile", rule: "phone", message: "Please enter a correct phone number" },
    ],
  );
});

it("has a message of its own for -1, a blank company and no day", () => {
  const input = { name: "-1", mobile: "13800138000", cityCode: "110000", people: 3, consent: true };
  expect(getIssues({ ...input, company: " ", days: 0 })).toEqual([
    { field: "name", rule: "unset", message: "姓名不能填 -1，请填写姓名" },
    { field: "company", rule: "text", message: "公司名称不能只有空格" },
    { field: "days", rule: "tooFew", message: "会议天数最少 1 天" },
  ]);
});

it("reports one message for a list, not one for each entry", () => {
  const input = { name: "陈", mobile: "13800138000", cityCode: "110000", people: 3, consent: true, needs: ["x", "y"] };
  expect(getIssues(input)).toEqual([{ field: "needs", rule: "option", message: "请从给出的选项里选择" }]);
});

it("reports the first of several rules that a field breaks", () => {
  const input = {
    name: "陈",
    mobile: "13800138000",
    cityCode: "110000",
    people: 3,
    consent: true,
    startDate: "2026-11-270",
  };
  expect(getIssues(input)).toMatchObject([{ field: "startDate", rule: "tooLong" }]);
});

it("reports an issue of the whole demand without a field", () => {
  expect(getIssues("x")).toEqual([{ field: "", rule: "option", message: demandZh.rules.option }]);
});

it.each([
  [{ locale: "en" }, "en"],
  [{ locale: "zh" }, "zh"],
  [{ locale: "fr" }, "zh"],
  [{}, "zh"],
  [null, "zh"],
  [undefined, "zh"],
  [5, "zh"],
  ["en", "zh"],
])("reads the language of %j: %s", (input, locale) => expect(readLocale(input)).toBe(locale));

it("has a message for every rule, without exclamation marks", () => {
  for (const texts of [demandZh, demandEn]) {
    for (const rule of demandRules) {
      const message = getDemandMessage(texts, "any", rule);
      expect(message, rule).toBe(texts.rules[rule]);
      expect(message).not.toMatch(/[!！]/);
    }
    expect(getDemandMessage(texts, "any", "Invalid input")).toBe(texts.rules.option);
  }
});

import { expect, it } from "vitest";
import { demandLimits } from "#domain/limits.ts";
import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { demandResolver } from "./demand-resolver.ts";
import { type DemandValues, emptyValues, mergeInitialValues } from "../form/demand-values.ts";
import { toDemand } from "./to-demand.ts";

const validValues: DemandValues = {
  ...emptyValues,
  name: " 陈女士 ",
  mobile: "+86 138 0013 8000",
  cityCode: "110000",
  people: 200,
  consent: true,
};

const chinese = { call: "common/caseSubmit", texts: demandZh, locale: "zh", requiredAlternative: "people" } as const;
const english = { ...chinese, texts: demandEn, locale: "en" } as const;

const errorsOf = async (values: DemandValues, options: Parameters<typeof demandResolver>[0] = chinese) => {
  const resolve = demandResolver(options);
  const { errors } = await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false });
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
};

it("sends the dates that are filled in, the first of them as the demand's own, and reports repeated and past ones", async () => {
  const origin = { call: "common/caseSubmit", locale: "zh", pageFrom: "" } as const;
  const dated = { ...validValues, startDate: "2099-12-03", alternativeDates: ["", "2099-12-10"] };
  expect(toDemand(dated, origin)).toMatchObject({ startDate: "2099-12-03", alternativeDates: ["2099-12-10"] });
  const moved = toDemand({ ...dated, startDate: "", days: 2 }, origin);
  expect(moved).toMatchObject({ startDate: "2099-12-10", endDate: "2099-12-11" });
  expect(moved).not.toHaveProperty("alternativeDates");
  expect(await errorsOf(dated)).toEqual({});
  expect(await errorsOf({ ...dated, alternativeDates: ["2099-12-03"] })).toEqual({
    alternativeDates: "日期重复，请选择不同的日期",
  });
  expect(await errorsOf({ ...dated, alternativeDates: ["2020-01-01"] }, english)).toMatchObject({
    alternativeDates: "This day has passed. Please choose today or a later day",
  });
});

it("reports every missing required field in the form's language", async () => {
  expect(await errorsOf(emptyValues)).toEqual({
    name: "请填写姓名",
    mobile: "请填写正确的电话",
    cityCode: "请选择城市",
    people: "请填写参会人数，或选择会议类型",
    consent: "请勾选同意，我们才能联系您",
  });
  expect(await errorsOf(emptyValues, { ...english, requiredAlternative: "eventType" })).toMatchObject({
    name: "Please enter your name",
    eventType: "Please enter the number of people, or choose the type of event",
  });
});

it("reports how many digits of a mobile number are missing", async () => {
  expect(await errorsOf({ ...validValues, mobile: "138 0013 80" })).toEqual({ mobile: "请填写正确的电话，还差 2 位" });
  expect(await errorsOf({ ...validValues, mobile: "010-65001234" })).toEqual({ mobile: "请填写正确的电话" });
  expect(await errorsOf({ ...validValues, mobile: "(010) 6500 1234" }, english)).toEqual({});
});

it("refuses a day before today and a number that cannot be read", async () => {
  const resolve = demandResolver(chinese, () => "2026-11-22");
  const check = async (values: DemandValues) =>
    Object.keys((await resolve(values, undefined, { fields: {}, shouldUseNativeValidation: false })).errors);
  expect(await check({ ...validValues, startDate: "2026-11-22", days: 2 })).toEqual([]);
  expect(await check({ ...validValues, startDate: "2026-11-21", days: 5 })).toEqual(["startDate"]);
  expect(await errorsOf({ ...validValues, budget: Number.NaN, people: Number.NaN, guestRooms: Number.NaN })).toEqual({
    people: "参会人数请填 1 到 100,000 之间的整数",
    guestRooms: "客房请填 0 到 9,999 之间的整数",
    budget: "预算请填金额，如 30,000 或 3 万",
  });
  expect(await errorsOf({ ...validValues, budget: 0 })).toEqual({ budget: "预算请填金额，如 30,000 或 3 万" });
});

it("requires what the call and the form require, and accepts landlines where the call does", async () => {
  const enterprise = { ...chinese, call: "activity/enterpriseApply" } as const;
  const landline = { ...validValues, people: undefined, mobile: "021-5888 0000" };
  expect(await errorsOf(landline, enterprise)).toEqual({ company: "请填写公司名称" });
  expect(await errorsOf({ ...landline, company: "澜石科技" }, enterprise)).toEqual({});
  const sea = { ...chinese, call: "common/seaSubmit", required: ["startDate", "email"] } as const;
  expect(await errorsOf({ ...landline, eventType: "training" }, sea)).toEqual({
    startDate: "请选择日期",
    email: "请填写这一项",
  });
});

it("joins remarks, answers and the page's attachment", () => {
  const questions = [
    { id: "tables", label: "桌数" },
    { id: "events", label: "一年几场", options: [{ id: "10-49", name: "10–50 场" }] },
    { id: "open", label: "职务" },
  ];
  const values = { ...validValues, remarks: " 提前搭建 ", answers: { tables: " 30 ", events: "10-49", open: " " } };
  const origin = { ...chinese, pageFrom: "nianhui", questions, attachment: { title: "预算", text: "场租 3 万元" } };
  expect(toDemand(values, origin).remarks).toBe("提前搭建\n桌数：30\n一年几场：10–50 场\n场租 3 万元");
  const long = { ...origin, attachment: { title: "预算", text: "长".repeat(5000) } };
  expect(toDemand(values, long).remarks).toHaveLength(demandLimits.remarks);
});

it("accepts valid values", async () => {
  expect(await errorsOf(validValues)).toEqual({});
});

it("converts form values to a demand", () => {
  const selectedVenues = [
    { siteId: "1", spaceCode: "11", name: "A" },
    { siteId: "1", spaceCode: "12", name: "B" },
    { siteId: "2", name: "C" },
  ];
  expect(
    toDemand(
      { ...validValues, startDate: "2026-12-31", days: 2, budget: 50_000, asked: selectedVenues },
      { ...chinese, pageFrom: "home" },
    ),
  ).toMatchObject({
    name: "陈女士",
    mobile: "13800138000",
    startDate: "2026-12-31",
    endDate: "2027-01-01",
    budget: "50000",
    siteIds: ["1", "2"],
    spaceCodes: ["11", "12"],
    pageFrom: "home",
    locale: "zh",
  });
});

it("prefers the page's initial values over the draft, except empty ones", () => {
  const draft = { ...validValues, cityCode: "310000", asked: [{ siteId: "1", name: "A" }] };
  expect(mergeInitialValues({ cityCode: "110000", people: undefined, layout: "", asked: [] }, draft)).toEqual({
    ...draft,
    cityCode: "110000",
  });
});

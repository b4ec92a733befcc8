import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { toVenueCopy } from "#domain/demand/to-venue-copy.ts";
import { VenueCopy } from "./venue-copy.tsx";

/** A whole demand, as a form or the store has it: more than the copy takes. */
const demand = {
  name: "陈女士",
  mobile: "13800138000",
  phone: "010-65886588",
  company: "云栖科技",
  email: "chen@example.cn",
  remarks: "请联系陈女士",
  contactBy: "text",
  cityName: "北京",
  eventType: "training",
  startDate: "2026-12-25",
  alternativeDates: ["2026-12-24"],
  days: 2,
  people: 180,
  layout: "classroom",
  budget: 80_000,
  budgetKind: "total",
  guestRooms: 12,
  needs: ["led", "tea-break"],
} as const;

const render = (more: object = {}, locale: "zh" | "en" = "zh") =>
  renderToString(<VenueCopy copy={toVenueCopy({ ...demand, ...more }, locale, "2026-11-28")} locale={locale} />);

it.each(["zh", "en"] as const)("has no covered value in its HTML, not even hidden, in %s", (locale) => {
  const html = render({}, locale);
  for (const value of [demand.name, demand.mobile, demand.phone, demand.company, demand.email, demand.remarks])
    expect(html).not.toContain(value);
  expect(html).not.toMatch(/80,?000|8 万/);
});

it("has the budget where the visitor shares it, and nothing else more", () => {
  const html = render({ shareBudget: true });
  expect(html).toContain("合计 8 万元");
  expect(html).toContain("您选择告知");
  expect(html).not.toContain(demand.name);
  expect(render({ shareBudget: true, budget: undefined })).not.toContain("万元");
});

it("shows what venues see", () => {
  const text = render().replace(/<[^>]+>/g, "|");
  for (const part of [
    "12 月 25 日 周五（或 12 月 24 日 周四）",
    "北京",
    "180 人课桌式",
    "培训，两天",
    "12 间",
    "LED 屏、茶歇",
    "最多 5 家，内容相同",
  ])
    expect(text).toContain(part);
});

it("draws covered lines of one length for whatever is covered", () => {
  expect(render({ name: "欧阳女士", company: "很长很长的公司名称有限责任公司" })).toBe(render());
});

it("shows a line for what is open", () => {
  const html = renderToString(<VenueCopy copy={toVenueCopy({}, "zh")} locale="zh" />);
  expect(html.match(/<dd>–<\/dd>/g)).toHaveLength(4);
  expect(html).not.toContain("客房");
});

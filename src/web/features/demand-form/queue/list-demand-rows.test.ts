import { expect, it } from "vitest";
import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { emptyValues } from "../form/demand-values.ts";
import { listDemandRows } from "./list-demand-rows.ts";

const values = {
  ...emptyValues,
  eventType: "training" as const,
  startDate: "2026-12-31",
  days: 2,
  people: 1200,
  layout: "classroom" as const,
  cityCode: "110000",
  cityName: "北京",
  budget: 30_000,
  guestRooms: 40,
  needs: ["led", "pillar-free"],
  remarks: "未识别：烧烤",
  asked: [{ siteId: "1", name: "云栖会议酒店" }],
  name: "陈女士",
  mobile: "13800138000",
  email: "chen@example.cn",
};

it("lists what was sent in the order of the form", () => {
  const rows = listDemandRows(values, demandZh, "zh", "2026-11-22").map(({ label, text }) => `${label} ${text}`);
  expect(rows).toEqual([
    "会议类型 培训",
    "日期 12 月 31 日 周四至 2027 年 1 月 1 日 周五",
    "会议天数 2 天",
    "参会人数 1,200 人",
    "台型 课桌式",
    "城市 北京",
    "意向场地 云栖会议酒店",
    "预算 合计 3 万元",
    "客房每晚 40 间",
    "其他需求 LED 屏、无柱",
    "备注 未识别：烧烤",
    "称呼 陈女士",
    "手机 138 0013 8000",
    "邮箱 chen@example.cn",
  ]);
});

it("lists the days that suit as well, each with its last day", () => {
  const dated = {
    ...emptyValues,
    startDate: "2026-12-03",
    alternativeDates: ["2026-12-10", "", "2026-12-31"],
    days: 2,
  };
  const rows = listDemandRows(dated, demandZh, "zh", "2026-11-22").map(({ label, text }) => `${label} ${text}`);
  expect(rows).toEqual([
    "日期 12 月 3 日 周四至 12 月 4 日 周五",
    "备选日期 12 月 10 日 周四至 12 月 11 日 周五、12 月 31 日 周四至 2027 年 1 月 1 日 周五",
    "会议天数 2 天",
  ]);
});

it("leaves out what is open, and names a period", () => {
  const flexible = { ...emptyValues, startDate: "2026-12-01", endDate: "2026-12-31", dateFlexible: true, days: 2 };
  expect(listDemandRows(emptyValues, demandZh, "zh", "2026-11-22")).toEqual([]);
  expect(listDemandRows(flexible, demandEn, "en", "2026-11-22").map(({ text }) => text)).toEqual([
    "between Tuesday 1 December and Thursday 31 December",
    "2 days",
  ]);
});

import { chinaOffsetMs } from "#domain/day.ts";
import { budgetKinds, getContactOptionName, getEventTypeName, getNeedName } from "#domain/demand/demand-option.ts";
import { demandKinds, demandStatuses } from "#domain/demand/demand-status.ts";
import { getLayoutName } from "#domain/demand/list-demand-slots.ts";
import { layouts } from "#domain/space/layouts.ts";
import { findCityByCode } from "#server/geography/reference-city.ts";

/** Columns of an export by wire name, in reading order, with their headings. */
const headings = {
  reference: "编号",
  createdAt: "提交时间",
  callBy: "最晚致电时间",
  status: "状态",
  assignee: "跟进人",
  kind: "表单",
  name: "称呼",
  mobile: "手机",
  phone: "手机或座机",
  company: "公司",
  email: "邮箱",
  contactBy: "联系方式",
  cityCode: "城市",
  eventType: "会议类型",
  startDate: "开始日期",
  endDate: "结束日期",
  alternativeDates: "备选日期",
  days: "会议天数",
  dateFlexible: "日期可调整",
  people: "参会人数",
  layout: "台型",
  budget: "预算（元）",
  budgetKind: "预算口径",
  shareBudget: "预算可告知场地",
  needs: "其他需求",
  guestRooms: "客房每晚（间）",
  remarks: "备注",
  siteNames: "场地",
  siteIds: "场地编号",
  spaceNames: "会场",
  spaceCodes: "会场编号",
  pageFrom: "来源页面",
  locale: "语言",
  consentTime: "同意时间",
  tracking: "来源参数",
} as const;
export const demandColumns = Object.keys(headings) as (keyof typeof headings)[];
export const demandHeadings: readonly string[] = Object.values(headings);

/** Widths of a workbook's columns in characters where the default is too narrow. */
const widths: Partial<Record<keyof typeof headings, number>> = {
  reference: 19,
  createdAt: 17,
  callBy: 17,
  mobile: 14,
  phone: 16,
  company: 20,
  email: 24,
  startDate: 12,
  endDate: 12,
  alternativeDates: 24,
  budget: 18,
  needs: 28,
  remarks: 48,
  siteNames: 28,
  spaceNames: 24,
  consentTime: 17,
};
const defaultWidth = 10;
export const demandWidths: readonly number[] = demandColumns.map((column) => widths[column] ?? defaultWidth);

/** Returns the heading of a field; its own name if it is none of an export's. */
export const getDemandHeading = (field: string): string =>
  field === "updatedAt" ? "更新时间" : ((headings as Record<string, string>)[field] ?? field);

export type Cell = string | number | boolean | null;

/** A demand to export: the record's columns, then the body's fields. */
export type DemandFields = Record<string, unknown>;

/** Formats a moment in China's time, to the minute: 2026-11-19 18:00. */
export const formatMoment = (iso: string): string =>
  new Date(Date.parse(iso) + chinaOffsetMs).toISOString().slice(0, 16).replace("T", " ");

const nameOf = (options: readonly { id: string; zh: string }[], id: string): string | undefined =>
  options.find((option) => option.id === id)?.zh;

/** The fields whose stored value is a code: what a person reads instead; undefined for an unknown one. */
const readers: Partial<Record<string, (value: string) => string | undefined>> = {
  createdAt: formatMoment,
  updatedAt: formatMoment,
  callBy: formatMoment,
  consentTime: formatMoment,
  status: (id) => nameOf(demandStatuses, id),
  kind: (id) => nameOf(demandKinds, id),
  cityCode: (code) => findCityByCode(code)?.name,
  eventType: (id) => getEventTypeName(id),
  layout: (id) => {
    const layout = layouts.find(({ key }) => key === id);
    return layout && getLayoutName(layout.key);
  },
  needs: (id) => getNeedName(id),
  budgetKind: (id) => nameOf(budgetKinds, id),
  contactBy: (id) => getContactOptionName(id),
  locale: (id) => ({ zh: "中文", en: "英文" })[id],
};

/** Returns a field's value as a person reads it: names in place of codes, 是 and 否, lists joined. */
export function toDemandCell(field: string, value: unknown): Cell {
  if (value === undefined || value === null || value === "") return null;
  if (typeof value === "boolean") return value ? "是" : "否";
  if (typeof value === "number") return value;
  const read = (code: unknown): string => readers[field]?.(String(code)) ?? String(code);
  if (typeof value === "string") return read(value);
  return Array.isArray(value) ? value.map(read).join("、") : JSON.stringify(value);
}

/** Returns the cells of a demand, in the order of the headings. */
export const toDemandRow = (demand: DemandFields): Cell[] =>
  demandColumns.map((column) => toDemandCell(column, demand[column]));

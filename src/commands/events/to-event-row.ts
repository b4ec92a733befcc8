import type { StoredEvent } from "#server/store/event-store.ts";
import { type Cell, formatMoment } from "../demands/demand-columns.ts";

type Property = string | number | boolean;

/** Properties with a column of their own, and their headings; the last column has the others. */
const eventColumns = {
  $url: "页面",
  $referrer: "来源页面",
  $latest_traffic_source_type: "来源类型",
  $latest_utm_source: "utm_source",
  $latest_utm_medium: "utm_medium",
  $latest_utm_campaign: "utm_campaign",
  product: "页面类型",
  hotel_id: "场地编号",
  hotel_name: "场地名称",
  brand_id: "品牌编号",
  brand_name: "品牌",
  location_name: "位置",
} as const;

export const eventHeadings: readonly string[] = [
  "时间",
  "项目",
  "事件",
  "浏览器编号",
  ...Object.values(eventColumns),
  "其他属性",
];

/** Widths of a workbook's columns, in characters. */
export const eventWidths: readonly number[] = eventHeadings.map((heading) =>
  /页面$|编号$|属性/.test(heading) ? 28 : 16,
);

const isNamed = (name: string): boolean => Object.hasOwn(eventColumns, name);

function formatOthers(given: Record<string, Property>): string | null {
  const others = Object.entries(given).filter(([name]) => !isNamed(name));
  return others.length > 0 ? JSON.stringify(Object.fromEntries(others)) : null;
}

/** Returns the cells of an event, in the order of the headings. */
export const toEventRow = ({ at, project, event, distinctId, properties: given }: StoredEvent): Cell[] => [
  formatMoment(at),
  project,
  event,
  distinctId || null,
  ...Object.keys(eventColumns).map((name) => given[name] ?? null),
  formatOthers(given),
];

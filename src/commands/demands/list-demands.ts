import { chinaOffsetMs } from "#domain/day.ts";
import { formatMobile } from "#domain/demand/field-rules.ts";
import { formatNumber, formatPeople } from "#domain/format.ts";
import type { StoredDemand } from "#server/store/demand-store.ts";
import { formatAlignedTable } from "../terminal/format-aligned-table.ts";
import { type DemandsDependencies, openDemands, toDemandFields } from "./demands-dependencies.ts";
import { formatMoment, toDemandCell } from "./demand-columns.ts";
import { formatCallbackAge, getCallbackAge } from "./format-callback-age.ts";
import { type FilterValues, iterateByAge, readDemandFilter, readLimit } from "./read-demand-filter.ts";

export interface ListValues extends FilterValues {
  limit?: string | undefined;
  json?: boolean | undefined;
}

/** Default limit of the text list. */
const defaultLimit = 100;

const columns = [
  { heading: "编号", max: 18 },
  { heading: "提交", max: 11 },
  { heading: "时限", max: 22 },
  { heading: "状态", max: 6 },
  { heading: "跟进人", max: 8 },
  { heading: "城市", max: 8 },
  { heading: "称呼", max: 8 },
  { heading: "电话", max: 16 },
  { heading: "需求", max: 60 },
];

const toText = (field: string, value: unknown): string => String(toDemandCell(field, value) ?? "");

/** Formats the moment of a submission: 11-21 10:00, of another year 2025-11-21. */
function formatSubmitted(iso: string, now: Date): string {
  const moment = formatMoment(iso);
  const year = new Date(now.getTime() + chinaOffsetMs).getUTCFullYear();
  return moment.startsWith(`${year}-`) ? moment.slice(5) : moment.slice(0, 10);
}

/** Formats what is wanted: 年会，300 人，2026-12-18 或 2026-12-25，云栖科技. */
function formatSubject({ body, erasedAt }: StoredDemand): string {
  const { eventType, people, startDate, alternativeDates, company } = body;
  const others = Array.isArray(alternativeDates) ? alternativeDates : [];
  return [
    erasedAt && "（个人信息已删除）",
    toText("eventType", eventType),
    typeof people === "number" && formatPeople(people),
    [startDate, ...others].filter(Boolean).join(" 或 "),
    company,
  ]
    .filter(Boolean)
    .join("，");
}

function toRow(demand: StoredDemand, now: Date): string[] {
  const age = getCallbackAge(demand, now);
  return [
    demand.reference,
    formatSubmitted(demand.createdAt, now),
    age ? formatCallbackAge(age, now) : "",
    toText("status", demand.status),
    demand.assignee,
    toText("cityCode", demand.cityCode),
    toText("name", demand.body.name),
    formatMobile(demand.mobile),
    formatSubject(demand),
  ];
}

/** Says how many demands were listed, how many wait and how many of these are overdue. */
function summarize(found: readonly StoredDemand[], hasMore: boolean, now: Date): string {
  if (found.length === 0) return "没有符合条件的需求。";
  const ages = found.flatMap((demand) => getCallbackAge(demand, now) ?? []);
  const overdue = ages.filter(({ isOverdue }) => isOverdue).length;
  const parts = [`${hasMore ? "只列出前" : "共"} ${formatNumber(found.length)} 条`];
  if (ages.length > 0) parts.push(`等待致电 ${formatNumber(ages.length)} 条`);
  if (overdue > 0) parts.push(`超时 ${formatNumber(overdue)} 条`);
  return `${parts.join("，")}。${hasMore ? "用 --limit 列出更多。" : ""}`;
}

/** Lists demands by age. @returns the exit code */
export async function listDemands(dependencies: DemandsDependencies, values: ListValues): Promise<number> {
  const { now, out, err, width } = dependencies;
  const selection = readDemandFilter(values);
  const limit = readLimit(values.limit) ?? (values.json ? Number.POSITIVE_INFINITY : defaultLimit);
  const [moment, found] = [now(), [] as StoredDemand[]];
  let hasMore = false;
  for await (const demand of iterateByAge(await openDemands(dependencies), selection, moment)) {
    hasMore = found.length >= limit;
    if (hasMore) break;
    found.push(demand);
  }
  if (values.json) {
    const toWaiting = (demand: StoredDemand) => {
      const age = getCallbackAge(demand, moment);
      return age && { waitedMinutes: age.waited, overdueMinutes: age.isOverdue ? age.distance : 0 };
    };
    out(
      JSON.stringify(
        found.map((demand) => ({ ...toDemandFields(demand), ...toWaiting(demand) })),
        null,
        2,
      ),
    );
    return 0;
  }
  const rows = found.map((demand) => toRow(demand, moment));
  if (rows.length > 0) for (const line of formatAlignedTable(columns, rows, width)) out(line);
  err(summarize(found, hasMore, moment));
  return 0;
}

import { addDays, isIsoDay, toChinaMidnight } from "#domain/day.ts";
import { demandKinds, demandStatuses, type DemandStatus } from "#domain/demand/demand-status.ts";
import { CellError } from "#server/catalogue/map/cells/cell.ts";
import { city } from "#server/catalogue/map/cells/enum-parsers.ts";
import type { DemandFilter, DemandStore, StoredDemand } from "#server/store/demand-store.ts";
import { UsageError } from "../with-database.ts";
import { getCallbackAge } from "./format-callback-age.ts";

/** Options of `list` and `export` that select demands, as typed. */
export interface FilterValues {
  status?: string | undefined;
  kind?: string | undefined;
  city?: string | undefined;
  since?: string | undefined;
  until?: string | undefined;
  assignee?: string | undefined;
  overdue?: boolean | undefined;
  search?: string | undefined;
}

/** A filter of the store, and what only the clock can tell. */
export interface DemandSelection extends DemandFilter {
  isOverdue: boolean;
}

/** What is typed where nobody is meant. */
const nobody = new Set(["无", "-", ""]);

/** Returns the name that was typed; empty for nobody. */
export const readAssignee = (typed: string): string => (nobody.has(typed.trim()) ? "" : typed.trim());

/** Returns the id of a status given by its id or its Chinese name. @throws UsageError */
export function readStatus(typed: string): DemandStatus {
  const found = demandStatuses.find(({ id, zh }) => zh === typed.trim() || id === typed.trim().toLowerCase());
  if (!found) {
    const names = demandStatuses.map(({ id, zh }) => `${zh}（${id}）`).join("、");
    throw new UsageError(`没有该状态：${typed}。可以写 ${names}`);
  }
  return found.id;
}

function readKind(typed: string): string {
  const found = demandKinds.find(({ id, zh }) => zh === typed.trim() || id === typed.trim().toLowerCase());
  if (!found) {
    const names = demandKinds.map(({ id, zh }) => `${zh}（${id}）`).join("、");
    throw new UsageError(`没有该表单：${typed}。可以写 ${names}`);
  }
  return found.id;
}

function readDay(option: string, day: string): string {
  if (!isIsoDay(day)) throw new UsageError(`--${option} 需为日期，如 2026-11-21：${day}`);
  return day;
}

function readCity(typed: string): string {
  try {
    return city.read(typed) as string;
  } catch (error) {
    if (error instanceof CellError) throw new UsageError(`--city：${error.message}`);
    throw error;
  }
}

/** Reads the options that select demands. @throws UsageError */
export function readDemandFilter(values: FilterValues): DemandSelection {
  const { status, kind, since, until, assignee, search, overdue = false } = values;
  const statuses = status
    ?.split(/[,，、]/)
    .filter((name) => name.trim() !== "")
    .map(readStatus);
  return {
    statuses: overdue ? (statuses ?? ["new"]).filter((id) => id === "new") : statuses,
    kind: kind === undefined ? undefined : readKind(kind),
    cityCode: values.city === undefined ? undefined : readCity(values.city),
    since: since && toChinaMidnight(readDay("since", since)).toISOString(),
    until: until && toChinaMidnight(addDays(readDay("until", until), 1)).toISOString(),
    assignee: assignee === undefined ? undefined : readAssignee(assignee),
    search: search?.trim() || undefined,
    isOverdue: overdue,
  };
}

/** Reads the option `--limit`. @throws UsageError if it is no number from 1 on */
export function readLimit(limit: string | undefined): number | undefined {
  if (limit !== undefined && !/^[1-9]\d{0,6}$/.test(limit)) throw new UsageError(`--limit 需为数字：${limit}`);
  return limit === undefined ? undefined : Number(limit);
}

async function* selectFrom(
  demands: DemandStore,
  { isOverdue, ...filter }: DemandSelection,
  now: Date,
): AsyncGenerator<StoredDemand> {
  for await (const demand of demands.each(filter)) {
    if (!isOverdue || getCallbackAge(demand, now)?.isOverdue) yield demand;
  }
}

/** Iterates over the selected demands, newest first. */
export const iterateSelected = (demands: DemandStore, selection: DemandSelection, now: Date) =>
  selectFrom(demands, { ...selection, order: "newest" }, now);

/** Iterates over the selected demands by age: those that wait for a call, longest first, then the others, newest first. */
export async function* iterateByAge(
  demands: DemandStore,
  selection: DemandSelection,
  now: Date,
): AsyncGenerator<StoredDemand> {
  const selected = selection.statuses ?? demandStatuses.map(({ id }) => id);
  const waiting = selected.filter((status) => status === "new");
  const others = selected.filter((status) => status !== "new");
  const seen = new Set<string>();
  for await (const demand of selectFrom(demands, { ...selection, statuses: waiting, order: "oldest" }, now)) {
    seen.add(demand.reference);
    yield demand;
  }
  // One whose status was changed meanwhile is read twice.
  for await (const demand of selectFrom(demands, { ...selection, statuses: others, order: "newest" }, now))
    if (!seen.has(demand.reference)) yield demand;
}

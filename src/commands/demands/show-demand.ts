import { getCallbackPromise } from "#domain/demand/callback/get-callback-promise.ts";
import { formatNumber } from "#domain/format.ts";
import { createCatalogueStore } from "#server/store/catalogue-store.ts";
import { type DemandStore, type StoredDemand, createDemandStore } from "#server/store/demand-store.ts";
import { toPrintable, toPrintableLine } from "../terminal/to-printable.ts";
import { type DemandsDependencies, normalizeReference, reportMissing, toDemandFields } from "./demands-dependencies.ts";
import { nameEntities, type NamedEntities } from "./name-entities.ts";
import { formatMoment, getDemandHeading, toDemandCell } from "./demand-columns.ts";
import { getMessageName } from "./get-message-name.ts";
import { formatCallbackAge, formatWorkingMinutes, getCallbackAge } from "./format-callback-age.ts";

type HistoryEntry = Awaited<ReturnType<DemandStore["history"]>>[number];
type Message = Awaited<ReturnType<DemandStore["messages"]>>[number];

const authors: Record<HistoryEntry["author"], string> = { visitor: "访客", operator: "运营方", system: "系统" };

/** Formats what happened: 已联系, 分配给 林舟, 访客补充, 内部备注. */
function formatEvent({ event, status, note }: HistoryEntry): string {
  if (event === "assigned") return note ? `分配给 ${note}` : "取消分配";
  if (event === "remark") return "补充说明";
  if (event === "missed") return "致电未接通";
  if (event === "restored") return "已恢复";
  if (event === "erased") return "个人信息已删除";
  return event === "note" ? "内部备注" : String(toDemandCell("status", status));
}

function formatHistory(entry: HistoryEntry): string[] {
  const { at, author, event, note } = entry;
  const lines = [`  ${formatMoment(at)}  ${toPrintableLine(formatEvent(entry))}（${authors[author]}）`];
  if (note && event !== "assigned")
    lines.push(
      ...toPrintable(note)
        .split("\n")
        .map((line) => `      ${line}`),
    );
  return lines;
}

function formatMessage({ event, createdAt, target, status, attempts, error, deliveredAt, nextAt }: Message): string {
  const outcome =
    status === null
      ? "等待发送"
      : status === "delivered"
        ? `${target} 已送达 ${formatMoment(deliveredAt ?? "")}`
        : status === "dead"
          ? `${target} 未送达，已试 ${attempts} 次：${error}`
          : `${target} 等待发送${error ? `，已试 ${attempts} 次，${formatMoment(nextAt ?? "")} 再试：${error}` : ""}`;
  return toPrintableLine(`  ${formatMoment(createdAt)}  ${getMessageName(event)}  ${outcome}`);
}

/** Says when the call is due, or whether the first one was in time. */
function formatCall(demand: StoredDemand, history: readonly HistoryEntry[], now: Date): string {
  const by = getCallbackPromise(new Date(demand.createdAt)).by;
  const age = getCallbackAge(demand, now);
  if (age) return `${formatCallbackAge(age, now)}（已等 ${formatWorkingMinutes(age.waited)}工作时间）`;
  const first = history.find(
    ({ event, status, author }) =>
      event === "missed" || (event === "status" && author === "operator" && status !== "new"),
  );
  if (!first) return "";
  return `${formatMoment(first.at)} 首次跟进，${new Date(first.at) <= by ? "按时" : "晚于约定"}`;
}

/** Formats the venues and spaces that a demand names, with their ids; the ids alone where none is found. */
async function formatEntities(dependencies: DemandsDependencies, demand: StoredDemand) {
  const { venues, spaces } = await nameEntities(
    createCatalogueStore(await dependencies.open({ readonly: true })),
    demand,
  );
  const toText = (entities: NamedEntities["venues"]) =>
    entities.map(({ id, name }) => (name === undefined ? id : `${name}（${id}）`)).join("、") || undefined;
  return { siteIds: toText(venues), spaceCodes: toText(spaces) };
}

function formatFields(fields: object): string[] {
  return Object.entries(fields).flatMap(([field, value]) => {
    const cell = toDemandCell(field, value);
    // The moment of the consent says it.
    if (cell === null || field === "consent") return [];
    const text = typeof cell === "number" ? formatNumber(cell) : toPrintable(String(cell)).replaceAll("\n", "\n    ");
    return [`${getDemandHeading(field)}：${text}`];
  });
}

/** Shows a demand with its history and what was sent about it. @returns the exit code */
export async function showDemand(
  dependencies: DemandsDependencies,
  typed: string,
  { json = false }: { json?: boolean | undefined },
): Promise<number> {
  const { open, now, out } = dependencies;
  const reference = normalizeReference(typed);
  const demands = createDemandStore(await open({ readonly: true }));
  const demand = await demands.byReference(reference);
  if (!demand) return reportMissing(dependencies, reference);
  const [history, messages] = [await demands.history(reference), await demands.messages(reference)];
  if (json) {
    out(
      JSON.stringify({ ...toDemandFields(demand), erasedAt: demand.erasedAt || undefined, history, messages }, null, 2),
    );
    return 0;
  }
  const fields = { ...toDemandFields(demand), ...(await formatEntities(dependencies, demand)) };
  for (const line of formatFields(fields)) out(line);
  if (demand.erasedAt) out(`个人信息已删除：${formatMoment(demand.erasedAt)}`);
  const call = formatCall(demand, history, now());
  if (call) out(`致电：${call}`);
  out("\n跟进记录");
  for (const entry of history) for (const line of formatHistory(entry)) out(line);
  out("\n通知");
  for (const message of messages) out(formatMessage(message));
  return 0;
}

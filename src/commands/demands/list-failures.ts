import { formatNumber } from "#domain/format.ts";
import { createDeliveryStore, type UndeliveredMessage } from "#server/store/delivery-store.ts";
import { formatAlignedTable } from "../terminal/format-aligned-table.ts";
import { type DemandsDependencies, normalizeReference } from "./demands-dependencies.ts";
import { formatMoment } from "./demand-columns.ts";
import { getMessageName } from "./get-message-name.ts";

const columns = [
  { heading: "通知编号", max: 36 },
  { heading: "需求", max: 18 },
  { heading: "内容", max: 12 },
  { heading: "发往", max: 12 },
  { heading: "次数", max: 4 },
  { heading: "情况", max: 18 },
  { heading: "原因", max: 60 },
];

const toRow = (message: UndeliveredMessage, isDead: boolean): string[] => [
  message.id,
  message.reference,
  getMessageName(message.event),
  message.target,
  String(message.attempts),
  isDead ? "不再发送" : `${formatMoment(message.nextAt).slice(5)} 再发`,
  message.error,
];

/** Lists the messages that did not reach their target: those given up, then those that are tried again by themselves. */
export async function listFailures(
  { open, out, err, width }: DemandsDependencies,
  { json = false }: { json?: boolean | undefined },
): Promise<number> {
  const deliveries = createDeliveryStore(await open({ readonly: true }));
  const [dead, failing] = [await deliveries.listDead(), await deliveries.listFailing()];
  if (json) {
    out(JSON.stringify({ dead, failing }, null, 2));
    return 0;
  }
  const rows = [...dead.map((message) => toRow(message, true)), ...failing.map((message) => toRow(message, false))];
  if (rows.length > 0) for (const line of formatAlignedTable(columns, rows, width)) out(line);
  const counts = `不再发送 ${formatNumber(dead.length)} 条，自动重试中 ${formatNumber(failing.length)} 条。`;
  err(rows.length === 0 ? "通知都已送达。" : `${counts}用 retry 立即重发。`);
  return 0;
}

/** Makes messages due at once: one by its id, those of a demand, or all. @returns the exit code */
export async function retryFailures({ open, now, err }: DemandsDependencies, typed: string): Promise<number> {
  const deliveries = createDeliveryStore(await open());
  const key = typed.trim();
  const isId = /^[\da-f]{8}-[\da-f-]{27}$/i.test(key);
  const isAll = key.toLowerCase() === "all" || key === "全部";
  const count = await deliveries.retry(isAll ? "all" : isId ? key : normalizeReference(key), now().toISOString());
  if (count === 0 && !isAll) {
    err(`没有未送达的通知：${key}`);
    return 1;
  }
  err(count === 0 ? "通知都已送达。" : `${formatNumber(count)} 条通知将立即重发（网站运行时）`);
  return 0;
}

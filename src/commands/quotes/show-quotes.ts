import { formatNumber } from "#domain/format.ts";
import { getQuoteReasonName } from "#domain/quote/decline-reasons.ts";
import { getQuoteStateName, isOpenRequest } from "#domain/quote/find-transition.ts";
import { listReminders } from "#domain/quote/get-reply-due.ts";
import { getQuoteLineName, quoteLines } from "#domain/quote/quote-lines.ts";
import { formatQuoteLine } from "#domain/quote/shorthand/format-quote-line.ts";
import { computeTotal } from "#domain/quote/total/compute-total.ts";
import { type QuotedDemand, toQuotedEvent } from "#domain/quote/total/to-quoted-event.ts";
import type { StoredQuote, StoredQuoteRequest } from "#server/store/quote-store.ts";
import { formatMoment } from "../demands/demand-columns.ts";
import { formatAlignedTable } from "../terminal/format-aligned-table.ts";
import {
  findDemand,
  nameVenues,
  openQuoteStores,
  type QuotesDependencies,
  type QuoteStores,
} from "./quotes-dependencies.ts";

const waitingStates = ["sent", "opened", "finalRound"];

/** Returns what an adviser does next: 请催复 once a reminder is due, 已超时 after the reply was due. */
function formatNext({ state, sentAt, dueAt }: StoredQuoteRequest, now: Date): string {
  if (!waitingStates.includes(state)) return "";
  if (dueAt < now.toISOString()) return "已超时，请致电";
  return listReminders(new Date(sentAt), new Date(dueAt)).some((reminder) => reminder <= now) ? "请催复" : "";
}

const formatTotal = async (stores: QuoteStores, request: StoredQuoteRequest): Promise<string> => {
  const quote = request.quotes.at(-1);
  const version = quote && (await stores.quotes.version(request.reference, quote.version));
  const event = version && toQuotedEvent(version as QuotedDemand);
  if (!quote || !event) return "";
  const { kind, fen, missing } = computeTotal(event, quote.lines);
  const lacks = missing.map(({ line }) => getQuoteLineName(line)).join("、");
  if (kind === "none") return `合计待定，缺${lacks}`;
  return `${kind === "atLeast" ? "至少 " : ""}${formatNumber(fen / 100)} 元${lacks && `，缺${lacks}`}`;
};

const columns = [
  { heading: "编号", max: 18 },
  { heading: "场地", max: 24 },
  { heading: "状态", max: 12 },
  { heading: "答复时限", max: 16 },
  { heading: "合计", max: 40 },
  { heading: "下一步", max: 16 },
];

/** Lists the requests that are not finished, or all of one demand. @returns the exit code */
export async function listQuotes(
  dependencies: QuotesDependencies,
  typed: string | undefined,
  { json = false }: { json?: boolean | undefined },
): Promise<number> {
  const { now, out, width } = dependencies;
  const stores = await openQuoteStores(dependencies);
  const requests = typed
    ? await stores.quotes.ofDemand((await findDemand(stores, typed)).reference)
    : await stores.quotes.unfinished();
  const names = await nameRequests(stores, requests);
  if (json) return printJson(dependencies, requests, names);
  const rows = await Promise.all(
    requests.map(async (request) => [
      request.reference,
      names.get(request.venueId)!,
      getQuoteStateName(request.state),
      request.dueAt && isOpenRequest(request.state) ? formatMoment(request.dueAt) : "",
      await formatTotal(stores, request),
      formatNext(request, now()),
    ]),
  );
  if (rows.length === 0) out("没有询价。");
  else for (const line of formatAlignedTable(columns, rows, width)) out(line);
  return 0;
}

const nameRequests = (stores: QuoteStores, requests: readonly StoredQuoteRequest[]) =>
  nameVenues(
    stores,
    requests.map(({ venueId }) => venueId),
  );

/** Prints requests for programs; a venue's private link is not part of them. @returns the exit code */
function printJson(
  { out }: QuotesDependencies,
  requests: readonly StoredQuoteRequest[],
  names: ReadonlyMap<string, string>,
): number {
  const rows = requests.map(({ token: _, ...request }) => ({ ...request, venueName: names.get(request.venueId) }));
  out(JSON.stringify(rows, null, 2));
  return 0;
}

function formatQuote({ position, at, author, authorName, lines }: StoredQuote): string[] {
  const by = author === "adviser" ? "顾问代录" : "场地填写";
  const written = quoteLines.flatMap(({ key }) => {
    const text = formatQuoteLine(key, lines);
    return text === undefined ? [] : `    ${getQuoteLineName(key)}：${text}`;
  });
  return [`  第 ${position} 版 ${formatMoment(at)}（${by}${authorName && `：${authorName}`}）`, ...written];
}

/** Shows what a demand's venues answered, line by line, with their history. @returns the exit code */
export async function showQuotes(
  dependencies: QuotesDependencies,
  typed: string,
  { json = false }: { json?: boolean | undefined },
): Promise<number> {
  const { out } = dependencies;
  const stores = await openQuoteStores(dependencies);
  const { reference } = await findDemand(stores, typed);
  const requests = await stores.quotes.ofDemand(reference);
  const names = await nameRequests(stores, requests);
  if (json) return printJson(dependencies, requests, names);
  if (requests.length === 0) out(`${reference} 还没有询价。`);
  for (const request of requests) {
    const reason = request.reason && `（${getQuoteReasonName(request.reason)}）`;
    const total = await formatTotal(stores, request);
    out(`${names.get(request.venueId)}：${getQuoteStateName(request.state)}${reason}${total && `，${total}`}`);
    for (const quote of request.quotes) for (const line of formatQuote(quote)) out(line);
    for (const { at, event, actor, note } of await stores.quotes.history(request.id))
      out(`  ${formatMoment(at)}  ${getStepName(event)}（${actorNames[actor]}）${note && `：${note}`}`);
  }
  return 0;
}

const actorNames = { visitor: "访客", venue: "场地", adviser: "顾问", system: "系统" } as const;
const stepNames = {
  send: "询价",
  open: "场地已阅",
  answer: "报价",
  decline: "谢绝",
  undoDecline: "取消谢绝",
  requestFinal: "请最后报价",
  choose: "选定",
  undoChoice: "取消选定",
  confirmChoice: "选定生效",
  lose: "未选中",
  withdraw: "撤回报价",
  expire: "过期",
  recall: "取消询价",
} as const;
const getStepName = (event: keyof typeof stepNames): string => stepNames[event];

import { openRequestLimit } from "#domain/limits.ts";
import { declineReasons } from "#domain/quote/decline-reasons.ts";
import { getReplyDue } from "#domain/quote/get-reply-due.ts";
import { readQuoteShorthand } from "#domain/quote/shorthand/read-quote-shorthand.ts";
import type { QuoteEvent } from "#domain/quote/quote-transitions.ts";
import { formatMoment } from "../demands/demand-columns.ts";
import { UsageError } from "../with-database.ts";
import {
  findDemand,
  findRequest,
  nameVenues,
  openQuoteStores,
  type QuotesDependencies,
  type QuoteStores,
} from "./quotes-dependencies.ts";

/** Returns the venues that a demand names, a space's venue with the space. */
async function listNamedVenues({ catalogue }: QuoteStores, body: Record<string, unknown>) {
  const toIds = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);
  const spaces = await catalogue.spacesByIds(toIds(body.spaceCodes));
  const withSpace = spaces.map(({ id, venueId }) => ({ venueId, spaceCode: id }));
  const others = toIds(body.siteIds).filter((id) => !withSpace.some(({ venueId }) => venueId === id));
  return [...withSpace, ...others.map((venueId) => ({ venueId }))].filter(
    ({ venueId }, at, all) => all.findIndex((one) => one.venueId === venueId) === at,
  );
}

/** Checks that the catalogue has venues. @throws UsageError */
async function expectVenues({ catalogue }: QuoteStores, ids: readonly string[]): Promise<void> {
  const venues = await catalogue.venuesByIds([...ids]);
  const missing = ids.filter((id) => !venues.some((venue) => venue.id === id));
  if (missing.length > 0) throw new UsageError(`没有该场地：${missing.join("、")}`);
}

const refusals = {
  full: `一条需求最多同时询 ${openRequestLimit} 家场地`,
  closed: "需求已结束或已撤回",
  gone: "需求的个人信息已删除",
} as const;

/**
 * Notes that venues were asked, by telephone or in another way: those that the demand names, or those given. The time to answer
 * runs from now. @returns the exit code
 */
export async function requestQuotes(
  dependencies: QuotesDependencies,
  typed: string,
  venueIds: readonly string[],
): Promise<number> {
  const { now, out, err } = dependencies;
  const stores = await openQuoteStores(dependencies, false);
  const { reference, body } = await findDemand(stores, typed);
  await expectVenues(stores, venueIds);
  const venues = venueIds.length > 0 ? venueIds.map((venueId) => ({ venueId })) : await listNamedVenues(stores, body);
  if (venues.length === 0) throw new UsageError("需求没有写明场地，请写场地编号");
  const at = now().toISOString();
  const outcome = await stores.quotes.add(reference, { venues, at, most: openRequestLimit });
  if (typeof outcome === "string") {
    err(`没有登记：${refusals[outcome]}。`);
    return 1;
  }
  const startDate = typeof body.startDate === "string" ? body.startDate : undefined;
  const dueAt = getReplyDue(now(), startDate || undefined).toISOString();
  const requests = await stores.quotes.ofDemand(reference);
  const names = await nameVenues(
    stores,
    requests.map(({ venueId }) => venueId),
  );
  const drafts = requests.filter(({ state }) => state === "draft");
  for (const { id, venueId } of drafts) {
    await stores.quotes.change(id, { event: "send", actor: "adviser", at, dueAt });
    out(`${reference} 已登记询价：${names.get(venueId)}，${formatMoment(dueAt)} 前答复`);
  }
  if (drafts.length === 0) err("这些场地都已询过，没有新登记。");
  return 0;
}

/** Returns the id of a reason by its id or Chinese name. @throws UsageError with the list */
function readReason<T extends string>(reasons: readonly { id: T; zh: string }[], typed: string): T {
  const found = reasons.find(({ id, zh }) => id === typed || zh === typed);
  if (!found) throw new UsageError(`原因为：${reasons.map(({ zh }) => zh).join("、")}`);
  return found.id;
}

/**
 * Notes a venue's answer that an adviser got by telephone or message, in the short form of lines. Nothing is stored while a
 * part of it is not understood. @returns the exit code
 */
export async function answerQuote(
  dependencies: QuotesDependencies,
  [typed, venue, ...texts]: readonly [string, string, ...string[]],
  authorName: string | undefined,
): Promise<number> {
  const { now, out, err } = dependencies;
  const stores = await openQuoteStores(dependencies, false);
  const { reference } = await findDemand(stores, typed);
  const request = await findRequest(stores, reference, venue);
  const { lines, unread } = readQuoteShorthand(texts);
  if (unread.length > 0 || Object.keys(lines).length === 0) {
    for (const part of unread) err(`未识别：${part}`);
    err("没有登记报价。写法见 npm run quotes -- --help");
    return 1;
  }
  const at = now().toISOString();
  const answer = { lines, version: request.version, author: "adviser" as const, authorName, at };
  const outcome = await stores.quotes.answer(request.id, answer);
  if (typeof outcome === "string") return reportRefusal(dependencies, reference);
  out(`${reference} 已登记第 ${request.quotes.length + 1} 版报价，访客在专属链接可见`);
  return 0;
}

function reportRefusal({ err }: QuotesDependencies, reference: string): number {
  err(`没有更改：${reference} 的询价现在不能这样改，见 npm run quotes -- show ${reference}`);
  return 1;
}

/** What an adviser notes of a venue: the step, and the list of its reasons where it has one. */
const steps = {
  decline: { event: "decline", done: "已登记谢绝", reasons: declineReasons },
  withdraw: { event: "withdraw", done: "已登记场地撤回报价" },
  recall: { event: "recall", done: "已取消询价" },
  choose: { event: "choose", done: "已登记选定，10 分钟后生效，其余场地随后结束" },
  "undo-choice": { event: "undoChoice", done: "已取消选定" },
} as const satisfies Record<string, { event: QuoteEvent; done: string; reasons?: typeof declineReasons }>;
export type AdviserStep = keyof typeof steps;
export const isAdviserStep = (text: string): text is AdviserStep => Object.hasOwn(steps, text);

/** Takes a step for one venue of a demand. @returns the exit code */
export async function takeQuoteStep(
  dependencies: QuotesDependencies,
  name: AdviserStep,
  [typed, venue, typedReason]: readonly string[],
  note: string | undefined,
): Promise<number> {
  const step: { event: QuoteEvent; done: string; reasons?: typeof declineReasons } = steps[name];
  if (!typed || !venue || (step.reasons && !typedReason))
    throw new UsageError(`需写明：编号、场地${step.reasons ? "、原因" : ""}`);
  const stores = await openQuoteStores(dependencies, false);
  const { reference } = await findDemand(stores, typed);
  const { id, venueId } = await findRequest(stores, reference, venue);
  const reason = step.reasons && readReason(step.reasons, typedReason!);
  const at = dependencies.now().toISOString();
  const outcome = await stores.quotes.change(id, { event: step.event, actor: "adviser", at, reason, note });
  if (typeof outcome === "string") return reportRefusal(dependencies, reference);
  const names = await nameVenues(stores, [venueId]);
  dependencies.out(`${reference} ${step.done}：${names.get(venueId)}`);
  return 0;
}

import { createIssueError, ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { dayMs } from "#domain/day.ts";
import { remarkLimits, restoreDays } from "#domain/limits.ts";
import type { Caller, Context } from "../../context.ts";
import { findDemand } from "./find-demand.ts";
import { toDemandView } from "./to-demand-view.ts";

/** What the calls of a private page need. */
export type PrivateContext = Pick<Context, "catalogue" | "content" | "demands" | "quotes" | "limits" | "now">;
type View = Output<"demand/get">;

/** Seconds after which a visitor who wrote too many remarks may try again. */
const remarkPauseSeconds = 3600;

/** Refuses a change that the demand's status does not allow any more, since the operator set another one. */
export const refuseStatus = () => createIssueError("status", "status", "需求的状态已变，请刷新后再试");

/** Returns a demand by its token. @throws ServiceError notFound, tooMany */
export const getDemand = async (
  context: PrivateContext,
  { token }: Parsed<"demand/get">,
  caller: Caller,
): Promise<View> => toDemandView(context, await findDemand(context, token, caller));

/** Adds a visitor's remark and tells the operator. @throws ServiceError notFound, tooMany */
export async function addRemark(
  context: PrivateContext,
  { token, remark }: Parsed<"demand/remark">,
  caller: Caller,
): Promise<View> {
  const { reference } = await findDemand(context, token, caller);
  const at = context.now().toISOString();
  const mostPerDay = remarkLimits.perDay;
  const outcome = await context.demands.addRemark(reference, { text: remark, at, mostPerDay });
  if (outcome === "too-many") throw new ServiceError("tooMany", { retryAfter: remarkPauseSeconds });
  return getDemand(context, { token }, caller);
}

/** Withdraws an open demand and tells the operator. @throws ServiceError notFound, tooMany, malformed */
export async function withdrawDemand(
  context: PrivateContext,
  { token }: Parsed<"demand/withdraw">,
  caller: Caller,
): Promise<View> {
  const { reference } = await findDemand(context, token, caller);
  if ((await context.demands.withdraw(reference, context.now().toISOString())) === "refused") throw refuseStatus();
  return getDemand(context, { token }, caller);
}

/** Undoes a withdrawal of the last 30 days and tells the operator. @throws ServiceError notFound, tooMany, malformed */
export async function restoreDemand(
  context: PrivateContext,
  { token }: Parsed<"demand/restore">,
  caller: Caller,
): Promise<View> {
  const { reference } = await findDemand(context, token, caller);
  const now = context.now();
  const since = new Date(now.getTime() - restoreDays * dayMs).toISOString();
  if ((await context.demands.restore(reference, { at: now.toISOString(), since })) === "refused") throw refuseStatus();
  return getDemand(context, { token }, caller);
}

/** Erases the personal data of a demand for its visitor; of one erased before nothing changes. @throws ServiceError */
export async function eraseDemand(
  context: PrivateContext,
  { token }: Parsed<"demand/erase">,
  caller: Caller,
): Promise<View> {
  const { reference } = await findDemand(context, token, caller);
  await context.demands.erase(reference, context.now().toISOString(), "visitor");
  return getDemand(context, { token }, caller);
}

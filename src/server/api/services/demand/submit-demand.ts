import { randomUUID } from "node:crypto";
import { ServiceError } from "../../../../contract/codes.ts";
import { formatDemandIssues } from "../../../../contract/demand/format-demand-issues.ts";
import type { Output, Parsed } from "../../../../contract/index.ts";
import { toChinaDay } from "../../../../domain/day.ts";
import { findPastDate } from "../../../../domain/demand/demand-schema.ts";
import { type DemandCall, getDemandKind } from "../../../../domain/demand/demand-call.ts";
import { demandRates } from "../../../../domain/limits.ts";
import type { NewDemand, Submission } from "../../../store/demand-store.ts";
import type { Caller, Context } from "../context.ts";
import { hashDemandContent, toDemandBody } from "./hash-demand-content.ts";
import { createReference, createToken } from "./create-reference.ts";
import { findUnknownIds } from "./find-unknown-ids.ts";

type Parameters = Parsed<"common/caseSubmit">;
type Submitted = Output<"common/caseSubmit">;
type SubmitContext = Pick<Context, "catalogue" | "demands" | "limits" | "now">;

/** Rejects a filled honeypot with an issue, so that a visitor whose autofill filled it learns that nothing was sent. */
function refuseFilledHoneypot(demand: Parameters): void {
  if (!demand.website) return;
  throw new ServiceError("malformed", {
    data: { issues: formatDemandIssues([{ path: ["website"], message: "leaveEmpty" }], demand.locale) },
  });
}

/** Stores a demand under a new reference; retries with another if that one is taken (four random characters a day). */
async function storeDemand(
  context: SubmitContext,
  now: Date,
  demand: Omit<NewDemand, "reference" | "token">,
): Promise<Submission> {
  for (let tries = 1; ; tries++) {
    const reference = createReference(now);
    try {
      return await context.demands.submit({ ...demand, reference, token: createToken() });
    } catch (error) {
      if (tries === 5 || !(await context.demands.byReference(reference))) throw error;
    }
  }
}

/**
 * Stores a demand durably and returns its reference, the token of its private page and the time.
 * Checks the client key first, so that a retry is always reported as a duplicate.
 * @param call the call that it was sent with; it decides the kind and the cities
 * @throws ServiceError duplicateDemand (data: reference, and token if the client key is the same), malformed (data.issues),
 *   tooMany
 */
export async function submitDemand(
  context: SubmitContext,
  demand: Parameters,
  caller: Caller,
  call: DemandCall = "common/caseSubmit",
): Promise<Submitted> {
  if (demand.clientKey) {
    const first = await context.demands.byClientKey(demand.clientKey);
    if (first)
      throw new ServiceError("duplicateDemand", {
        data: { reference: first.reference, token: first.token, receivedAt: first.createdAt },
      });
  }
  refuseFilledHoneypot(demand);
  const now = context.now();
  const dateIssues = formatDemandIssues(findPastDate(demand, toChinaDay(now)), demand.locale);
  const issues = [...dateIssues, ...(await findUnknownIds(context, demand, call))];
  if (issues.length > 0) throw new ServiceError("malformed", { data: { issues } });

  const number = demand.mobile || demand.phone || "";
  const byNumber = { limit: "demand number", subject: number, rate: demandRates.mobile };
  const retryAfter = await context.limits.count(
    [{ limit: "demand address", subject: caller.address, rate: demandRates.address }, byNumber],
    now,
  );
  if (retryAfter !== undefined) throw new ServiceError("tooMany", { retryAfter });

  const createdAt = now.toISOString();
  const kind = getDemandKind(call, demand.pageFrom);
  const stored = await storeDemand(context, now, {
    clientKey: demand.clientKey ?? randomUUID(),
    mobile: number,
    contentHash: hashDemandContent(demand, kind),
    kind,
    cityCode: demand.cityCode,
    body: { ...toDemandBody(demand), consentTime: createdAt },
    createdAt,
  });
  if (stored.outcome === "stored") return { reference: stored.reference, token: stored.token, receivedAt: createdAt };
  // What was received before is no further demand of this number.
  await context.limits.giveBack(byNumber, now);
  const token = stored.outcome === "same-key" ? stored.token : undefined;
  throw new ServiceError("duplicateDemand", { data: { reference: stored.reference, token } });
}

import { randomUUID } from "node:crypto";
import { ServiceError } from "#contract/codes.ts";
import { formatDemandIssues } from "#contract/demand/format-demand-issues.ts";
import type { Output, Parsed } from "#contract/index.ts";
import { toChinaDay } from "#domain/day.ts";
import { findPastDate } from "#domain/demand/demand-schema.ts";
import { type DemandCall, getDemandKind } from "#domain/demand/demand-call.ts";
import { demandRates, minFillMs } from "#domain/limits.ts";
import { CodeUsedError, type NewDemand, type Submission } from "#server/store/demand-store.ts";
import type { Caller, Context } from "../context.ts";
import { hashDemandContent, toDemandBody } from "./hash-demand-content.ts";
import { checkCaptcha, findMissingCaptcha, getDemandNumber } from "./check-captcha.ts";
import { createReference, createToken } from "./create-reference.ts";
import { findUnknownIds } from "./find-unknown-ids.ts";

type Parameters = Parsed<"common/caseSubmit">;
type Submitted = Output<"common/caseSubmit">;
type SubmitContext = Pick<Context, "catalogue" | "codes" | "demands" | "limits" | "now" | "verifiesMobile">;

/**
 * Rejects a filled honeypot, and a page that was open for no time, with an issue: a visitor whose autofill filled it learns
 * that nothing was sent.
 */
function refusePrograms({ website, filledMs = minFillMs, locale }: Parameters): void {
  const broken = website
    ? { path: ["website"], message: "leaveEmpty" }
    : filledMs < minFillMs && { path: ["filledMs"], message: "tooFast" };
  if (broken) throw new ServiceError("malformed", { data: { issues: formatDemandIssues([broken], locale) } });
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
      if (error instanceof CodeUsedError) throw new ServiceError("badVerification");
      if (tries === 5 || !(await context.demands.byReference(reference))) throw error;
    }
  }
}

/**
 * Counts a demand against the limits of its address and number, and tries its code.
 * @returns the counted action of its number and the proof of its code
 * @throws ServiceError tooMany, badVerification
 */
async function admitDemand(context: SubmitContext, demand: Parameters, { address }: Caller) {
  const now = context.now();
  const byNumber = { limit: "demand number", subject: getDemandNumber(demand), rate: demandRates.mobile };
  const byAddress = { limit: "demand address", subject: address, rate: demandRates.address };
  const retryAfter = await context.limits.count([byAddress, byNumber], now);
  if (retryAfter !== undefined) throw new ServiceError("tooMany", { retryAfter });
  const proof = await checkCaptcha(context, demand);
  if (proof !== "wrong") return { byNumber, proof };
  await context.limits.giveBack(byNumber, now);
  throw new ServiceError("badVerification");
}

/**
 * Stores a demand durably and returns its reference, the token of its private page and the time.
 * Checks the client key first, so that a retry is always reported as a duplicate.
 * @param call the call that it was sent with; it decides the kind and the cities
 * @throws ServiceError duplicateDemand (data: reference, and token if the client key is the same), malformed (data.issues),
 *   tooMany, badVerification
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
  refusePrograms(demand);
  const now = context.now();
  const dateIssues = formatDemandIssues(findPastDate(demand, toChinaDay(now)), demand.locale);
  const issues = [...dateIssues, ...(await findUnknownIds(context, demand, call))];
  issues.push(...findMissingCaptcha(context, demand));
  if (issues.length > 0) throw new ServiceError("malformed", { data: { issues } });

  const { byNumber, proof } = await admitDemand(context, demand, caller);
  const createdAt = now.toISOString();
  const kind = getDemandKind(call, demand.pageFrom);
  const stored = await storeDemand(context, now, {
    clientKey: demand.clientKey ?? randomUUID(),
    mobile: byNumber.subject,
    contentHash: hashDemandContent(demand, kind),
    kind,
    cityCode: demand.cityCode,
    body: { ...toDemandBody(demand), consentTime: createdAt },
    createdAt,
    proof,
  });
  if (stored.outcome === "stored") return { reference: stored.reference, token: stored.token, receivedAt: createdAt };
  // What was received before is no further demand of this number.
  await context.limits.giveBack(byNumber, now);
  const token = stored.outcome === "same-key" ? stored.token : undefined;
  throw new ServiceError("duplicateDemand", { data: { reference: stored.reference, token } });
}

import { toDemandFacts } from "#domain/demand/wire/to-demand-facts.ts";
import type { AddressedDemand } from "../demand-queue/queued-demand.ts";
import { announceDemandAccepted } from "../tracking/announce-demand-accepted.ts";
import { TimeoutError } from "./api-error.ts";
import { classifyResponse, type Verdict } from "./classify-response.ts";
import { type Params, type RequestOptions, sendRequest } from "./send-request.ts";
import type { sendSigned } from "./send-signed.ts";

type Sign = (
  path: AddressedDemand["path"],
  params: Params,
  send: Parameters<typeof sendSigned>[3],
) => ReturnType<typeof sendSigned>;

export interface PostOptions extends Pick<RequestOptions, "fetcher"> {
  /** Sends with a signature; absent in the worker, which has no configuration to take the key from. */
  sign?: Sign;
}

/** Reports the facts of an accepted demand for the statistics; nothing waits for it, and its failure is of no account. */
const reportFacts = (addressed: AddressedDemand, options: RequestOptions): void =>
  void sendRequest("common/caseSubmitSensor", { ...toDemandFacts(addressed) }, options).catch(() => undefined);

/** Sends a demand once and returns what the answer means for it; never rejects. Runs in pages and in the worker. */
export async function postDemand(addressed: AddressedDemand, { fetcher, sign }: PostOptions = {}): Promise<Verdict> {
  const { path, demand } = addressed;
  const options: RequestOptions = { fetcher, redirect: "manual" };
  const send = (params: Params) => sendRequest(path, params, options);
  let verdict: Verdict;
  try {
    const answer = await (sign ? sign(path, { ...demand }, send) : send({ ...demand }));
    verdict = classifyResponse(answer, Date.now());
  } catch (error) {
    // Where the request timed out, the demand may have arrived: its client key shows that at the next attempt.
    return { kind: "queued", because: error instanceof TimeoutError ? "late" : "offline" };
  }
  if (verdict.kind === "accepted" && verdict.isFirst) {
    reportFacts(addressed, options);
    announceDemandAccepted(demand.siteIds ?? []);
  }
  return verdict;
}

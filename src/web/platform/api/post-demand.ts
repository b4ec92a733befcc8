import { toDemandFacts } from "../../../domain/demand/wire/to-demand-facts.ts";
import { judgeAnswer, type Verdict } from "./judge-answer.ts";
import type { AddressedDemand } from "../demand-queue/queued-demand.ts";

/** Milliseconds until a request times out. The demand may have arrived; its client key detects that on retry. */
const requestTimeoutMs = 20_000;

const post = (fetcher: typeof fetch, path: string, body: unknown) =>
  fetcher(`/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    cache: "no-store",
    // A portal answers with a redirect to itself; following it would only fetch its page.
    redirect: "manual",
    signal: AbortSignal.timeout(requestTimeoutMs),
  });

/** Reports the facts of an accepted demand for the statistics; nothing waits for it, and its failure is of no account. */
const reportFacts = (fetcher: typeof fetch, addressed: AddressedDemand): void =>
  void post(fetcher, "common/caseSubmitSensor", toDemandFacts(addressed)).catch(() => undefined);

/** Sends a demand once and returns what the answer means for it; never rejects. Runs in pages and in the worker. */
export async function postDemand(addressed: AddressedDemand, fetcher: typeof fetch = fetch): Promise<Verdict> {
  let verdict: Verdict;
  try {
    const response = await post(fetcher, addressed.path, addressed.demand);
    const body: unknown = await response.json().catch(() => undefined);
    verdict = judgeAnswer(
      { status: response.status, retryAfter: response.headers.get("retry-after"), body },
      Date.now(),
    );
  } catch {
    return { kind: "queued", because: "offline" };
  }
  if (verdict.kind === "accepted" && verdict.isFirst) reportFacts(fetcher, addressed);
  return verdict;
}

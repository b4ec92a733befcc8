import fc from "fast-check";
import type { Site } from "../../start-site.ts";
import { createClientAddress } from "../../create-client-address.ts";
import { createHostileRequests } from "./create-hostile-requests.ts";
import { findFault } from "./find-fault.ts";
import type { HostileRequest } from "./hostile-request.ts";
import { readSiteSamples } from "./read-site-samples.ts";
import { sendHostileRequest } from "./send-hostile-request.ts";

/** Requests that are generated at a time. */
const batchSize = 1000;
/** Requests that are under way at a time. */
const concurrency = 6;
/** Faults after which a run ends: the first ones are enough to mend. */
const mostFaults = 200;

export interface HostileRun {
  /** Answers by status. */
  counts: Map<number, number>;
  /** What was wrong, and the request. */
  faults: { reason: string; request: HostileRequest }[];
}

/** Returns the address of a request; what is costly comes from one client. */
const toAddress = (at: number, { isCostly }: HostileRequest): string =>
  isCostly ? "198.51.100.1" : createClientAddress(at);

async function sendOne(site: Site, request: HostileRequest, at: number, run: HostileRun): Promise<void> {
  let reason: string | undefined;
  try {
    const answer = await sendHostileRequest(site.url, request, toAddress(at, request));
    run.counts.set(answer.status, (run.counts.get(answer.status) ?? 0) + 1);
    reason = findFault(request, answer);
  } catch (error) {
    reason = `no answer: ${String(error)}`;
  }
  if (reason !== undefined) run.faults.push({ reason, request });
}

/**
 * Sends so many hostile requests to a site that trusts its proxy (TRUST_PROXY). The same seed makes the same requests, but for
 * the ids of what they are about.
 */
export async function runHostileRequests(
  site: Site,
  { requests, seed }: { requests: number; seed: number },
): Promise<HostileRun> {
  const run: HostileRun = { counts: new Map(), faults: [] };
  for (let from = 0; from < requests && run.faults.length < mostFaults; from += batchSize) {
    // Demands and lists of the batch before may be erased by now.
    const arbitrary = createHostileRequests(await readSiteSamples(site.url, from / batchSize));
    const batch = fc.sample(arbitrary, { numRuns: Math.min(batchSize, requests - from), seed: seed + from });
    const queue = batch.entries();
    const work = async () => {
      for (const [at, request] of queue) await sendOne(site, request, from + at, run);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
  }
  return run;
}

import { ServiceError } from "#contract/codes.ts";
import { mostHeavyCalls } from "#domain/limits.ts";
import { RenderBusyError, RenderGate } from "./render-gate.ts";

/**
 * Returns a function that runs processor-heavy work one after another, and lets other requests be read in between.
 * It throws ServiceError unavailable where `mostWaiting` wait already.
 */
export function queueHeavyCalls(mostWaiting: number = mostHeavyCalls) {
  const gate = new RenderGate({ atOnce: 1, mostWaiting });
  return <Result>(work: () => Promise<Result>): Promise<Result> =>
    gate.run(work).catch((error: unknown) => {
      throw error instanceof RenderBusyError ? new ServiceError("unavailable") : error;
    });
}

import { type DemandCall, demandCalls } from "#domain/demand/demand-call.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { isRecord } from "#domain/is-record.ts";
import type { DemandLine } from "#web/platform/demand-queue/queued-demand.ts";
import { createPersistedState } from "#web/platform/storage/persisted-state.ts";
import type { DemandValues } from "../form/demand-values.ts";

/** What the browser itself is sending of a form, for its success page. */
interface PostedDemand {
  call: DemandCall;
  locale: Locale;
  values: DemandValues;
  extras: DemandLine[];
}

/** In the session only: the next document reads it. */
export const postedDemand = createPersistedState<PostedDemand>("demand-posted", {
  life: "session",
  parse: (stored) =>
    isRecord(stored) && demandCalls.some((call) => call === stored.call) && isRecord(stored.values)
      ? (stored as unknown as PostedDemand)
      : undefined,
});

import type { DemandLine, SentDemand } from "#web/platform/demand-queue/queued-demand.ts";
import { createPersistedState } from "#web/platform/storage/persisted-state.ts";
import { parseDemandValues } from "../draft/read-draft.ts";
import type { DemandValues } from "../form/demand-values.ts";

/** What was sent: the form's values, and the lines that only its form knows (answers, attachment). */
type Sent = Omit<SentDemand, "clientKey"> & {
  values: DemandValues;
  extras: DemandLine[];
  /** The same had been sent before. */
  isRepeated?: boolean;
};

const isRow = (row: Partial<DemandLine> | null): row is DemandLine =>
  typeof row?.label === "string" && typeof row.text === "string";

function parseSent(stored: unknown): Sent | undefined {
  const { reference, token, receivedAt, values, extras, isRepeated } = (stored ?? {}) as Partial<
    Record<keyof Sent, unknown>
  >;
  if (reference !== undefined && typeof reference !== "string") return undefined;
  if (typeof values !== "object" || values === null) return undefined;
  return {
    ...(reference !== undefined && { reference }),
    token: typeof token === "string" ? token : undefined,
    receivedAt: typeof receivedAt === "string" && !Number.isNaN(Date.parse(receivedAt)) ? receivedAt : undefined,
    isRepeated: isRepeated === true,
    values: parseDemandValues(values as Record<string, unknown>),
    extras: Array.isArray(extras) ? extras.filter(isRow) : [],
  };
}

/**
 * The last sent demand of this visit, for its success page. Token and values stay out of URLs, which histories and logs
 * would store.
 */
export const sentDemand = createPersistedState<Sent>("demand-sent", { life: "session", parse: parseSent });

import type { SentDemand } from "../../../platform/api/send-demand.ts";
import { createPersistedState } from "../../../platform/storage/persisted-state.ts";

type Sent = Pick<SentDemand, "reference" | "token">;

/** The last sent demand of this visit. Its token stays out of URLs, which histories and logs would store. */
export const sentDemand = createPersistedState<Sent>("demand-sent", {
  storage: "session",
  parse: (stored) => (typeof (stored as Sent | null)?.reference === "string" ? (stored as Sent) : undefined),
});

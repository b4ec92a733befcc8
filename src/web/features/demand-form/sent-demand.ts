import type { SentDemand } from "../../platform/demand-queue.ts";
import { persisted } from "../../platform/persisted.ts";

type Sent = Pick<SentDemand, "reference" | "token">;

/** The last sent demand of this visit. Its token stays out of URLs, which histories and logs would store. */
export const sentDemand = persisted<Sent>("demand-sent", {
  storage: "session",
  parse: (stored) => (typeof (stored as Sent | null)?.reference === "string" ? (stored as Sent) : undefined),
});

import type { SentDemand } from "../../platform/demand-queue.ts";
import { persisted } from "../../platform/persisted.ts";

type Sent = Pick<SentDemand, "reference" | "token">;

/** The last demand of this visit. The token is not put into a URL, where histories and logs would keep it. */
export const sentDemand = persisted<Sent>("demand-sent", {
  storage: "session",
  parse: (stored) => (typeof (stored as Sent | null)?.reference === "string" ? (stored as Sent) : undefined),
});

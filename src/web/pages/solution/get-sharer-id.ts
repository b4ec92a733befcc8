import { isShareId } from "#domain/content/parse-share-id.ts";
import { createPersistedState } from "../../platform/storage/persisted-state.ts";

const savedSharerId = createPersistedState<string>("sharer", {
  parse: (stored) => (typeof stored === "string" && isShareId(stored) ? stored : undefined),
});

/** Returns this visitor's share id, created and stored on first use. Random: it only links shares by one visitor. */
export function getSharerId(): string {
  const savedId = savedSharerId.read();
  if (savedId) return savedId;
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const newId = [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
  savedSharerId.write(newId);
  return newId;
}

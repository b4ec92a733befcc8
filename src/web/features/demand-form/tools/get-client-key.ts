import type { DemandInput } from "#domain/demand/demand-schema.ts";
import { createPersistedState } from "#web/platform/storage/persisted-state.ts";

interface Key {
  clientKey: string;
  /** The demand as JSON that this key belongs to. */
  content: string;
}

const last = createPersistedState<Key>("demand-key", {
  parse: (stored) => (typeof (stored as Key | null)?.clientKey === "string" ? (stored as Key) : undefined),
});

/** Returns 128 random bits in hex; `randomUUID` is missing on sites served without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Returns the client key of a demand: the same for the same content, also after a reload, so that a second press is a
 * retry; a new one after a change, so that the change is not dropped as a duplicate.
 */
export function getClientKey(demand: DemandInput): string {
  const content = JSON.stringify(demand);
  const stored = last.read();
  if (stored?.content === content) return stored.clientKey;
  const clientKey = randomKey();
  last.write({ clientKey, content });
  return clientKey;
}

export const clearClientKey = (): void => last.clear();

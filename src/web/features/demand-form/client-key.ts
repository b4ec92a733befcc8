import type { DemandInput } from "../../../domain/demand/demand-schema.ts";
import { persisted } from "../../platform/persisted.ts";

interface Key {
  clientKey: string;
  /** What was to be sent under this key. */
  content: string;
}

const last = persisted<Key>("demand-key", {
  parse: (stored) => (typeof (stored as Key | null)?.clientKey === "string" ? (stored as Key) : undefined),
});

/** Where storage is blocked the key lives as long as the page. */
let memory: Key | undefined;

/** 128 random bits; `randomUUID` is absent where the site is served without TLS. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * The client key of a demand: the same one for the same content, also after a reload, so that a second press is a
 * retry; another one when something was changed, so that the change is not lost as a duplicate.
 */
export function clientKeyOf(demand: DemandInput): string {
  const content = JSON.stringify(demand);
  const known = last.read() ?? memory;
  if (known?.content === content) return known.clientKey;
  const clientKey = randomKey();
  memory = { clientKey, content };
  last.write(memory);
  return clientKey;
}

export function forgetClientKey(): void {
  memory = undefined;
  last.clear();
}

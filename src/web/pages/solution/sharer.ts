import { isShareId } from "../../../domain/content/solution-href.ts";
import { persisted } from "../../platform/persisted.ts";

const kept = persisted<string>("sharer", {
  parse: (stored) => (typeof stored === "string" && isShareId(stored) ? stored : undefined),
});

/** Returns this visitor's share id, created and stored on first use. Random: it only links shares by one visitor. */
export function sharer(): string {
  const known = kept.read();
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  const made = [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
  kept.write(made);
  return made;
}

import { createHash } from "node:crypto";
import type { Filed } from "../store/catalogue-store.ts";
import type { Candidate } from "./candidate.ts";

/** 14 digits that always follow from the same words; the first is never 0. */
export function derivedId(...words: readonly string[]): string {
  const bytes = createHash("sha256").update(words.join("\n")).digest();
  return String(10n ** 13n + (bytes.readBigUInt64BE() % (9n * 10n ** 13n)));
}

const digits = /^\d{1,24}$/;

/** The ids that a row may come to have: the derived one, and its own digits. */
export function idsOf(candidate: Candidate, venueId = ""): { derived: string; own: string | undefined } {
  const { kind, filed, ownId, key, foreignId } = candidate;
  const own = ownId !== undefined && digits.test(ownId) && !foreignId ? ownId : undefined;
  return { derived: derivedId(kind, filed, ownId === undefined ? venueId : "", key), own };
}

/**
 * The id of a row: its own digits where they are free for its source, else the derived one. A row that once got a derived
 * id keeps it, even when its own digits become free.
 * @param stored what the store holds under these ids
 */
export function settledId(candidate: Candidate, stored: ReadonlyMap<string, Filed<unknown>>, venueId?: string): string {
  const { derived, own } = idsOf(candidate, venueId);
  if (own === undefined || stored.get(derived)?.source === candidate.filed) return derived;
  const holder = stored.get(own)?.source;
  return holder === undefined || holder === candidate.filed ? own : derived;
}

import { createHash } from "node:crypto";
import type { Sourced } from "../../store/catalogue-store.ts";
import type { Candidate } from "../candidate.ts";

/** Derives a deterministic id of 14 digits from texts; the first digit is never 0. */
export function deriveId(...parts: readonly string[]): string {
  const bytes = createHash("sha256").update(parts.join("\n")).digest();
  return String(10n ** 13n + (bytes.readBigUInt64BE() % (9n * 10n ** 13n)));
}

const digitsPattern = /^\d{1,24}$/;

/** The ids under which a row may be stored. */
interface PossibleIds {
  derived: string;
  /** Derived from the names as they are written. */
  written: string | undefined;
  /** Its own id, if that is all digits. */
  own: string | undefined;
}

/** Returns the possible ids of a row. */
export function getPossibleIds(candidate: Candidate, venueId = ""): PossibleIds {
  const { kind, filed, ownId, key, writtenKey, foreignId } = candidate;
  const own = ownId !== undefined && digitsPattern.test(ownId) && !foreignId ? ownId : undefined;
  const derive = (text: string) => deriveId(kind, filed, ownId === undefined ? venueId : "", text);
  return { derived: derive(key), written: writtenKey === undefined ? undefined : derive(writtenKey), own };
}

/**
 * Returns the id of a row: its own id if no other source has it, else the derived one. A row stored under a derived id
 * keeps it, even when its own id becomes free.
 * @param stored stored entities by id
 */
export function resolveId(
  candidate: Candidate,
  stored: ReadonlyMap<string, Sourced<unknown>>,
  venueId?: string,
): string {
  const { derived, written, own } = getPossibleIds(candidate, venueId);
  const isStored = (id: string) => stored.get(id)?.source === candidate.filed;
  if (written !== undefined && isStored(written)) return written;
  if (own === undefined || isStored(derived)) return derived;
  const holder = stored.get(own)?.source;
  return holder === undefined || holder === candidate.filed ? own : derived;
}

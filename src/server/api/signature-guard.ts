import { ServiceError } from "../../contract/codes.ts";
import { signWindowSeconds } from "../../domain/limits.ts";
import { isSignatureValid } from "../../domain/sign-request.ts";

/** Signature key with the signatures used in the current window, to reject replays. */
export interface SignatureGuard {
  key: string;
  /** Seconds since the epoch. */
  now: () => number;
  /** Expiry by signature, in seconds since the epoch. */
  seen: Map<string, number>;
}

const maxSignatures = 100_000;

/** Creates a guard that has seen no signature. */
export const createSignatureGuard = (key: string, now = () => Math.floor(Date.now() / 1000)): SignatureGuard => ({
  key,
  now,
  seen: new Map(),
});

function evictExpired(guard: SignatureGuard): void {
  const now = guard.now();
  for (const [sign, until] of guard.seen) {
    if (until >= now && guard.seen.size < maxSignatures) break;
    guard.seen.delete(sign);
  }
}

/**
 * Checks the signature of a call (product.md 2.3) and records it.
 * A submission with a client key may repeat its signature: the demand service detects the duplicate by that key.
 * @throws Refusal `badSignature` if it is required and missing, or present and wrong, expired or already used.
 */
export function checkSignature(
  guard: SignatureGuard,
  input: Record<string, unknown>,
  signed: "required" | "optional" | undefined,
): void {
  const sign = input.sign;
  if (signed === undefined || (sign === undefined && signed === "optional")) return;
  if (typeof sign !== "string" || !isSignatureValid(input, guard.key, guard.now()))
    throw new ServiceError("badSignature");
  const signature = sign.toLowerCase();
  if (guard.seen.has(signature) && typeof input.clientKey !== "string") throw new ServiceError("badSignature");
  evictExpired(guard);
  guard.seen.set(signature, guard.now() + 2 * signWindowSeconds);
}

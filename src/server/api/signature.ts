import { Refusal } from "../../contract/codes.ts";
import { signWindowSeconds } from "../../domain/limits.ts";
import { verifySign } from "../../domain/request-sign.ts";

/** Remembers the signatures of the last window, so that none is taken twice. */
export interface SignatureGuard {
  key: string;
  /** Seconds since the epoch. */
  now: () => number;
  /** Signature → second of its timestamp's end of life. */
  seen: Map<string, number>;
}

const most = 100_000;

/** A guard with an empty memory. */
export const signatureGuard = (key: string, now = () => Math.floor(Date.now() / 1000)): SignatureGuard => ({
  key,
  now,
  seen: new Map(),
});

function forget(guard: SignatureGuard): void {
  const now = guard.now();
  for (const [sign, until] of guard.seen) {
    if (until >= now && guard.seen.size < most) break;
    guard.seen.delete(sign);
  }
}

/**
 * Checks the signature of a call (product.md 2.3) and remembers it.
 * A submission with a client key may come again with its own signature: the duplicate is told by the key, not refused here.
 * @throws Refusal `badSignature` where it is required and missing, or present and wrong, stale or already used.
 */
export function checkSignature(
  guard: SignatureGuard,
  input: Record<string, unknown>,
  signed: "required" | "optional" | undefined,
): void {
  const sign = input.sign;
  if (signed === undefined || (sign === undefined && signed === "optional")) return;
  if (typeof sign !== "string" || !verifySign(input, guard.key, guard.now())) throw new Refusal("badSignature");
  const stamp = sign.toLowerCase();
  if (guard.seen.has(stamp) && typeof input.clientKey !== "string") throw new Refusal("badSignature");
  forget(guard);
  guard.seen.set(stamp, guard.now() + 2 * signWindowSeconds);
}

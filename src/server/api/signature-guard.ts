import type { Signing } from "#contract/calls.ts";
import { ServiceError } from "#contract/codes.ts";
import { signedCallRate, signWindowSeconds } from "#domain/limits.ts";
import { isSignatureValid } from "#domain/request-sign.ts";
import type { Caller, Context } from "./services/context.ts";

/** Signature key with the memory of used signatures, which all nodes share, to reject replays. */
export interface SignatureGuard {
  key: string;
  /** Returns the current time in seconds since the epoch. */
  now: () => number;
  limits: Pick<Context["limits"], "count" | "recordSignature">;
}

/** Creates a guard on the shared memory of signatures. */
export const createSignatureGuard = (
  key: string,
  limits: SignatureGuard["limits"],
  now = () => Math.floor(Date.now() / 1000),
): SignatureGuard => ({ key, limits, now });

/**
 * Checks the signature of a call (product.md 2.3) and records it, as long as its address records no more than it may.
 * The signature of a submission with a client key is not recorded: a retry repeats it, and the demand service detects
 * the duplicate by that key.
 * @throws ServiceError `badSignature` if it is required and missing, or present and wrong, expired or already used;
 *   `tooMany`
 */
export async function checkSignature(
  { key, limits, now }: SignatureGuard,
  input: Record<string, unknown>,
  signing: Signing | undefined,
  { address }: Caller,
): Promise<void> {
  const sign = input.sign;
  if (signing === undefined || (sign === undefined && signing === "optional")) return;
  if (typeof sign !== "string" || !isSignatureValid(input, key, now())) throw new ServiceError("badSignature");
  if (typeof input.clientKey === "string" && signing === "optional") return;
  const at = new Date(now() * 1000);
  const retryAfter = await limits.count([{ limit: "signed call", subject: address, rate: signedCallRate }], at);
  if (retryAfter !== undefined) throw new ServiceError("tooMany", { retryAfter });
  const expiresAt = new Date(at.getTime() + 2 * signWindowSeconds * 1000);
  if (!(await limits.recordSignature(sign.toLowerCase(), at, expiresAt))) throw new ServiceError("badSignature");
}

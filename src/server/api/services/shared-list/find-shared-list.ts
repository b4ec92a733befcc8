import { createHash } from "node:crypto";
import { ServiceError } from "#contract/codes.ts";
import type { Rate } from "#domain/limits.ts";
import { sharedListRates } from "#domain/limits.ts";
import type { StoredSharedList } from "#server/store/shared-list/stored-shared-list.ts";
import type { Caller, Context } from "../context.ts";

export type SharedListContext = Pick<
  Context,
  "catalogue" | "content" | "limits" | "now" | "sharedLists" | "sharedListDays"
>;

/** Hashes a secret or key of a device for the store: 192 random bits need no other protection. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url");

/** Counts an action of an address. @throws ServiceError tooMany */
export async function countAction(
  { limits, now }: Pick<Context, "limits" | "now">,
  limit: string,
  { address }: Caller,
  rate: Rate,
): Promise<void> {
  const retryAfter = await limits.count([{ limit, subject: address, rate }], now());
  if (retryAfter !== undefined) throw new ServiceError("tooMany", { retryAfter });
}

/**
 * Refuses a code that no list has, or a secret that is not its owner's: the same answer, so that neither can be found out.
 * @throws ServiceError notFound; tooMany where the address tried too many of these
 */
export async function refuseUnknown(context: Pick<Context, "limits" | "now">, caller: Caller): Promise<never> {
  await countAction(context, "unknown shared list", caller, sharedListRates.unknown);
  throw new ServiceError("notFound");
}

/** Returns the list with this code, also one that has ended. @throws ServiceError notFound, tooMany */
export async function findSharedList(
  context: SharedListContext,
  code: string,
  caller: Caller,
): Promise<StoredSharedList> {
  return (await context.sharedLists.byCode(code)) ?? refuseUnknown(context, caller);
}

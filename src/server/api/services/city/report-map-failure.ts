import { ServiceError } from "#contract/codes.ts";
import type { Output, Parsed } from "#contract/index.ts";
import type { Caller, Context } from "../context.ts";

/**
 * Logs that AMap did not draw a map in a visitor's browser, where the embedded one took its place.
 * @throws ServiceError tooMany
 */
export function reportMapFailure(
  { maps: { limit, onFailure }, now }: Pick<Context, "maps" | "now">,
  failure: Parsed<"map/reportFailure">,
  { address }: Caller,
): Output<"map/reportFailure"> {
  const wait = limit(address, 1, now());
  if (wait !== undefined) throw new ServiceError("tooMany", { retryAfter: wait });
  onFailure(failure);
  return {};
}

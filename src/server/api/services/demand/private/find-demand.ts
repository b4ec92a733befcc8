import { ServiceError } from "#contract/codes.ts";
import { unknownTokenRate } from "#domain/limits.ts";
import type { StoredDemand } from "#server/store/demand-store.ts";
import type { Caller, Context } from "../../context.ts";

/**
 * Returns the demand with this token.
 * @throws ServiceError notFound where there is none; tooMany where the address tried too many of these
 */
export async function findDemand(
  { demands, limits, now }: Pick<Context, "demands" | "limits" | "now">,
  token: string,
  { address }: Caller,
): Promise<StoredDemand> {
  const demand = await demands.byToken(token);
  if (demand) return demand;
  const retryAfter = await limits.count([{ limit: "unknown token", subject: address, rate: unknownTokenRate }], now());
  throw retryAfter === undefined ? new ServiceError("notFound") : new ServiceError("tooMany", { retryAfter });
}

import { ServiceError } from "#contract/codes.ts";
import { StoreUnavailableError } from "../store/store-unavailable-error.ts";

/** Returns an error as a refusal: an outage of the store is `unavailable`. Returns undefined for an unexpected error. */
export function toRefusal(error: unknown): ServiceError | undefined {
  if (error instanceof ServiceError) return error;
  return error instanceof StoreUnavailableError ? new ServiceError("unavailable") : undefined;
}

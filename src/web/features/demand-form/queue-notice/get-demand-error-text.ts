import type { Locale } from "#domain/demand/demand-option.ts";
import { codeMessagesEn } from "#texts/demand/code-messages.en.ts";
import { ApiError, NetworkError, TimeoutError } from "#web/platform/api/api-error.ts";
import { getErrorText } from "#web/platform/api/get-error-text.ts";
import type { QueuedDemand, Rejection } from "#web/platform/demand-queue/queued-demand.ts";

/** Returns what the form of a demand says of an error, by the error rules; undefined where that is nothing. */
export function getDemandErrorText(error: unknown, locale: Locale): string | undefined {
  const text = getErrorText(error, locale);
  if (text === undefined || locale !== "en" || !(error instanceof ApiError)) return text;
  return codeMessagesEn[error.code] ?? text;
}

/** Returns why a demand was rejected. */
export const getRejectionText = ({ code, message }: Pick<Rejection, "code" | "message">, locale: Locale) =>
  getDemandErrorText(new ApiError(code, 200, message), locale);

/** Returns why a kept demand is not sent yet: what the answer said, or that there was none; undefined where nothing is told. */
export function getQueuedText(
  { because, failure }: Pick<QueuedDemand, "because" | "failure">,
  locale: Locale,
): string | undefined {
  if (failure) return getDemandErrorText(new ApiError(failure.code, failure.status, failure.message), locale);
  if (because === "late") return getDemandErrorText(new TimeoutError(), locale);
  return because === "offline" ? getDemandErrorText(new NetworkError(), locale) : undefined;
}

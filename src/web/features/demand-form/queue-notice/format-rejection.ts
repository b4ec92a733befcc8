import type { Locale } from "#domain/demand/demand-option.ts";
import { demandQueueEn, demandQueueZh } from "#texts/demand/demand-queue.zh.ts";
import type { Rejection } from "#web/platform/demand-queue/queued-demand.ts";
import { getRejectionText } from "./get-demand-error-text.ts";

export const getQueueTexts = (locale: Locale) => (locale === "en" ? demandQueueEn : demandQueueZh);

/** Returns in one line what has to be changed in a demand. One that its visitor took back has no code. */
export function formatRejection(rejection: Rejection, locale: Locale): string {
  const { issues, code } = rejection;
  const joined = issues.map((issue) => issue.message).join(locale === "en" ? ". " : "；");
  return joined || (code !== 0 && getRejectionText(rejection, locale)) || getQueueTexts(locale).failedPlain;
}

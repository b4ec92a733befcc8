import type { Locale } from "#domain/demand/demand-option.ts";
import { demandQueueEn, demandQueueZh } from "#texts/demand/demand-queue.zh.ts";
import type { Rejection } from "#web/platform/demand-queue/queued-demand.ts";

export const getQueueTexts = (locale: Locale) => (locale === "en" ? demandQueueEn : demandQueueZh);

/** Returns in one line what has to be changed in a demand. The envelope's own message is in Chinese. */
export function formatRejection({ issues, message }: Rejection, locale: Locale): string {
  const joined = issues.map((issue) => issue.message).join(locale === "en" ? ". " : "；");
  return joined || (locale === "en" ? "" : message) || getQueueTexts(locale).failedPlain;
}

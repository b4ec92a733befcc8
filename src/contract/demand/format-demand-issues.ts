import type { Locale } from "#domain/demand/demand-option.ts";
import { demandEn } from "#texts/demand/demand.en.ts";
import { getDemandMessage } from "#texts/demand/get-demand-message.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import type { Issue } from "../codes.ts";

/** An issue reported by zod: in the demand's schema the message is the rule's name. */
interface SchemaIssue {
  path: PropertyKey[];
  message: string;
}

/** Formats the broken rules of a demand for `data.issues` in the form's language, at most one a field. */
export function formatDemandIssues(broken: readonly SchemaIssue[], locale: Locale): Issue[] {
  const texts = locale === "en" ? demandEn : demandZh;
  const first = new Map<string, Issue>();
  for (const { path, message: rule } of broken) {
    const field = String(path[0] ?? "");
    if (!first.has(field)) first.set(field, { field, rule, message: getDemandMessage(texts, field, rule) });
  }
  return [...first.values()];
}

/** Reads the requested language of an unvalidated demand. */
export const readLocale = (input: unknown): Locale =>
  (input as { locale?: unknown } | null | undefined)?.locale === "en" ? "en" : "zh";

import { getEventTypeName } from "#domain/demand/demand-option.ts";
import { formatNumber } from "#domain/format.ts";
import { schemeZh } from "#texts/content/scheme.zh.ts";
import type { PageHead } from "../../page.ts";
import { schemePaths } from "./format-scheme-href.ts";
import type { SchemeData, SchemeInput } from "./types.ts";

/** Builds the head; the form in two steps is the same page to search engines. */
export function buildSchemeHead({ city }: SchemeData, { setup }: SchemeInput): PageHead {
  const facts = [city.name, formatNumber(setup.people), getEventTypeName(setup.eventType) ?? ""] as const;
  return {
    title: schemeZh.title(...facts),
    description: schemeZh.description(...facts),
    canonical: schemePaths.sheets,
  };
}

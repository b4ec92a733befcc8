import type { DemandTexts } from "./demand.zh.ts";

/**
 * What a visitor reads about a broken rule: said for the field where there are words for it, else for the rule.
 * A rule without words (a wrong type of something no form sends) reads as a wrong option.
 */
export function demandMessage(texts: DemandTexts, field: string, rule: string): string {
  const rules: Record<string, string> = texts.rules;
  return rules[`${field}.${rule}`] ?? rules[rule] ?? texts.rules.option;
}

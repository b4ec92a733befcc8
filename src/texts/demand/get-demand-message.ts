import type { DemandTexts } from "./demand.zh.ts";

/**
 * Returns the message of a broken rule: the field's own message if there is one, else the rule's.
 * Unknown rules (wrong types that no form sends) get the message of a wrong option.
 */
export function getDemandMessage(texts: DemandTexts, field: string, rule: string): string {
  const rules: Record<string, string> = texts.rules;
  return rules[`${field}.${rule}`] ?? rules[rule] ?? texts.rules.option;
}

import type { DemandOption } from "./demand-option.ts";

/** Events that a company holds a year, in bands. */
export const enterpriseEvents = [
  { id: "1-9", zh: "10 场以内", en: "Fewer than 10" },
  { id: "10-49", zh: "10–50 场", en: "10 to 50" },
  { id: "50-199", zh: "50–200 场", en: "50 to 200" },
  { id: "200", zh: "200 场以上", en: "More than 200" },
] as const satisfies readonly DemandOption[];

/** What a company spends on events a year, in bands; ids are yuan. */
export const enterpriseBudgets = [
  { id: "500000", zh: "50 万元以内", en: "Up to ¥500,000" },
  { id: "2000000", zh: "50–200 万元", en: "¥500,000 to ¥2 million" },
  { id: "5000000", zh: "200–500 万元", en: "¥2 to 5 million" },
  { id: "more", zh: "500 万元以上", en: "More than ¥5 million" },
] as const satisfies readonly DemandOption[];

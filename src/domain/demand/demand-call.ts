import type { Locale } from "./demand-option.ts";
import type { DemandKind } from "./demand-status.ts";

/** The calls that submit a demand (specification, section 7). Kept small: every page loads it for the queue. */
export const demandCalls = ["common/caseSubmit", "common/seaSubmit", "activity/enterpriseApply"] as const;
export type DemandCall = (typeof demandCalls)[number];

/**
 * Which phone numbers are accepted: mainland mobiles only, mobiles and landlines of any country, or those with as many digits after a calling code of
 * South-east Asia and China as its country has.
 */
export type PhoneRule = "mainland" | "anywhere" | "byCountry";

/** Returns the phone rule of a call: mainland mobiles on the Chinese forms of common/caseSubmit (product.md 2.5). */
export function getPhoneRule(call: DemandCall, locale: Locale): PhoneRule {
  if (call === "common/seaSubmit") return "byCountry";
  return call === "common/caseSubmit" && locale === "zh" ? "mainland" : "anywhere";
}

/** Returns the kind under which a demand is stored; `pageFrom` tells activity pages from others. */
export function getDemandKind(call: DemandCall, pageFrom = ""): DemandKind {
  if (call === "common/seaSubmit") return "sea";
  if (call === "activity/enterpriseApply") return "enterprise";
  return /^\/?(?:activity|nianhui)\b/.test(pageFrom) ? "activity" : "meeting";
}

/**
 * Formats the link to the success page of a sent demand (product.md 2.5), as `caseSuccessAddress` reads it. Without a reference it is a
 * duplicate of which the server has not said more.
 */
export function formatSuccessHref(
  call: DemandCall,
  pageFrom: string,
  locale: Locale,
  reference: string | undefined,
): string {
  const query = new URLSearchParams(reference === undefined ? "duplicate=1" : { reference });
  if (locale === "en") query.set("lang", "en");
  if (call === "activity/enterpriseApply") return `/customer/ent-success?${query}`;
  const isActivity = call === "common/caseSubmit" && locale === "zh" && /^\/?activity\//.test(pageFrom);
  return `${isActivity ? "/activity/success" : "/case/success"}?${query}`;
}

import type { Issue } from "#contract/codes.ts";
import { formatDemandIssues } from "#contract/demand/format-demand-issues.ts";
import type { Demand } from "#domain/demand/demand-schema.ts";
import { isMainlandMobile } from "#domain/demand/field-rules.ts";
import type { CodeProof } from "#server/store/message/verification-codes.ts";
import type { Context } from "../context.ts";

/** Returns the number that a demand is called back on. */
export const getDemandNumber = ({ mobile, phone }: Pick<Demand, "mobile" | "phone">): string => mobile || phone || "";

/** Returns whether a demand needs the code sent to its number: landlines and numbers abroad get no messages. */
const needsCode = ({ verifiesMobile }: Pick<Context, "verifiesMobile">, demand: Demand): boolean =>
  verifiesMobile && isMainlandMobile(getDemandNumber(demand));

/** Returns the issue of a demand without the code that it needs. */
export const findMissingCaptcha = (context: Pick<Context, "verifiesMobile">, demand: Demand): Issue[] =>
  needsCode(context, demand) && !demand.captcha
    ? formatDemandIssues([{ path: ["captcha"], message: "required" }], demand.locale)
    : [];

/** Tries the code of a demand. Returns its proof, `wrong`, or undefined where none is needed. */
export async function checkCaptcha(
  context: Pick<Context, "codes" | "now" | "verifiesMobile">,
  demand: Demand,
): Promise<CodeProof | "wrong" | undefined> {
  if (!needsCode(context, demand)) return undefined;
  return (await context.codes.check(getDemandNumber(demand), demand.captcha ?? "", context.now())) ?? "wrong";
}

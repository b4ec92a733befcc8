import type { Output } from "#contract/index.ts";

/** The page has no parameters. */
export type EnterpriseInput = Record<string, never>;
export type EnterpriseData = Output<"activity/getEnterpriseOptions">;
export type StatementData = NonNullable<EnterpriseData["statement"]>;

/** A department and a month whose events are shown. */
export interface ChosenCell {
  department: string;
  /** 1 to 12 */
  month: number;
}

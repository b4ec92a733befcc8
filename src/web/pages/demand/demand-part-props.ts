import type { Output } from "#contract/index.ts";
import type { DemandStatusTexts } from "#texts/demand/demand-status.zh.ts";

export type DemandData = Output<"demand/get">;

/** A demand whose personal data are stored. */
export type FullDemand = Extract<DemandData, { state: "stored" }>;

/** What every part of the page needs: the demand, the texts in its language, and the current time. */
export interface DemandPartProps {
  demand: FullDemand;
  texts: DemandStatusTexts;
  now: Date;
}

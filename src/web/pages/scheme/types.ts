import type { Output } from "#contract/index.ts";
import type { Session } from "#domain/scheme/build-run-down.ts";
import type { Milestone } from "#domain/scheme/build-milestones.ts";
import type { Risk } from "#domain/scheme/find-risks.ts";
import type { SchemeSetup } from "#domain/scheme/scheme-setup.ts";

/** `sheets` shows what one gets under the title block; `steps` asks in two steps beside the plan. */
export type SchemeVariant = "sheets" | "steps";

export interface SchemeInput {
  variant: SchemeVariant;
  setup: SchemeSetup;
}

type Estimate = Output<"estimate/get">;

export interface SchemeData extends Output<"activity/getSchemePage"> {
  /** ISO day for which it is planned, and whether the visitor named it. */
  day: string;
  isDayOpen: boolean;
  /** ISO day of the visit. */
  today: string;
  sessions: Session[];
  risks: Risk[];
  milestones: Milestone[];
  /** The lines that have a price, and the names of the others. */
  budget: {
    lines: Estimate["lines"];
    total: Estimate["total"];
    perHead: number;
    missing: string[];
    asOf: string;
    hasDemoPrices: boolean;
  };
}

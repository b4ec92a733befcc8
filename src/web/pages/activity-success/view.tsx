import { demandZh } from "#texts/demand/demand.zh.ts";
import { DemandSuccess } from "../../features/demand-form/success/demand-success.tsx";
import type { PageProps } from "../../page.ts";
import type { ActivitySuccessData, ActivitySuccessInput } from "./types.ts";

/** Renders the confirmation of a demand that was sent from an activity page. */
export function ActivitySuccessView({ input }: PageProps<ActivitySuccessInput, ActivitySuccessData>) {
  return <DemandSuccess locale="zh" reference={input.reference} texts={demandZh} />;
}

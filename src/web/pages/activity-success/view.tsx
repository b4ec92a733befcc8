import { demandZh } from "#texts/demand/demand.zh.ts";
import { DemandSuccess } from "../../features/demand-form/success/demand-success.tsx";

/** Renders the confirmation of a demand that was sent from an activity page. */
export function ActivitySuccessView({ input }: { input: { reference?: string } }) {
  return <DemandSuccess locale="zh" reference={input.reference} texts={demandZh} />;
}

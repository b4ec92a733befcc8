import { isSent, type SuccessInput } from "#domain/demand/success-address.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { DemandSuccess } from "../../features/demand-form/success/demand-success.tsx";
import { NothingSentDemand } from "../../features/demand-form/success/nothing-sent-demand.tsx";

/** Renders the confirmation of a demand that was sent from an activity page. */
export function ActivitySuccessView({ input }: { input: SuccessInput }) {
  return isSent(input) ? (
    <DemandSuccess locale="zh" reference={input.reference} texts={demandZh} />
  ) : (
    <NothingSentDemand locale="zh" texts={demandZh} />
  );
}

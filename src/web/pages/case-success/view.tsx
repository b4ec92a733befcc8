import { isSent, type SuccessInput } from "#domain/demand/success-address.ts";
import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { DemandSuccess } from "../../features/demand-form/success/demand-success.tsx";
import { NothingSentDemand } from "../../features/demand-form/success/nothing-sent-demand.tsx";

interface CaseSuccessProps {
  input: SuccessInput & { english: boolean };
}

/** Renders the confirmation of a demand in the language of its form. */
export function CaseSuccessView({ input }: CaseSuccessProps) {
  const language = input.english
    ? ({ locale: "en", texts: demandEn } as const)
    : ({ locale: "zh", texts: demandZh } as const);
  return isSent(input) ? (
    <DemandSuccess {...language} reference={input.reference} />
  ) : (
    <NothingSentDemand {...language} />
  );
}

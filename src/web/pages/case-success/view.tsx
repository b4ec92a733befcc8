import { demandEn } from "#texts/demand/demand.en.ts";
import { demandZh } from "#texts/demand/demand.zh.ts";
import { DemandSuccess } from "../../features/demand-form/success/demand-success.tsx";

interface CaseSuccessProps {
  input: { reference?: string | undefined; english: boolean };
}

/** Renders the confirmation of a demand in the language of its form. */
export function CaseSuccessView({ input: { reference, english } }: CaseSuccessProps) {
  return <DemandSuccess locale={english ? "en" : "zh"} reference={reference} texts={english ? demandEn : demandZh} />;
}

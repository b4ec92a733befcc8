import type { Prefill, PrefillInput } from "../../features/demand-form/prefill/prefill.ts";

export type CaseSubmitInput = PrefillInput;
export type CaseSubmitData = Prefill;

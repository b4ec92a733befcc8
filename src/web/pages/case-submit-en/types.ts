import type { Prefill, PrefillInput } from "../../features/demand-form/prefill/prefill.ts";

export type CaseSubmitEnInput = PrefillInput;
export type CaseSubmitEnData = Prefill;

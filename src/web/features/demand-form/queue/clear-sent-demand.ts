import { sentDemand } from "./sent-demand.ts";

/** Clears the visit's own copy of the demand with this reference, which the success page shows. */
export function clearSentDemand(reference: string): void {
  if (sentDemand.read()?.reference === reference) sentDemand.clear();
}

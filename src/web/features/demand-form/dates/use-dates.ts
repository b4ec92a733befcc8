import { useWatch } from "react-hook-form";
import { demandLimits } from "#domain/limits.ts";
import type { DemandForm } from "../form/use-demand-form.ts";

/** Returns the days that are chosen, the first choice first, and what changes them. */
export function useDates({ form, today = "" }: DemandForm) {
  const [startDate, alternativeDates] = useWatch({ control: form.control, name: ["startDate", "alternativeDates"] });
  const chosen = [startDate, ...alternativeDates].filter(Boolean);
  const choose = ([first = "", ...others]: readonly string[]) => {
    const { errors, isSubmitted } = form.formState;
    const shouldValidate = isSubmitted || Boolean(errors.startDate ?? errors.alternativeDates);
    form.setValue("alternativeDates", others, { shouldDirty: true });
    form.setValue("startDate", first, { shouldDirty: true, shouldValidate });
  };
  /** Takes a day, in place of the last where there are as many as a demand holds, or gives it back; a day that has passed goes with the next change. */
  const toggle = (day: string) => {
    const rest = chosen.filter((one) => one !== day && one >= today);
    choose(chosen.includes(day) ? rest : [...rest.slice(0, demandLimits.alternativeDates), day]);
  };
  return { chosen, toggle, clear: () => choose([]) };
}

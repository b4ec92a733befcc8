import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { DemandValues } from "../form/demand-values.ts";
import { loadFormTools } from "../tools/load-form-tools.ts";

/** Registers the worker as soon as the visitor begins to fill in the form: offline it could no longer be loaded. */
export function useEarlyWorker(form: UseFormReturn<DemandValues>): void {
  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { dirtyFields: true, values: true },
      callback: () => {
        unsubscribe();
        loadFormTools().then(
          ({ registerDemandWorker }) => registerDemandWorker(),
          () => undefined,
        );
      },
    });
    return unsubscribe;
  }, [form]);
}

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import { onPageLeave } from "#web/platform/navigation/on-page-leave.ts";
import type { DemandValues } from "../form/demand-values.ts";
import { loadFormTools } from "../tools/load-form-tools.ts";

/** Milliseconds without a change before the values are stored. */
const delayMs = 400;

/** Stores what the visitor changes in a rejected demand with the demand itself, since the draft may be another one. */
export function useMendedValues(form: UseFormReturn<DemandValues>, clientKey: string | undefined): void {
  useEffect(() => {
    if (clientKey === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      const values = { ...form.getValues(), consent: false, captcha: "", website: "" };
      void loadFormTools().then(({ queueStore }) =>
        queueStore.update(clientKey, (entry) =>
          entry.sent || !entry.form ? entry : { ...entry, form: { ...entry.form, values } },
        ),
      );
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, delayMs);
      },
    });
    const saveIfPending = () => timer && save();
    const stopWatchingLeave = onPageLeave(saveIfPending);
    return () => {
      stopWatchingLeave();
      unsubscribe();
      saveIfPending();
    };
  }, [form, clientKey]);
}

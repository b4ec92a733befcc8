import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Locale } from "../../../../domain/demand/demand-option.ts";
import { defaultCity } from "../../../../domain/city/city.ts";
import { getChosenCity } from "../../../platform/storage/chosen-city.ts";
import { onPageLeave } from "../../../platform/navigation/on-page-leave.ts";
import { clearDraft, readDraft, writeDraft } from "./read-draft.ts";
import { type DemandValues, mergeInitialValues } from "../form/demand-values.ts";

/** Fills a missing city with the one chosen in the header, else the default city. */
function fillCity(values: DemandValues, locale: Locale): DemandValues {
  if (values.cityCode !== "" || locale !== "zh") return values;
  const { code, name } = getChosenCity() ?? defaultCity;
  return { ...values, cityCode: code, cityName: name };
}

/** Milliseconds without a change before the draft is saved. */
const autosaveDelayMs = 400;

/**
 * Restores the form's draft, and saves it on this device shortly after each change and on page leave. A missing city
 * becomes the one chosen for the site. `pauseAutosave(true)` stops saving once the demand is sent or queued.
 */
export function useDraft(form: UseFormReturn<DemandValues>, initial: Partial<DemandValues>, locale: Locale) {
  const [restored, setRestored] = useState(false);
  const isPaused = useRef(false);
  const initialValues = useRef(initial);

  useEffect(() => {
    const draft = readDraft();
    const values = mergeInitialValues(initialValues.current, draft);
    if (draft || (values.cityCode === "" && locale === "zh")) form.reset(fillCity(values, locale));
    setRestored(draft !== undefined);
  }, [form, locale]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!isPaused.current) writeDraft(form.getValues());
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(save, autosaveDelayMs);
      },
    });
    const saveIfPending = () => {
      if (timer) save();
    };
    const stopWatchingLeave = onPageLeave(saveIfPending);
    return () => {
      stopWatchingLeave();
      unsubscribe();
      saveIfPending();
    };
  }, [form]);

  const discard = useCallback(() => {
    clearDraft();
    form.reset(fillCity(mergeInitialValues(initialValues.current), locale));
    setRestored(false);
  }, [form, locale]);
  const pauseAutosave = useCallback((on: boolean) => {
    isPaused.current = on;
  }, []);
  return { restored, discard, pauseAutosave };
}

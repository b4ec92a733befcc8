import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Locale } from "../../../domain/demand/options.ts";
import { defaultCity } from "../../../domain/city/city.ts";
import { chosenCity } from "../../platform/chosen-city.ts";
import { onPageLeave } from "../../platform/page-leave.ts";
import { clearDraft, readDraft, writeDraft } from "./demand-draft.ts";
import { type DemandValues, valuesWith } from "./demand-values.ts";

/** Fills a missing city with the one chosen in the header, else the default city. */
function withCity(values: DemandValues, locale: Locale): DemandValues {
  if (values.cityCode !== "" || locale !== "zh") return values;
  const { code, name } = chosenCity() ?? defaultCity;
  return { ...values, cityCode: code, cityName: name };
}

/** Milliseconds without a change before the draft is saved. */
const restMs = 400;

/**
 * Restores the form's draft, and saves it on this device shortly after each change and on page leave. A missing city
 * becomes the one chosen for the site. `pauseAutosave(true)` stops saving once the demand is sent or queued.
 */
export function useDraft(form: UseFormReturn<DemandValues>, initial: Partial<DemandValues>, locale: Locale) {
  const [restored, setRestored] = useState(false);
  const held = useRef(false);
  const begin = useRef(initial);

  useEffect(() => {
    const draft = readDraft();
    const values = valuesWith(begin.current, draft);
    if (draft || (values.cityCode === "" && locale === "zh")) form.reset(withCity(values, locale));
    setRestored(draft !== undefined);
  }, [form, locale]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = undefined;
      if (!held.current) writeDraft(form.getValues());
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, restMs);
      },
    });
    const leave = () => {
      if (timer) keep();
    };
    const stay = onPageLeave(leave);
    return () => {
      stay();
      stop();
      leave();
    };
  }, [form]);

  const discard = useCallback(() => {
    clearDraft();
    form.reset(withCity(valuesWith(begin.current), locale));
    setRestored(false);
  }, [form, locale]);
  const hold = useCallback((on: boolean) => {
    held.current = on;
  }, []);
  return { restored, discard, hold };
}

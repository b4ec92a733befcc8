import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { defaultCity } from "#domain/city/city.ts";
import { getChosenCity, onChosenCity } from "#web/platform/storage/chosen-city.ts";
import { type DraftSlot, getDraftSlot } from "#web/platform/storage/draft-slot.ts";
import { hasCalendarNote, loadCalendarNote } from "#web/ui/calendar/calendar-note.tsx";
import { listNewInitial, readDraft, writeDraft } from "./read-draft.ts";
import type { DemandFormOptions } from "../form/demand-form-options.ts";
import { fillCity } from "./fill-city.ts";
import { type DemandValues, mergeInitialValues } from "../form/demand-values.ts";

type DraftOptions = Pick<DemandFormOptions, "call" | "locale" | "initial" | "cities">;

/** Takes over the city of the cookie, found after the form is there; one that the visitor touched stays. */
function useFoundCity(form: UseFormReturn<DemandValues>, { cities, locale }: DraftOptions): void {
  const isFixed = cities !== undefined || locale !== "zh";
  useEffect(
    () =>
      onChosenCity(() => {
        const chosen = getChosenCity();
        const isUntouched = form.getValues("cityCode") === defaultCity.code && !form.getFieldState("cityCode").isDirty;
        if (!chosen || !isUntouched || isFixed) return;
        form.setValue("cityCode", chosen.code);
        form.setValue("cityName", chosen.name);
      }),
    [form, isFixed],
  );
}

/** Returns what differs from the values that the form began with: typed while the calendar was loaded, and newer than a draft. */
function getTyped(form: UseFormReturn<DemandValues>): Partial<DemandValues> {
  const given: Partial<Record<string, unknown>> = form.formState.defaultValues ?? {};
  const isTyped = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(given[name]);
  return Object.fromEntries(Object.entries(form.getValues()).filter(isTyped));
}

const hasDay = ({ startDate, endDate, alternativeDates }: DemandValues): boolean =>
  [startDate, endDate, ...alternativeDates].some(Boolean);

/** Saves the form's values in the slot at each change, unless paused: a page may be gone before any later moment. */
function useAutosave(
  form: UseFormReturn<DemandValues>,
  slot: DraftSlot,
  { isPaused, initialOptions }: { isPaused: RefObject<boolean>; initialOptions: RefObject<DraftOptions> },
): void {
  // Before what was typed earlier is entered.
  useLayoutEffect(() => {
    const save = () => {
      if (!isPaused.current) writeDraft(slot, form.getValues(), { initial: initialOptions.current.initial });
    };
    return form.subscribe({ formState: { values: true }, callback: save });
  }, [form, slot, isPaused, initialOptions]);
}

/** Returns true two frames after the values stand: the frame that shows a hidden form must not be the one that moves what is in it. */
function useAfterFrames(isFilled: boolean): boolean {
  const [isPast, setIsPast] = useState(false);
  useEffect(() => {
    if (!isFilled) return;
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setIsPast(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [isFilled]);
  return isPast;
}

/**
 * Restores the form's draft, and saves it on this device at each change. A missing city
 * becomes the one chosen for the site. `isRead`: a draft, where there is one, is in the form. `pauseAutosave(true)` stops saving once the demand is sent or queued.
 */
export function useDraft(form: UseFormReturn<DemandValues>, options: DraftOptions) {
  const [restored, setRestored] = useState(false);
  const [isFilled, setIsFilled] = useState(false);
  const isPaused = useRef(false);
  // A form keeps its call and language; a later list of cities is the same list.
  const initialOptions = useRef(options);
  const slot = getDraftSlot(options.call, options.locale);

  // Before the paint, since what a draft fills in may be of another height.
  useLayoutEffect(() => {
    const draft = readDraft(slot);
    const { initial } = initialOptions.current;
    const values = mergeInitialValues(draft ? listNewInitial(slot, initial) : initial, draft);
    const filled = fillCity(values, initialOptions.current, getChosenCity());
    const fill = () => {
      // Meanwhile a kept demand may be in the form.
      if (isPaused.current) return setIsFilled(true);
      if (draft || filled.cityCode !== form.getValues("cityCode")) form.reset({ ...filled, ...getTyped(form) });
      setRestored(draft !== undefined);
      setIsFilled(true);
    };
    // With what the calendar says of its days, which may take a line.
    if (!draft || !hasDay(filled) || hasCalendarNote()) return fill();
    void loadCalendarNote().then(fill);
  }, [form, slot]);
  const isRead = useAfterFrames(isFilled);

  useFoundCity(form, initialOptions.current);

  useAutosave(form, slot, { isPaused, initialOptions });

  const discard = useCallback(() => {
    slot.clear();
    form.reset(fillCity(mergeInitialValues(initialOptions.current.initial), initialOptions.current, getChosenCity()));
    setRestored(false);
  }, [form, slot]);
  const pauseAutosave = useCallback((on: boolean) => {
    isPaused.current = on;
  }, []);
  return { restored, isRead, discard, pauseAutosave };
}

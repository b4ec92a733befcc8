import { type FocusEvent, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type FormField, fieldOrder } from "./demand-resolver.ts";
import type { DemandValues } from "./demand-values.ts";

/** Milliseconds in which a press is over: under a finger the field is left between its release and its click. */
const pressMs = 200;

const fieldAt = (target: EventTarget & Element): FormField | undefined => {
  const name = target.closest("[data-field]")?.getAttribute("data-field");
  return fieldOrder.find((field) => field === name);
};

/**
 * Checks a field when it is left with something in it, and at every stroke while it is marked as broken. A field that
 * is left by pressing something is checked after the press: a message must not move the button away under the finger.
 */
export function useCalmValidation(form: UseFormReturn<DemandValues>) {
  const pressed = useRef(false);
  const waiting = useRef<FormField>(undefined);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = fieldOrder.find((one) => one === name);
          if (field && form.getFieldState(field).error) void form.trigger(field);
        },
      }),
    [form],
  );

  const checkSoon = () => {
    setTimeout(() => {
      if (!waiting.current || pressed.current) return;
      void form.trigger(waiting.current);
      waiting.current = undefined;
    }, pressMs);
  };
  const release = () => {
    pressed.current = false;
    if (waiting.current) checkSoon();
  };
  return {
    onPointerDown: () => {
      pressed.current = true;
    },
    onPointerUp: release,
    onPointerCancel: release,
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const field = fieldAt(event.target);
      if (!field || !form.getValues(field)) return;
      waiting.current = field;
      if (!pressed.current) checkSoon();
    },
  };
}

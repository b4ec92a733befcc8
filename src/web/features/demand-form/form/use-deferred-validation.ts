import { type FocusEvent, useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type FormField, fieldOrder } from "./form-field.ts";
import type { DemandValues } from "./demand-values.ts";

/** Milliseconds until a press is over: on touch screens a field blurs between pointer release and click. */
const pressMs = 200;

const findFieldAt = (target: EventTarget & Element): FormField | undefined => {
  const name = target.closest("[data-field]")?.getAttribute("data-field");
  return fieldOrder.find((field) => field === name);
};

/**
 * Returns form handlers that validate a non-empty field on blur; invalid fields are also validated on every change.
 * A blur caused by a press is validated after it: a message must not move the button under the finger.
 */
export function useDeferredValidation(form: UseFormReturn<DemandValues>) {
  const pressed = useRef(false);
  const waiting = useRef<FormField>(undefined);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          // Fields depend on each other: an event type can make up for missing people. What the server said of a field
          // stands until that field changes.
          const broken = fieldOrder.filter((field) => {
            const { error } = form.getFieldState(field);
            return error && (field === name || error.type !== "server");
          });
          if (broken.length > 0) void form.trigger(broken);
        },
      }),
    [form],
  );

  const scheduleCheck = () => {
    setTimeout(() => {
      if (!waiting.current || pressed.current) return;
      // The answer of a press on the submit button may be here already.
      if (form.getFieldState(waiting.current).error?.type !== "server") void form.trigger(waiting.current);
      waiting.current = undefined;
    }, pressMs);
  };
  const release = () => {
    pressed.current = false;
    if (waiting.current) scheduleCheck();
  };
  return {
    onPointerDown: () => {
      pressed.current = true;
    },
    onPointerUp: release,
    onPointerCancel: release,
    onBlur: (event: FocusEvent<HTMLFormElement>) => {
      const field = findFieldAt(event.target);
      const value = field && form.getValues(field);
      // NaN is a number that cannot be read: entered, but falsy.
      if (!field || (!value && !Number.isNaN(value))) return;
      waiting.current = field;
      if (!pressed.current) scheduleCheck();
    },
  };
}

import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { type DemandValues, emptyValues } from "../form/demand-values.ts";

type Field = keyof DemandValues;

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Keeps the form's values equal to those of the page while the page changes them, such as the people of its estimate. A
 * value that the visitor has changed in the form stays.
 */
export function useFollowedValues(form: UseFormReturn<DemandValues>, given: Partial<DemandValues>): void {
  const followed = useRef(given);
  const key = JSON.stringify(given);
  useEffect(() => {
    const { current: before } = followed;
    const next: Partial<DemandValues> = JSON.parse(key);
    followed.current = next;
    for (const field of Object.keys(next) as Field[]) {
      const value = form.getValues(field);
      const isOwn = !isSame(value, before[field]) && !isSame(value, emptyValues[field]);
      if (next[field] === undefined || isOwn || isSame(value, next[field])) continue;
      form.setValue(field, next[field] as never);
    }
  }, [form, key]);
}

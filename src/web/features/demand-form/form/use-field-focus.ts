import { useCallback, useEffect, useRef, useState } from "react";
import type { FormField } from "./form-field.ts";

/** Returns `focus`, which focuses `[data-field=…]` or the control inside it after the next render. */
export function useFieldFocus() {
  const formRef = useRef<HTMLFormElement>(null);
  const [requested, setRequested] = useState<{ field: FormField }>();
  useEffect(() => {
    if (!requested) return;
    const element = formRef.current?.querySelector<HTMLElement>(`[data-field="${requested.field}"]`);
    const control = element?.matches("input,select,textarea,button")
      ? element
      : element?.querySelector<HTMLElement>("input:checked,input,select,textarea,button");
    // What is folded away cannot have the focus.
    control?.closest("details")?.setAttribute("open", "");
    control?.focus();
  }, [requested]);
  const focus = useCallback((field: FormField) => setRequested({ field }), []);
  return { formRef, focus };
}

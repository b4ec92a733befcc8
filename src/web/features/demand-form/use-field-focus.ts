import { useCallback, useEffect, useRef, useState } from "react";
import type { FormField } from "./demand-resolver.ts";

/** Returns `focus`, which focuses `[data-field=…]` or the control inside it after the next render. */
export function useFieldFocus() {
  const formRef = useRef<HTMLFormElement>(null);
  const [wanted, setWanted] = useState<{ field: FormField }>();
  useEffect(() => {
    if (!wanted) return;
    const place = formRef.current?.querySelector<HTMLElement>(`[data-field="${wanted.field}"]`);
    const control = place?.matches("input,select,textarea,button")
      ? place
      : place?.querySelector<HTMLElement>("input:checked,input,select,textarea,button");
    control?.focus();
  }, [wanted]);
  const focus = useCallback((field: FormField) => setWanted({ field }), []);
  return { formRef, focus };
}

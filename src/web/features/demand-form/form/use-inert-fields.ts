import { type RefObject, useEffect } from "react";

/** Locks a form's fields while their demand is kept on this device: a change would not reach it. */
export function useInertFields(formRef: RefObject<HTMLFormElement | null>, isInert: boolean): void {
  // After every render: a step that opens brings other fields.
  useEffect(() => {
    for (const element of formRef.current?.querySelectorAll<HTMLElement>("[data-field]") ?? []) {
      element.inert = isInert;
    }
  });
}

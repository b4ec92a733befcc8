import { typedValues } from "../../storage/typed-values.ts";
import {
  enterValue,
  type TypedField,
  findTypedField,
  getOwn,
  isChanged,
  isField,
  readTyped,
  setOwn,
} from "./typed-field.ts";

const getHref = () => window.location.pathname + window.location.search;

/** Shows what was typed into this page's demands before it was reloaded, unless the browser has, or it has been changed. */
function restore(values: Map<TypedField, string | boolean>): void {
  const stored = typedValues.read();
  if (stored?.href !== getHref()) return;
  for (const [key, value] of Object.entries(stored.fields)) {
    const field = findTypedField(document, key);
    if (!field) continue;
    if (!isChanged(field)) setOwn(field, value);
    values.set(field, getOwn(field));
  }
}

/**
 * Records what is typed and chosen before hydration, since React would not know of it.
 * @param signal ends it, but for forms that the started page still has to fill
 * @returns the function that enters all of it again, and whether there is anything
 */
export function recordTypedValues(signal: AbortSignal): { enter: () => void; any: () => boolean } {
  const values = new Map<TypedField, string | boolean>();
  restore(values);
  const record = ({ target }: Event) => {
    if (!isField(target) || target.type === "file") return;
    const root = signal.aborted ? target.closest("[data-fills]") : document;
    if (!root) return;
    values.set(target, getOwn(target));
    if (target.form?.method === "post") typedValues.write({ href: getHref(), fields: readTyped(root) });
  };
  // Fields that changed before this script ran. After a reload or going back, it is the browser that has filled them in.
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate")
    for (const field of document.querySelectorAll<TypedField>("input, textarea, select"))
      if (isChanged(field)) values.set(field, getOwn(field));
  for (const type of ["input", "change"]) window.addEventListener(type, record, true);
  return {
    enter: () => {
      // The form keeps its draft from now on.
      typedValues.clear();
      for (const [field, value] of values) if (field.isConnected) enterValue(field, value);
    },
    any: () => values.size > 0,
  };
}

let composing: Promise<unknown> | undefined;

/** Resolves once what is being composed with an input method is finished: a change of the field would interrupt it. */
export const whenComposed = (): Promise<unknown> | undefined => composing;

/** Begins to watch input methods. */
export function watchComposition(): void {
  const begin = () => {
    composing = new Promise((resolve) =>
      window.addEventListener("compositionend", resolve, { capture: true, once: true }),
    );
  };
  window.addEventListener("compositionstart", begin, true);
}

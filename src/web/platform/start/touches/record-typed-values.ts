type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

const getOwn = (field: Field): string | boolean => (isTicked(field) ? field.checked : field.value);

/** Returns whether a field has another value than the document gave it. */
function isChanged(field: Field): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, given);
}

/** Sets a value without React noticing, which would otherwise see no change in the next event. */
function setNatively(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

/** Gives a field its value again by the events of a visitor, so that the page learns of it. */
function enter(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    // React listens to clicks. A radio that is no longer chosen needs none: the click on another one of its group changes it.
    if (!value && field instanceof HTMLInputElement && field.type === "radio") return;
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  // React remembers the last value that it saw in the field. So another value is set first, then the typed one without React.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  setNatively(field, value);
  if (caret !== null && field === document.activeElement) (field as HTMLInputElement).setSelectionRange(caret, caret);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Records what is typed and chosen before hydration, since React would not know of it.
 * @param signal ends it
 * @returns the function that enters all of it again, and whether there is anything
 */
export function recordTypedValues(signal: AbortSignal): { enter: () => void; any: () => boolean } {
  const values = new Map<Field, string | boolean>();
  const record = ({ target }: Event) => {
    if (isField(target) && target.type !== "file") values.set(target, getOwn(target));
  };
  // Fields that changed before this script ran. After a reload or going back, it is the browser that has filled them in.
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate")
    for (const field of document.querySelectorAll<Field>("input, textarea, select"))
      if (isChanged(field)) values.set(field, getOwn(field));
  for (const type of ["input", "change"]) window.addEventListener(type, record, { capture: true, signal });
  return {
    enter: () => {
      for (const [field, value] of values) if (field.isConnected) enter(field, value);
    },
    any: () => values.size > 0,
  };
}

/** Resolves once what is being composed with an input method is finished: a change of the field would interrupt it. */
export function createCompositionWatch(): () => Promise<unknown> | undefined {
  let composing: Promise<unknown> | undefined;
  const begin = () => {
    composing = new Promise((resolve) =>
      window.addEventListener("compositionend", resolve, { capture: true, once: true }),
    );
  };
  window.addEventListener("compositionstart", begin, true);
  return () => composing;
}

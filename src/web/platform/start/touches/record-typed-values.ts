import { typedValues } from "../../storage/typed-values.ts";

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

/** Returns whether the browser can send a field by itself: then it is one of a demand, which nothing may lose. */
const isPosted = ({ form, name }: Field): boolean => form?.method === "post" && name !== "";

const getHref = () => window.location.pathname + window.location.search;

const getOption = (field: Field) => (isTicked(field) ? field.value : undefined);

function setOwn(field: Field, value: string | boolean): void {
  if (isTicked(field)) field.checked = value === true;
  else field.value = String(value);
}

/** Stores what is typed into demands; another page's is no longer of use. */
function store(values: ReadonlyMap<Field, string | boolean>): void {
  const fields = [...values].flatMap(([field, value]) =>
    isPosted(field) ? [{ name: field.name, option: getOption(field), value }] : [],
  );
  if (fields.length > 0) typedValues.write({ href: getHref(), fields });
}

/** Shows what was typed into this page's demand before it was reloaded, and returns it by its fields. */
function restore(): [Field, string | boolean][] {
  const stored = typedValues.read();
  if (stored?.href !== getHref()) return [];
  const posted = [...document.querySelectorAll<Field>("form[method=post] :is(input, textarea, select)")];
  return stored.fields.flatMap(({ name, option, value }) => {
    const field = posted.find((one) => one.type !== "hidden" && one.name === name && getOption(one) === option);
    if (!field) return [];
    // Else the browser has restored it, or it is newer.
    if (!isChanged(field)) setOwn(field, value);
    return [[field, getOwn(field)]];
  });
}

/** Sets a value past React, which else takes the next event for no change. */
function setNatively(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

/** Gives a field its value again by the events of a visitor, so that the page learns of it. */
function enter(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    // A click is what React listens to. A radio that is no longer the chosen one has been changed by its group's.
    if (!value && field instanceof HTMLInputElement && field.type === "radio") return;
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  const caret = field instanceof HTMLSelectElement ? null : field.selectionStart;
  // React remembers what it last saw in the field: another value first, then the typed one past it.
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  setNatively(field, value);
  if (caret !== null && field === document.activeElement) (field as HTMLInputElement).setSelectionRange(caret, caret);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

/**
 * Records what is typed and chosen before React has taken over, which knows nothing of it.
 * @param signal ends it
 * @returns the function that enters all of it again, and whether there is anything
 */
export function recordTypedValues(signal: AbortSignal): { enter: () => void; any: () => boolean } {
  const values = new Map<Field, string | boolean>(restore());
  const record = ({ target }: Event) => {
    if (!isField(target) || target.type === "file") return;
    values.set(target, getOwn(target));
    store(values);
  };
  // Typed and chosen before this script ran. After a reload or going back it is the browser that has filled fields in.
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (entry?.type === "navigate")
    for (const field of document.querySelectorAll<Field>("input, textarea, select"))
      if (isChanged(field)) values.set(field, getOwn(field));
  store(values);
  for (const type of ["input", "change"]) window.addEventListener(type, record, { capture: true, signal });
  return {
    enter: () => {
      for (const [field, value] of values) if (field.isConnected) enter(field, value);
      // The form keeps its draft from now on.
      typedValues.clear();
    },
    any: () => values.size > 0,
  };
}

/** Resolves once what is being composed with an input method is finished: a change of the field would break it off. */
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

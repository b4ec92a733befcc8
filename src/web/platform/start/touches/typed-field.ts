import type { FieldValues } from "../../storage/typed-values.ts";

/** What is typed or chosen in. */
export type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Returns whether something is typed or chosen in an element. */
export const isField = (target: EventTarget | null): target is TypedField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement;

const isTicked = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio");

/** Returns what is typed or chosen in a field. */
export const getOwn = (field: TypedField): string | boolean => (isTicked(field) ? field.checked : field.value);

/** Returns whether a field has another value than the document gave it. */
export function isChanged(field: TypedField): boolean {
  if (isTicked(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex !== Math.max(0, given);
}

/** Returns the key of a field: its name and, of one to tick, which it is. */
export const getFieldKey = (field: TypedField): string =>
  isTicked(field) ? `${field.name}=${field.value}` : field.name;

/** Returns the fields of demands, which the browser can send by itself: nothing may lose them. */
const listPosted = (root: ParentNode) => [
  ...root.querySelectorAll<TypedField>("form[method=post] :is(input:not([type=hidden]),textarea,select)[name]"),
];

/** Returns what is typed and chosen in the demands of a part of the document. */
export const readTyped = (root: ParentNode): FieldValues =>
  Object.fromEntries(
    listPosted(root)
      .filter(isChanged)
      .map((field) => [getFieldKey(field), getOwn(field)]),
  );

/** Finds the field of a demand by its key. */
export const findTypedField = (root: ParentNode, key: string): TypedField | undefined =>
  listPosted(root).find((field) => getFieldKey(field) === key);

/** Sets what is typed or chosen in a field. */
export function setOwn(field: TypedField, value: string | boolean): void {
  if (isTicked(field)) field.checked = value === true;
  else field.value = String(value);
}

/** Sets a value without React noticing, which would otherwise see no change in the next event. */
function setNatively(field: TypedField, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
}

/** Gives a field its value again by the events of a visitor, so that the page learns of it. */
export function enterValue(field: TypedField, value: string | boolean): void {
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

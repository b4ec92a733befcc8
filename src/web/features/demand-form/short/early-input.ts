import {
  enterValue,
  findTypedField,
  getFieldKey,
  getOwn,
  isField,
  readTyped,
} from "#web/platform/start/touches/typed-field.ts";
import { type FieldValues, typedValues } from "#web/platform/storage/typed-values.ts";

/** What a visitor has done in the form that the server drew. */
export interface EarlyInput {
  typed: FieldValues;
  /** The key of the field that has the focus. */
  focused: string | undefined;
  /** The field whose button was pressed, or "submit". */
  pressed: string | undefined;
}

/**
 * Returns what is typed in the form that the server drew. `touched` are fields in which something was typed: where the browser drew the
 * form, React gives a field that it controls the typed value as its default, so that it looks as the document gave it.
 */
export function readEarlyInput(
  root: HTMLElement,
  touched: ReadonlySet<EventTarget | null>,
): Omit<EarlyInput, "pressed"> {
  const { activeElement: active } = document;
  const fields = [...touched].filter(isField).filter(({ isConnected, name }) => isConnected && name !== "");
  return {
    typed: { ...readTyped(root), ...Object.fromEntries(fields.map((field) => [getFieldKey(field), getOwn(field)])) },
    focused: isField(active) && root.contains(active) ? getFieldKey(active) : undefined,
  };
}

/** Does in the form that has come all that was done before. */
export function enterEarlyInput(form: HTMLFormElement, { typed, focused, pressed }: EarlyInput): void {
  const root = form.parentElement ?? form;
  for (const [key, value] of Object.entries(typed)) {
    const field = findTypedField(root, key);
    if (field) enterValue(field, value);
  }
  typedValues.clear();
  const active = focused === undefined ? undefined : findTypedField(root, focused);
  active?.focus({ preventScroll: true });
  // A number field selects its text when it gets the focus; what is typed next goes on.
  if (active && !(active instanceof HTMLSelectElement) && active.selectionStart !== null)
    requestAnimationFrame(() => active.setSelectionRange(active.value.length, active.value.length));
  if (pressed === "submit") form.requestSubmit();
  else if (pressed !== undefined) form.querySelector<HTMLElement>(`button[data-field="${pressed}"]`)?.click();
}

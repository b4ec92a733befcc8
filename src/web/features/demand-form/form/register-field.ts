import type { DemandForm } from "./use-demand-form.ts";

type TextFieldName = "name" | "email" | "company" | "remarks" | "startDate" | "endDate";

/**
 * Registers a text field with what the page gives it, so that the document has it before the page starts. It stays the first one: a
 * field whose default value followed what is typed would look untouched.
 */
export function registerField({ form, origin }: Pick<DemandForm, "form" | "origin">, name: TextFieldName) {
  const defaultValue = origin.initial?.[name];
  return { ...form.register(name), ...(defaultValue && { defaultValue }) };
}

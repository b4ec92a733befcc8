import type { DemandForm } from "./use-demand-form.ts";

type TextFieldName = "name" | "email" | "company" | "remarks" | "startDate" | "endDate";

/** Registers a text field with its value, so that the document has it before the page starts. */
export const registerField = (form: DemandForm["form"], name: TextFieldName) => ({
  ...form.register(name),
  defaultValue: form.getValues(name),
});

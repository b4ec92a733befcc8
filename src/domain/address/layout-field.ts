import { findLayoutById, type LayoutKey, layouts } from "../space/layouts.ts";
import type { AddressField } from "./address-field.ts";

/** A layout: its key, or 1 to 8 as in the URLs of the lists. */
export const layoutField: AddressField<LayoutKey> = {
  parse: (typed) => (layouts.find(({ key }) => key === typed) ?? findLayoutById(Number(typed)))?.key,
  format: String,
};

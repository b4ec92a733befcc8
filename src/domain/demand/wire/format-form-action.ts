import type { DemandCall } from "../demand-call.ts";
import type { Locale } from "../demand-option.ts";

/** Path to which the browser itself sends the form of a call, where no script does; opened, it shows that form. No page has it. */
export const getFormPath = (call: DemandCall): string => `/forms/${call}`;

/** Name of the button that opens the whole form with what is entered, and sends nothing. */
export const editField = "edit";

/** Formats the address to which the browser itself sends the form of a call in a language. */
export const formatFormAction = (call: DemandCall, locale: Locale): string =>
  getFormPath(call) + (locale === "en" ? "?lang=en" : "");

import { matching, oneOf } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";

/** The query of the pages that a sent demand leads to: its reference. */
export const successAddress = defineAddress({ reference: matching(/^HZ-\d{8}-[2-9A-Z]{4}$/) });

/** The query of the page that has two languages: also the language, where it is not Chinese. */
export const caseSuccessAddress = defineAddress({ ...successAddress.fields, lang: oneOf(["en"]) });

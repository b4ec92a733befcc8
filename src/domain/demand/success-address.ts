import { matching, oneOf } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";

/** The query of the pages that a sent demand leads to: its reference, or that it repeats one whose reference is not known. */
export const successAddress = defineAddress({
  reference: matching(/^HZ-\d{8}-[2-9A-Z]{4}$/),
  duplicate: oneOf(["1"]),
});

/** The query of the page that has two languages: also the language, where it is not Chinese. */
export const caseSuccessAddress = defineAddress({ ...successAddress.fields, lang: oneOf(["en"]) });

export interface SuccessInput {
  reference?: string | undefined;
  duplicate?: "1" | undefined;
}

/** Returns whether the address of a success page is that of a submission. Only what this visit stored proves that there was one. */
export const isSent = ({ reference, duplicate }: SuccessInput): boolean =>
  reference !== undefined || duplicate !== undefined;

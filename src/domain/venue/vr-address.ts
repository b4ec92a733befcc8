import { text } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";

const toGiven = (typed: string) => typed || undefined;

/** The query of a tour: a scene by its layout, or by its id. What no scene has selects the first. */
export const vrAddress = defineAddress({ layout: text(toGiven), scene: text(toGiven) });

import { bounded, day, listOf, named, unescaped } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { layoutField } from "../address/layout-field.ts";
import { isId } from "../is-id.ts";
import { demandLimits } from "../limits.ts";

/** Codes that are read from an address, at most; a page shows fewer and names how many it left out. */
const maxCodes = 40;

/** The query of a page of a selection. The caller applies `selectionLimits`. */
export const selectionAddress = defineAddress({
  // Codes are digits, and a plain comma keeps the address readable in a chat.
  spaceCodes: named("spaceCode", unescaped(listOf(isId, maxCodes))),
  people: bounded(1, demandLimits.people),
  layout: layoutField,
  date: day,
  days: bounded(1, demandLimits.days),
  budget: bounded(1, demandLimits.budget),
});

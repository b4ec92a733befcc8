import { oneOf, text } from "../address/address-field.ts";
import { defineAddress } from "../address/define-address.ts";
import { formatBox, parseBox } from "./box.ts";

/** UTF-16 units of the sentence that are parsed; a surrogate pair cut in two at the end is dropped. */
const maxSentenceLength = 200;

const degrees = (most: number) =>
  text((typed) => (/^-?\d{1,3}(\.\d{1,8})?$/.test(typed) && Math.abs(Number(typed)) <= most ? typed : undefined));

/** Whole yuan; 0 bounds nothing. */
const yuan = text((typed) => (/^[1-9]\d{0,8}$/.test(typed) ? typed : undefined));

/** The query of a list, without the groups of its path (`grammar.ts`): the sentence, a position, the map box, a budget, and whether the map is shown. */
export const listAddress = defineAddress({
  q: text(
    (typed) =>
      typed
        .trim()
        .slice(0, maxSentenceLength)
        .replace(/\p{Cs}/gu, "") || undefined,
  ),
  /** Nothing may be in it: such an address is a 404. */
  k: text(() => undefined),
  lng: degrees(180),
  lat: degrees(90),
  box: text((typed) => {
    const box = parseBox(typed);
    return box && formatBox(box);
  }),
  /** Budget in yuan: of the event in all, a head. */
  sum: yuan,
  head: yuan,
  view: oneOf(["map"]),
});

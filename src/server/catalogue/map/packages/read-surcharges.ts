import type { BlankableText } from "./blankable-text.ts";
import type { PackageDraft } from "./package-draft.ts";

const percentage =
  /(不含|未含|不包含|已?含|包含|including |incl\. ?)?(?:(净价|nett? ?) ?)?(\+|另加|另收|加收|需?另付|需加|须加|外加|加|plus |和|及|、|and )? ?(\d{1,2}(?:\.\d{1,2})?) ?%(?: ?的?)?(服务费(?:和|及|与)税费?|服务费|增值税|税费|税|service(?: charge)?(?: and tax)?|vat|tax)?/gi;

const round = (per: number): number => Math.round(per * 100) / 100;

/** Reads what comes on top of the price, one on top of the other: 净价+15%+6% is 21.9 %; 含15%服务费 is in it. */
export function readSurcharges(text: BlankableText, draft: PackageDraft): void {
  let factor = 1;
  let isFound = false;
  let previous: { end: number; isIncluded: boolean } | undefined;
  text.replace(percentage, (match) => {
    const [matched, prefix = "", , joint = "", percent, kind = ""] = match;
    const follows = previous?.end === match.index;
    const including = prefix !== "" && !/^[不未]/.test(prefix);
    const adds = /^[不未]/.test(prefix) || /^(?:\+|另|加|需|须|外|plus)/i.test(joint);
    if (!kind && !adds && !follows) return false;
    // Without 含 or 另加, a percentage of service charge is neither.
    if (!including && !adds && !follows) return false;
    const isIncluded = including || (!adds && previous?.isIncluded === true);
    previous = { end: match.index + matched.length, isIncluded };
    if (isIncluded) {
      if (/服务|service/i.test(kind)) draft.includesService = true;
      if (/税|tax|vat/i.test(kind)) draft.includesTax = true;
      draft.readings.push(`“${matched.trim()}”在价格里`);
      return true;
    }
    factor *= 1 + Number(percent) / 100;
    isFound = true;
    return true;
  });
  if (isFound) draft.fields.surcharge = round((factor - 1) * 100);
}

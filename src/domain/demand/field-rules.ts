import { formatCallingNumber } from "./phone/calling-countries.ts";

/** Validation rules of typed values (specification, section 5). */

/** Mainland mobile: 11 digits, 1 first, then 3 to 9. */
export const isMainlandMobile = (value: string): boolean => /^1[3-9]\d{9}$/.test(value);

/** Digits of the shortest number that can be called from any network, such as 95588. */
const leastDigits = 5;

/** Phone or landline: up to 20 characters of digits, plus or hyphen, with the digits of a number that can be called. */
export const isPhone = (value: string): boolean =>
  /^[\d+-]{1,20}$/.test(value) && value.replaceAll(/\D/g, "").length >= leastDigits;

/** Returns whether a text shows anything: whitespace, zero-width characters and fillers do not. */
export const isVisible = (value: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u.test(value);

/** Text: not empty, no whitespace at either end. */
export const isText = (value: string): boolean => value !== "" && value === value.trim();

/** The "-1" of an unset choice. */
export const isUnset = (value: string): boolean => value === "-1";

/** The second text check: a text that is not the "-1" of an unset choice. */
export const isChosenText = (value: string): boolean => isText(value) && !isUnset(value);

/** Required: a truthy value. */
export const isPresent = (value: unknown): boolean => Boolean(value);

/** Optional: empty, or at least one character that is not whitespace, and shows. */
export const isOptionalText = (value: string): boolean => value === "" || isVisible(value);

/** Takes the whitespace off both ends of an optional text; one that shows nothing stays as it is, for the rules to refuse. */
export const trimOptional = (value: string): string => (isOptionalText(value) ? value.trim() : value);

/** A local part without the characters that stand around an address in a message's head, then a dotted host. */
const email = /^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Returns whether a text is an e-mail address as accepted by the API: local part, @, dotted host. */
export const isEmail = (value: string): boolean => email.test(value);

/**
 * Normalizes a phone number as typed or pasted, so that one number has one spelling: a mainland mobile its 11 digits, any
 * other its digits, after a plus where it begins with + or 00, and without the trunk 0 after a calling code that knows one. Spaces, dashes, brackets, dots and invisible marks go,
 * full-width characters become narrow. What is no part of a number stays, so that the rules can refuse it.
 */
export const normalizePhone = (typed: string): string => {
  const bare = typed.normalize("NFKC").replace(/[\s\p{Pd}\p{Ps}\p{Pe}\p{Cf}·・.−]/gu, "");
  return bare
    .replace(/^(?:\+|00)?86(?=1[3-9]\d{9}$)/, "")
    .replace(/^00(?=\d)/, "+")
    .replace(/^(\+(?:60|62|63|66|84|86|886))0+(?=\d)/, "$1");
};

/** Counts the digits missing from a mainland mobile; 0 if it is complete, too long or begins wrongly. */
export const countMissingDigits = (typed: string): number => {
  const digits = normalizePhone(typed);
  return /^1(?:[3-9]\d{0,9})?$/.test(digits) ? 11 - digits.length : 0;
};

/** Formats a mobile in groups: 138 0013 8000, and a number abroad: +65 6123 4567. Returns anything else as typed. */
export const formatMobile = (typed: string): string => {
  const digits = normalizePhone(typed);
  return /^1\d{0,10}$/.test(digits)
    ? [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(" ")
    : (formatCallingNumber(digits) ?? typed);
};

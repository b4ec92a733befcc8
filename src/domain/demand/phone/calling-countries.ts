/**
 * Calling codes of where visitors of the pages on South-east Asia have their numbers, with the digits that follow the code (without a trunk 0): the
 * shortest landline to the longest mobile. Source: ITU-T E.164 national numbering plans as published by each country's regulator. A landline of the
 * mainland may have an extension: there the 20 characters of the specification's section 5 are the limit.
 */
export const callingCountries = [
  { country: "CN", code: "86", least: 9, most: 17 },
  { country: "HK", code: "852", least: 8, most: 8 },
  { country: "MO", code: "853", least: 8, most: 8 },
  { country: "TW", code: "886", least: 8, most: 9 },
  { country: "SG", code: "65", least: 8, most: 8 },
  { country: "TH", code: "66", least: 8, most: 9 },
  { country: "MY", code: "60", least: 8, most: 10 },
  { country: "VN", code: "84", least: 9, most: 10 },
  { country: "ID", code: "62", least: 8, most: 12 },
  { country: "PH", code: "63", least: 9, most: 10 },
] as const;
export type CallingCountry = (typeof callingCountries)[number]["country"];

/** Returns the country of a normalized number by its calling code; undefined without a plus or with another code. */
export const findCallingCountry = (phone: string) => callingCountries.find(({ code }) => phone.startsWith(`+${code}`));

/** Digits that a mobile of the mainland begins with. A normalized one has no calling code: with it, a digit is missing or too many. */
const mobileStart = /^1[3-9]/;

/** Returns whether the digits after a calling code of the table are as many as its country has; numbers without such a code pass. */
export function hasCountryLength(phone: string): boolean {
  const found = findCallingCountry(phone);
  if (!found) return true;
  const digits = phone.slice(found.code.length + 1).replaceAll("-", "");
  if (found.country === "CN" && mobileStart.test(digits)) return false;
  return /^\d+$/.test(digits) && digits.length >= found.least && digits.length <= found.most;
}

/** Digits of a group by the digits of the number: 81 234 5678. */
const groupsByLength: Record<number, readonly number[]> = {
  8: [4, 4],
  9: [2, 3, 4],
  10: [3, 3, 4],
  11: [3, 4, 4],
  12: [4, 4, 4],
};

/** Formats a normalized number from outside the mainland in groups: +65 6123 4567. Returns undefined for any other. */
export function formatCallingNumber(phone: string): string | undefined {
  const found = findCallingCountry(phone);
  const digits = phone.slice((found?.code.length ?? 0) + 1);
  const groups = groupsByLength[digits.length];
  if (!found || found.country === "CN" || !groups || !/^\d+$/.test(digits)) return undefined;
  const parts = groups.map((length, at) => {
    const from = groups.slice(0, at).reduce((sum, one) => sum + one, 0);
    return digits.slice(from, from + length);
  });
  return [`+${found.code}`, ...parts].join(" ");
}

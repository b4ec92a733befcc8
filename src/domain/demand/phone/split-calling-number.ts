import { type CallingCountry, callingCountries, findCallingCountry } from "./calling-countries.ts";
import { normalizePhone } from "../field-rules.ts";

/** A number as its field shows it: the country that is selected ("" another one) and the rest as typed. */
export interface CallingNumber {
  country: CallingCountry | "";
  national: string;
}

/** A number's sign and calling code, as they are typed. */
const codePatterns: ReadonlyMap<string, RegExp> = new Map(
  callingCountries.map(({ code }) => [
    code,
    new RegExp(String.raw`^\s*(?:[+＋]|00)[\s-]*${[...code].join(String.raw`[\s-]*`)}[\s-]*`),
  ]),
);

const isInternational = (typed: string): boolean => /^\s*(?:[+＋]|00)/.test(typed);

/** Splits a number as the form holds it; a number without a calling code is of the mainland. */
export function splitCallingNumber(value: string): CallingNumber {
  if (!isInternational(value)) return { country: "CN", national: value };
  const found = findCallingCountry(normalizePhone(value));
  if (!found) return { country: "", national: value };
  return { country: found.country, national: value.replace(codePatterns.get(found.code)!, "") };
}

/** Joins what the field shows to the number that the form holds; what begins with + or 00 has its calling code itself. */
export function joinCallingNumber({ country, national }: CallingNumber): string {
  const found = callingCountries.find((one) => one.country === country);
  if (!found || found.country === "CN" || national.trim() === "" || isInternational(national)) return national;
  return `+${found.code} ${national}`;
}

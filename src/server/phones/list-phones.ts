import { trimEndOf } from "#domain/text/trim-end-of.ts";
import { type CountryCode, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A number as a venue writes it, and what dials it. */
export interface DialledPhone {
  text: string;
  /** A tel: address; an extension follows a comma, which waits. */
  href: string;
}

/** Longest text of a venue's telephones that is read. */
const maxLength = 200;
const separators = /[/、,，;；|\n]|或|以及| 和 /;
/** Words and signs in front of an extension. The library knows neither 转 nor 分机. */
const extension = /\(?(?:转接?|轉|分机|内线|ext(?:ension)?|#) ?[:.]? ?(\d{1,6})\D*$/i;
const secondHyphen = /^(.*\d)-(\d{1,6})$/;
const areaCode = /^\(?(0\d{2,3})[)\- ]/;

/** Numbers of the mainland: mobiles, 400 and 800, landlines with their area, short numbers of companies. The library's are wider. */
const mainland = /^(?:1[3-9]\d{9}|[48]00\d{7}|(?:10|2\d)\d{8}|(?![48]00)[3-9]\d{9,10}|9[56]\d{3,6})$/;

/** Returns the digits to dial from within the country, or with its code from elsewhere; undefined if no such number exists. */
function toDialled(text: string, country: CountryCode): string | undefined {
  const number = parsePhoneNumberFromString(text, { defaultCountry: country, extract: false });
  if (!number?.isValid()) return undefined;
  if (number.countryCallingCode !== "86") return number.number;
  if (!mainland.test(number.nationalNumber)) return undefined;
  return number.formatNational().replace(/\D/g, "");
}

/** Reads one number with its extension. */
function readOne(part: string, country: CountryCode): { dialled: string; extension?: string } | undefined {
  const found = extension.exec(part);
  const own = found ? part.slice(0, found.index) : part;
  const plain = trimEndOf(own.replace(/\([^\d()]*\)/g, ""), /[^\d)]/)
    .replace(/^[^\d+(]+/, "")
    .replace("(0)", "")
    .replace(/^\(?86(?=[ \-)])/, "+86")
    .trim();
  const [, shorter, last] = secondHyphen.exec(plain) ?? [];
  const complete = toDialled(plain, country);
  const dialled =
    complete ?? (shorter === undefined ? undefined : toDialled(shorter, country)) ?? addZero(plain, country);
  if (dialled === undefined) return undefined;
  const inside = found?.[1] ?? (complete === undefined ? last : undefined);
  return { dialled, ...(inside !== undefined && { extension: inside }) };
}

/** Dials a number of the mainland that a spreadsheet has taken the first 0 off. */
const addZero = (plain: string, country: CountryCode): string | undefined =>
  country === "CN" && /^[1-9]\d{8,10}$/.test(plain) ? toDialled(`0${plain}`, country) : undefined;

/**
 * Lists the telephone numbers of a venue, each with what dials it: 「010-60000000/60000001」 are two, 「0571-87000000-8001」 has an
 * extension. What is no number that exists is left out.
 * @param country ISO 3166-1 alpha-2 code of the country or territory where the venue is
 */
export function listPhones(text: string, country = "CN"): DialledPhone[] {
  const parts = text.slice(0, maxLength).normalize("NFKC").replaceAll("－", "-").split(separators);
  const phones: DialledPhone[] = [];
  let area: string | undefined;
  for (const part of parts.map((one) => one.trim()).filter((one) => /\d/.test(one))) {
    const isLocal = area !== undefined && /^\d{7,8}(?!\d)/.test(part);
    const read = readOne(isLocal ? `${area}-${part}` : part, country as CountryCode);
    if (!read) continue;
    area = areaCode.exec(part.replace(/^[^\d(]+/, ""))?.[1] ?? area;
    const href = `tel:${read.dialled}${read.extension ? `,${read.extension}` : ""}`;
    if (!phones.some((phone) => phone.href === href)) phones.push({ text: part, href });
  }
  return phones;
}

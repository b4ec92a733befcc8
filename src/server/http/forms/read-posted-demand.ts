import type { Locale } from "#domain/demand/demand-option.ts";
import { isOptionalText, trimOptional } from "#domain/demand/field-rules.ts";
import { callingCountries } from "#domain/demand/phone/calling-countries.ts";
import { joinCallingNumber } from "#domain/demand/phone/split-calling-number.ts";
import { answerFieldPrefix, formatAnswerLine } from "#domain/demand/wire/get-answer-field.ts";
import { joinRemarks } from "#domain/demand/wire/join-remarks.ts";
import { toBudgetTerms } from "#domain/demand/wire/to-budget-terms.ts";
import { toDemandDays } from "#domain/demand/wire/to-demand-days.ts";
import { demandLimits } from "#domain/limits.ts";
import { parseQuantity, type QuantityKind } from "#domain/parse-quantity.ts";

/** The fields that a form has posted, with the names of a demand. */
export class PostedFields {
  readonly #fields: URLSearchParams;
  readonly locale: Locale;

  constructor(fields: URLSearchParams, locale: Locale) {
    this.#fields = fields;
    this.locale = locale;
  }

  /** Returns a field's text; of several the last, since the visible field follows the hidden one that stands in for it. */
  text(name: string): string {
    return this.optionalText(name).trim();
  }

  /** Returns the text of a field that may be empty; one that shows nothing as it is, for the rules to refuse. */
  optionalText(name: string): string {
    return trimOptional((this.#fields.getAll(name).at(-1) ?? "").replaceAll("\r\n", "\n"));
  }

  /** Returns the filled values of a field that may be there several times. */
  list(name: string): string[] {
    return [...new Set(this.#fields.getAll(name).filter(Boolean))];
  }

  /** Returns the labels of the questions that the form has of its own. */
  listQuestions(): string[] {
    const names = [...new Set(this.#fields.keys())].filter((name) => name.startsWith(answerFieldPrefix));
    return names.map((name) => name.slice(answerFieldPrefix.length));
  }

  /** Returns the answers to them, each as a line of the remarks. */
  listAnswerLines(): string[] {
    return this.listQuestions().flatMap((label) => {
      const answer = this.text(answerFieldPrefix + label);
      return answer === "" ? [] : [formatAnswerLine(label, answer, this.locale)];
    });
  }

  /** Returns the phone number, with the code of the country that is chosen with it. */
  mobile(): string {
    const chosen = this.text("mobileCountry");
    const country = callingCountries.find((one) => one.country === chosen)?.country ?? "";
    return joinCallingNumber({ country, national: this.text("mobile") });
  }

  /** Returns whether a box is ticked. */
  isTicked(name: string): boolean {
    return !["", "false"].includes(this.text(name));
  }
}

/** Returns the input of a demand's call as the browser's code makes it of a form; `tracking`: the cookies of the visit. */
export function readPostedDemand(fields: PostedFields, tracking: Record<string, string>): Record<string, unknown> {
  const readNumber = (name: string, kind: QuantityKind) => parseQuantity(fields.text(name), kind);
  const days = readNumber("days", "count");
  const budget = readNumber("budget", "money");
  const remarks = fields.optionalText("remarks");
  const startDate = fields.text("startDate");
  const texts = ["name", "email", "cityCode", "eventType", "layout", "contactBy", "pageFrom"];
  return {
    ...Object.fromEntries(texts.map((name) => [name, fields.text(name)])),
    company: fields.optionalText("company"),
    mobile: fields.mobile(),
    ...toDemandDays({
      startDate,
      // The calendar's boxes are of one name, the first choice among them.
      alternativeDates: fields.list("alternativeDates").filter((day) => day !== startDate),
      endDate: fields.text("endDate"),
      days: days !== undefined && days <= demandLimits.days ? days : undefined,
      dateFlexible: fields.isTicked("dateFlexible"),
    }),
    days,
    people: readNumber("people", "people"),
    guestRooms: readNumber("guestRooms", "count"),
    ...toBudgetTerms({ budget, budgetKind: fields.text("budgetKind"), shareBudget: fields.isTicked("shareBudget") }),
    needs: fields.list("needs"),
    remarks: isOptionalText(remarks)
      ? joinRemarks([remarks, ...fields.listAnswerLines(), ...fields.list("remarkLine")])
      : remarks,
    siteIds: fields.list("siteIds"),
    spaceCodes: fields.list("spaceCodes"),
    consent: fields.isTicked("consent"),
    locale: fields.locale,
    website: fields.text("website") || undefined,
    captcha: fields.text("captcha") || undefined,
    tracking,
  };
}

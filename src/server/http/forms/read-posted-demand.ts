import type { Locale } from "../../../domain/demand/demand-option.ts";
import { joinRemarks } from "../../../domain/demand/wire/join-remarks.ts";
import { toDemandDays } from "../../../domain/demand/wire/to-demand-days.ts";
import { demandLimits } from "../../../domain/limits.ts";
import { parseQuantity, type QuantityKind } from "../../../domain/parse-quantity.ts";

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
    const text = this.#fields.getAll(name).at(-1) ?? "";
    return text.replaceAll("\r\n", "\n").trim();
  }

  /** Returns the filled values of a field that may be there several times. */
  list(name: string): string[] {
    return [...new Set(this.#fields.getAll(name).filter(Boolean))];
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
  const texts = ["name", "mobile", "company", "email", "cityCode", "eventType", "layout", "pageFrom"];
  return {
    ...Object.fromEntries(texts.map((name) => [name, fields.text(name)])),
    ...toDemandDays({
      startDate: fields.text("startDate"),
      alternativeDates: fields.list("alternativeDates"),
      endDate: fields.text("endDate"),
      days: days !== undefined && days <= demandLimits.days ? days : undefined,
      dateFlexible: fields.isTicked("dateFlexible"),
    }),
    days,
    people: readNumber("people", "people"),
    guestRooms: readNumber("guestRooms", "count"),
    budget: budget === undefined ? undefined : String(budget),
    needs: fields.list("needs"),
    remarks: joinRemarks([fields.text("remarks"), ...fields.list("remarkLine")]),
    siteIds: fields.list("siteIds"),
    spaceCodes: fields.list("spaceCodes"),
    consent: fields.isTicked("consent"),
    locale: fields.locale,
    website: fields.text("website") || undefined,
    captcha: fields.text("captcha") || undefined,
    tracking,
  };
}

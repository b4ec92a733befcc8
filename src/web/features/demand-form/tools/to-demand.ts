import type { DemandInput } from "#domain/demand/demand-schema.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandCall } from "#domain/demand/demand-call.ts";
import { isOptionalText, normalizePhone, trimOptional } from "#domain/demand/field-rules.ts";
import { joinRemarks } from "#domain/demand/wire/join-remarks.ts";
import { toBudgetTerms } from "#domain/demand/wire/to-budget-terms.ts";
import { toDemandDays } from "#domain/demand/wire/to-demand-days.ts";
import { type DemandAttachment, type DemandQuestion, listRemarkLines } from "../form/demand-question.ts";
import type { DemandValues } from "../form/demand-values.ts";

const unique = (ids: (string | undefined)[]) => [...new Set(ids.filter((id) => id !== undefined))];

/** What a demand says besides the form's values. */
export interface DemandOrigin {
  call: DemandCall;
  locale: Locale;
  pageFrom: string;
  /** The form's own questions; their answers become lines of the remarks. */
  questions?: readonly DemandQuestion[] | undefined;
  /** What the page adds to the remarks: its estimate or programme. */
  attachment?: DemandAttachment | undefined;
}

/** Converts form values to a demand without client key and tracking; surrounding spaces are trimmed, as the API does. */
export function toDemand(values: DemandValues, origin: DemandOrigin): DemandInput {
  const { asked: selectedVenues } = values;
  const { locale, pageFrom } = origin;
  return {
    name: values.name.trim(),
    mobile: normalizePhone(values.mobile),
    company: trimOptional(values.company),
    email: values.email.trim(),
    cityCode: values.cityCode,
    eventType: values.eventType,
    ...toDemandDays(values),
    people: values.people,
    layout: values.layout,
    ...toBudgetTerms(values),
    needs: values.needs,
    guestRooms: values.guestRooms,
    remarks: isOptionalText(values.remarks)
      ? joinRemarks([values.remarks, ...listRemarkLines(values, origin)])
      : values.remarks,
    siteIds: unique(selectedVenues.map((one) => one.siteId)),
    spaceCodes: unique(selectedVenues.map((one) => one.spaceCode)),
    pageFrom,
    contactBy: values.contactBy === "call" ? undefined : values.contactBy,
    consent: values.consent,
    locale,
    website: values.website || undefined,
  };
}

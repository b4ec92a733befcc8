import { addDays, isIsoDay } from "../../../../domain/day.ts";
import type { DemandInput } from "../../../../domain/demand/demand-schema.ts";
import type { Locale } from "../../../../domain/demand/demand-option.ts";
import type { DemandCall } from "../../../../domain/demand/demand-call.ts";
import { normalizePhone } from "../../../../domain/demand/field-rules.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { type DemandAttachment, type DemandQuestion, listAnswers } from "../form/demand-question.ts";
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

/** Joins the visitor's remarks, the answers and the page's attachment. */
function formatRemarks(values: DemandValues, { questions, attachment, locale }: DemandOrigin): string {
  const colon = locale === "en" ? ": " : "：";
  const answers = listAnswers(values.answers, questions).map(({ label, text }) => `${label}${colon}${text}`);
  const remarks = [values.remarks.trim(), ...answers, attachment?.text.trim()].filter(Boolean).join("\n");
  return remarks.slice(0, demandLimits.remarks).trim();
}

/** Returns the days that are filled in, the first one apart. */
function listDates({ startDate, alternativeDates }: DemandValues): [startDate: string, alternativeDates: string[]] {
  const [first = "", ...others] = [startDate, ...alternativeDates].filter(Boolean);
  return [first, others];
}

/** Converts form values to a demand without client key and tracking; surrounding spaces are trimmed. */
export function toDemand(values: DemandValues, origin: DemandOrigin): DemandInput {
  const { asked: selectedVenues, days } = values;
  const [startDate, alternativeDates] = listDates(values);
  const { locale, pageFrom } = origin;
  const lastDay = isIsoDay(startDate) && days ? addDays(startDate, days - 1) : undefined;
  return {
    name: values.name.trim(),
    mobile: normalizePhone(values.mobile),
    company: values.company.trim(),
    email: values.email.trim(),
    cityCode: values.cityCode,
    eventType: values.eventType,
    startDate,
    ...(alternativeDates.length > 0 && { alternativeDates }),
    endDate: (values.dateFlexible && values.endDate) || lastDay,
    days,
    dateFlexible: values.dateFlexible || undefined,
    people: values.people,
    layout: values.layout,
    budget: values.budget?.toString(),
    needs: values.needs,
    guestRooms: values.guestRooms,
    remarks: formatRemarks(values, origin),
    siteIds: unique(selectedVenues.map((one) => one.siteId)),
    spaceCodes: unique(selectedVenues.map((one) => one.spaceCode)),
    pageFrom,
    consent: values.consent,
    locale,
    website: values.website || undefined,
  };
}

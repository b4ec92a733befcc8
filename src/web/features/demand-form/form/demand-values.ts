import { addDays, isIsoDay } from "../../../../domain/day.ts";
import type { DemandInput } from "../../../../domain/demand/demand-schema.ts";
import type { EventTypeId, Locale } from "../../../../domain/demand/demand-option.ts";
import type { DemandCall } from "../../../../domain/demand/demand-call.ts";
import { normalizePhone } from "../../../../domain/demand/field-rules.ts";
import { type DemandAttachment, type DemandQuestion, listAnswers } from "./demand-question.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import type { LayoutKey } from "../../../../domain/space/layouts.ts";

/** A venue, or one of its spaces, that the demand is for. */
export interface SelectedVenue {
  siteId: string;
  spaceCode?: string;
  name: string;
  demo?: boolean;
}

/** The demand forms' values as entered. */
export interface DemandValues {
  name: string;
  mobile: string;
  company: string;
  email: string;
  cityCode: string;
  cityName: string;
  eventType: EventTypeId | "";
  /** YYYY-MM-DD, empty if open */
  startDate: string;
  /** Last day (YYYY-MM-DD) of the period where the date is flexible; empty if open. */
  endDate: string;
  days: number | undefined;
  dateFlexible: boolean;
  /** NaN here and below: typed, but no number. */
  people: number | undefined;
  layout: LayoutKey | "";
  /** yuan a day */
  budget: number | undefined;
  guestRooms: number | undefined;
  needs: string[];
  remarks: string;
  asked: SelectedVenue[];
  /** Answers to the form's own questions by their ids. */
  answers: Record<string, string>;
  consent: boolean;
  /** The code from the text message, where the operator asks for one. Never stored. */
  captcha: string;
  /** Honeypot. */
  website: string;
}

export const emptyValues: DemandValues = {
  name: "",
  mobile: "",
  company: "",
  email: "",
  cityCode: "",
  cityName: "",
  eventType: "",
  startDate: "",
  endDate: "",
  days: undefined,
  dateFlexible: false,
  people: undefined,
  layout: "",
  budget: undefined,
  guestRooms: undefined,
  needs: [],
  remarks: "",
  asked: [],
  answers: {},
  consent: false,
  captcha: "",
  website: "",
};

/** Merges a form's initial values: non-empty ones of the page take precedence over `others`. */
export function mergeInitialValues(initial: Partial<DemandValues>, others: DemandValues = emptyValues): DemandValues {
  const given = Object.entries(initial).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "",
  );
  return { ...others, ...Object.fromEntries(given), answers: { ...others.answers, ...initial.answers } };
}

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

/** Converts form values to a demand without client key and tracking; surrounding spaces are trimmed. */
export function toDemand(values: DemandValues, origin: DemandOrigin): DemandInput {
  const { asked: selectedVenues, days, startDate } = values;
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

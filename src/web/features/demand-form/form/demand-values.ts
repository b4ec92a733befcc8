import type { BudgetKind, ContactOption, EventTypeId } from "#domain/demand/demand-option.ts";
import { demandLimits } from "#domain/limits.ts";
import type { LayoutKey } from "#domain/space/layouts.ts";

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
  /** First days that suit as well; an empty one is a field that is not filled in. */
  alternativeDates: string[];
  days: number | undefined;
  dateFlexible: boolean;
  /** NaN here and below: typed, but no number. */
  people: number | undefined;
  layout: LayoutKey | "";
  /** yuan */
  budget: number | undefined;
  budgetKind: BudgetKind;
  /** Whether the venues that are asked are told the budget. */
  shareBudget: boolean;
  guestRooms: number | undefined;
  needs: string[];
  remarks: string;
  asked: SelectedVenue[];
  /** Answers to the form's own questions by their ids. */
  answers: Record<string, string>;
  contactBy: ContactOption;
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
  alternativeDates: [],
  days: undefined,
  dateFlexible: false,
  people: undefined,
  layout: "",
  budget: undefined,
  budgetKind: "total",
  shareBudget: false,
  guestRooms: undefined,
  needs: [],
  remarks: "",
  asked: [],
  answers: {},
  contactBy: "call",
  consent: false,
  captcha: "",
  website: "",
};

/** Counts the venues that are asked; several spaces of one count once. */
export const countVenues = (asked: readonly SelectedVenue[]): number => new Set(asked.map(({ siteId }) => siteId)).size;

/** Returns the entries of the first venues, as many as one demand asks. */
export function pickFirstVenues(asked: readonly SelectedVenue[]): SelectedVenue[] {
  const picked = [...new Set(asked.map(({ siteId }) => siteId))].slice(0, demandLimits.venues);
  return asked.filter(({ siteId }) => picked.includes(siteId)).slice(0, demandLimits.spaces);
}

/** Merges a form's initial values: non-empty ones of the page take precedence over `others`. */
export function mergeInitialValues(initial: Partial<DemandValues>, others: DemandValues = emptyValues): DemandValues {
  const given = Object.entries(initial).filter(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined && value !== "",
  );
  return { ...others, ...Object.fromEntries(given), answers: { ...others.answers, ...initial.answers } };
}

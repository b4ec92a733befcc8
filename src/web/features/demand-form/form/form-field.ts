import type { DemandValues } from "./demand-values.ts";

/** The fields of the first step, in the order in which an event is thought through. */
export const meetingFields = [
  "asked",
  "eventType",
  "people",
  "layout",
  "startDate",
  "endDate",
  "alternativeDates",
  "cityCode",
  "days",
  "budget",
  "budgetKind",
  "guestRooms",
  "needs",
  "remarks",
] as const satisfies readonly (keyof DemandValues)[];

/** Fields in the order of the form: the first invalid one gets the focus. */
export const fieldOrder = [
  ...meetingFields,
  "name",
  "mobile",
  "captcha",
  "email",
  "company",
  "contactBy",
  "consent",
  "website",
] as const satisfies readonly (keyof DemandValues)[];
export type FormField = (typeof fieldOrder)[number];

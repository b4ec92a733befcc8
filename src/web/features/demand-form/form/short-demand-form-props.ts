import type { ComponentType, ReactNode } from "react";
import type { DemandCall } from "#domain/demand/demand-call.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import type { EarlyInput } from "../short/early-input.ts";
import type { DemandAttachment, DemandQuestion } from "./demand-question.ts";
import type { FormField } from "./form-field.ts";
import type { SelectedVenue, DemandValues } from "./demand-values.ts";
import type { PhoneFieldProps } from "../phone/phone-field-props.ts";

/** A field that a short form can show. */
export type ShortField = Exclude<
  FormField,
  "captcha" | "asked" | "endDate" | "alternativeDates" | "budgetKind" | "contactBy" | "consent" | "website"
>;

/** A question of the form; `place`: before the fields, after them, or folded away with the optional ones (the default). */
export interface PlacedQuestion extends DemandQuestion {
  place?: "first" | "last" | "more";
}

export interface ShortDemandFormProps {
  /** The page that the demand comes from, such as home, zt/marriott or activity/budget. */
  pageFrom: string;
  /** The call that the demand is sent with; common/caseSubmit by default. */
  call?: DemandCall;
  texts?: DemandTexts;
  locale?: Locale;
  /** Texts of this form only: `submit` is the button's, `city`, `people` and the like are labels. */
  wording?: Partial<DemandTexts["form"]>;
  city?: { code: string; name: string };
  people?: number;
  layout?: DemandValues["layout"];
  /** Venues or spaces that the demand is for. */
  selectedVenues?: SelectedVenue[];
  /** Further values that the page knows. A value that the page changes is followed until the visitor changes it. */
  initial?: Partial<DemandValues>;
  /** The fields that are shown, in this order. */
  fields?: readonly ShortField[];
  /** Optional fields that are folded away. */
  moreFields?: readonly ShortField[];
  /** Fields that this form requires beyond those of its call. */
  required?: readonly ShortField[];
  /** The cities to choose from, instead of those of the site. */
  cities?: readonly { code: string; name: string }[];
  /** Renders the phone number, where the call has its own field for it. */
  numberField?: ComponentType<PhoneFieldProps>;
  questions?: readonly PlacedQuestion[];
  /** What the page adds to the remarks; the visitor sees its title. */
  attachment?: DemandAttachment | undefined;
  /** Asks for the event first and for the contact in a second step. */
  twoSteps?: boolean;
  /** The page's own controls, above the fields. */
  children?: ReactNode;
  /** Called with the values on each change. */
  onValues?: (values: DemandValues) => void;
  /** What was done in the form that the server drew, which this one takes the place of. */
  early?: EarlyInput;
}

/** The fields of a short form where its page names none. */
export const defaultShortFields = ["name", "mobile", "people", "cityCode"] as const satisfies readonly ShortField[];

const contactFields: readonly ShortField[] = ["name", "mobile", "email", "company"];

/** Returns whether a field is of the second step. */
export const isContactField = (field: ShortField) => contactFields.includes(field);

/** The text of the form that labels each field. */
const labelKeys = {
  name: "name",
  mobile: "mobile",
  company: "company",
  email: "email",
  cityCode: "city",
  eventType: "eventType",
  startDate: "startDate",
  days: "days",
  people: "people",
  layout: "layout",
  budget: "budget",
  guestRooms: "guestRooms",
  needs: "needs",
  remarks: "remarks",
} as const satisfies Record<ShortField, keyof DemandTexts["form"]>;

/** Returns a field's label; `anywhere`: landlines are accepted too. */
export const getFieldLabel = (texts: DemandTexts, field: ShortField, anywhere: boolean): string =>
  texts.form[field === "mobile" && anywhere ? "phone" : labelKeys[field]];

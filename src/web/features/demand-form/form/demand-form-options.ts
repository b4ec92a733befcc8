import type { DemandCall } from "#domain/demand/demand-call.ts";
import { budgets, eventTypes, type Locale, needGroups } from "#domain/demand/demand-option.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import type { ComponentType } from "react";
import type { FormField } from "./form-field.ts";
import type { DemandAttachment, DemandQuestion } from "./demand-question.ts";
import type { DemandValues } from "./demand-values.ts";
import type { PhoneFieldProps } from "../phone/phone-field-props.ts";

interface Choice {
  id: string;
  name: string;
}

/** What the fields offer, in the form's language: the answers of common/getCaseFilters and common/getBusiDetailList. */
export interface DemandChoices {
  eventTypes: readonly Choice[];
  budgets: readonly Choice[];
  needs: readonly (Choice & { items: readonly Choice[] })[];
}

/** Returns what the fields offer on pages that do not load it, from the tables behind those calls. */
export function getDemandChoices(locale: Locale): DemandChoices {
  const toChoices = (options: readonly { id: string; zh: string; en: string }[]) =>
    options.map((option) => ({ id: option.id, name: option[locale] }));
  return {
    eventTypes: toChoices(eventTypes),
    budgets: toChoices(budgets),
    needs: needGroups.map((group) => ({ id: group.id, name: group[locale], items: toChoices(group.items) })),
  };
}

export interface DemandFormOptions {
  /** The call that the demand is sent with. */
  call: DemandCall;
  texts: DemandTexts;
  locale: Locale;
  /** The page that the demand comes from; sent with it. */
  pageFrom: string;
  /** Values that the page knows; they take precedence over a draft. */
  initial: Partial<DemandValues>;
  /** ISO day in China of the page's data, until the browser knows its own. */
  today?: string;
  /** The field that reports the error if neither people nor event type is given; one is enough. */
  requiredAlternative: "people" | "eventType";
  /** Fields that this form requires beyond those of the call. */
  required?: readonly FormField[];
  /** The cities to choose from, instead of those of the site. */
  cities?: readonly { code: string; name: string }[];
  /** Renders the phone number, where the form has its own field for it. */
  numberField?: ComponentType<PhoneFieldProps>;
  questions?: readonly DemandQuestion[];
  attachment?: DemandAttachment;
  /** What the fields offer; from the tables where the page has not loaded it. */
  choices?: DemandChoices;
}

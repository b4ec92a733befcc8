import { demandLimits } from "#domain/limits.ts";
import { TextArea } from "#web/ui/forms/field.tsx";
import { BudgetField } from "../fields/budget-field.tsx";
import { CityField } from "../fields/city-field.tsx";
import { DaysField, StartDateField } from "../dates/start-date-field.tsx";
import { EventTypeSelect } from "../fields/event-type-field.tsx";
import { LayoutField } from "../fields/layout-field.tsx";
import { CompanyField, EmailField, MobileField, NameField } from "../fields/name-field.tsx";
import { NeedsField } from "../fields/needs-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import type { ShortField } from "../form/short-demand-form-props.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import { registerField } from "../form/register-field.ts";
import styles from "./short-fields.module.css";

export interface DemandFieldProps {
  demand: DemandForm;
  name: ShortField;
  /** 选填, where the field stands among required ones. */
  aside?: string;
}

function RemarksField({ demand, aside }: Omit<DemandFieldProps, "name">) {
  const { form, texts } = demand;
  return (
    <TextArea
      label={texts.form.remarks}
      aside={aside}
      error={form.formState.errors.remarks?.message}
      placeholder={texts.form.remarksHint}
      maxLength={demandLimits.typedRemarks}
      rows={3}
      data-field="remarks"
      {...registerField(demand, "remarks")}
    />
  );
}

/** Renders one field of a short form by its name; budget, needs and remarks take the whole width. */
export function DemandField({ demand, name, aside }: DemandFieldProps) {
  const { form: texts } = demand.texts;
  switch (name) {
    case "name":
      return <NameField {...demand} />;
    case "mobile":
      return <MobileField {...demand} />;
    case "cityCode":
      return <CityField {...demand} />;
    case "company":
      return <CompanyField demand={demand} aside={aside} />;
    case "email":
      return <EmailField demand={demand} aside={aside} />;
    case "people":
      return <NumberField demand={demand} name={name} label={texts.people} aside={aside} unit={texts.peopleUnit} />;
    case "guestRooms":
      return <NumberField demand={demand} name={name} label={texts.guestRooms} aside={aside} unit={texts.roomsUnit} />;
    case "eventType":
      return <EventTypeSelect demand={demand} aside={aside} />;
    case "startDate":
      return <StartDateField demand={demand} aside={aside} hintsOnFocus />;
    case "days":
      return <DaysField demand={demand} aside={aside} />;
    case "layout":
      return <LayoutField {...demand} />;
    case "budget":
      return (
        <div className={styles.wide}>
          <BudgetField {...demand} />
        </div>
      );
    case "needs":
      return (
        <div className={styles.wide}>
          <NeedsField {...demand} />
        </div>
      );
    case "remarks":
      return (
        <div className={styles.wide}>
          <RemarksField demand={demand} aside={aside} />
        </div>
      );
  }
}

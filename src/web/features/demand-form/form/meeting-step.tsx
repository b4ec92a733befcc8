import { useState } from "react";
import { useWatch } from "react-hook-form";
import { formatDemandSummary } from "../../../../domain/demand/format-demand-sentence.ts";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { Button } from "../../../ui/forms/button.tsx";
import { CityField } from "../fields/city-field.tsx";
import { ConsentField, MobileField, NameField } from "../fields/name-field.tsx";
import { DateFields } from "../fields/date-fields.tsx";
import { EventTypeField } from "../fields/event-type-field.tsx";
import { SubmitButton } from "./submit-button.tsx";
import { LayoutField } from "../fields/layout-field.tsx";
import { MoreFields } from "../fields/more-fields.tsx";
import { NumberField } from "../fields/number-field.tsx";
import type { DemandForm } from "./use-demand-form.ts";
import demandFormStyles from "./demand-form.module.css";
import styles from "./meeting-step.module.css";

const moreFields = ["guestRooms", "needs", "budget", "company", "email", "remarks"] as const;

/** Renders the first group: city, people, layout, date. */
export function MeetingStep({ demand, onNext }: { demand: DemandForm; onNext: () => void }) {
  const { texts } = demand;
  return (
    <li className={styles.currentStep}>
      <h2 tabIndex={-1}>
        {texts.form.meeting} <small>{fillTemplate(texts.form.step, { n: 1 })}</small>
      </h2>
      <div className={demandFormStyles.fieldGroup}>
        <div className={demandFormStyles.halves}>
          <CityField {...demand} />
          <NumberField demand={demand} name="people" label={texts.form.people} unit={texts.form.peopleUnit} />
        </div>
        <LayoutField {...demand} />
        <DateFields {...demand} />
        <Button variant="ink" full onClick={onNext}>
          {texts.form.next}
        </Button>
      </div>
    </li>
  );
}

/** Renders the completed first group as a summary line with a button to reopen it. */
export function MeetingDone({ demand, onChange }: { demand: DemandForm; onChange: () => void }) {
  const { form, texts, locale } = demand;
  const line = formatDemandSummary(useWatch({ control: form.control }), locale);
  return (
    <li className={styles.doneStep}>
      <h2>
        {texts.form.meeting}
        <small>
          <span>{line}</span>
          <button type="button" className={demandFormStyles.textButton} onClick={onChange}>
            {texts.form.change}
          </button>
        </small>
      </h2>
    </li>
  );
}

/** Renders the second group: event type, contact and the submit button. */
export function ContactStep({ demand }: { demand: DemandForm }) {
  const { texts } = demand;
  return (
    <li className={styles.currentStep}>
      <h2 tabIndex={-1}>
        {texts.form.contact} <small>{fillTemplate(texts.form.step, { n: 2 })}</small>
      </h2>
      <div className={demandFormStyles.fieldGroup}>
        <EventTypeField {...demand} />
        <div className={demandFormStyles.halves}>
          <NameField {...demand} />
          <MobileField {...demand} />
        </div>
        <ConsentField {...demand} />
        <SubmitButton {...demand} />
      </div>
    </li>
  );
}

/** Renders the collapsed group of optional fields; it opens by itself if one of them is invalid. */
export function MoreStep({ demand }: { demand: DemandForm }) {
  const { texts, form } = demand;
  const broken = moreFields.some((field) => form.formState.errors[field]);
  const [open, setOpen] = useState(moreFields.some((field) => form.getValues(field)?.toString()));
  return (
    <li className={styles.laterStep}>
      <details open={open || broken} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <h2>
            {texts.form.more} <small>{texts.form.optional}</small>
          </h2>
        </summary>
        <MoreFields {...demand} />
      </details>
    </li>
  );
}

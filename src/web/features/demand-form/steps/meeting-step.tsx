import { useState } from "react";
import { useWatch } from "react-hook-form";
import { formatDemandSummary } from "#domain/demand/list-demand-slots.ts";
import { demandLimits } from "#domain/limits.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { TextArea } from "#web/ui/forms/field.tsx";
import { BudgetField } from "../fields/budget-field.tsx";
import { CityField } from "../fields/city-field.tsx";
import { DateFields } from "../dates/date-fields.tsx";
import { DaysField } from "../dates/start-date-field.tsx";
import { EventTypeField } from "../fields/event-type-field.tsx";
import { LayoutField } from "../fields/layout-field.tsx";
import { NeedsField } from "../fields/needs-field.tsx";
import { NumberField } from "../fields/number-field.tsx";
import { meetingFields } from "../form/form-field.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import { StepProblems } from "./step-problems.tsx";
import { registerField } from "../form/register-field.ts";
import demandFormStyles from "../form/demand-form.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./meeting-step.module.css";

/** Renders guest rooms, needs and remarks, folded unless one of them is invalid. */
function MoreFields({ demand }: { demand: DemandForm }) {
  const { texts, form } = demand;
  const { errors } = form.formState;
  const [open, setOpen] = useState(false);
  return (
    <details
      className={styles.more}
      open={open || Boolean(errors.guestRooms ?? errors.remarks ?? errors.needs)}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={textStyles.caret}>
        {texts.form.more} <small>{texts.form.optional}</small>
      </summary>
      <div className={demandFormStyles.fieldGroup}>
        <NumberField demand={demand} name="guestRooms" label={texts.form.guestRooms} unit={texts.form.roomsUnit} />
        <NeedsField {...demand} />
        <TextArea
          label={texts.form.remarks}
          error={errors.remarks?.message}
          placeholder={texts.form.remarksHint}
          maxLength={demandLimits.typedRemarks}
          rows={4}
          data-field="remarks"
          {...registerField(demand, "remarks")}
        />
      </div>
    </details>
  );
}

interface MeetingStepProps {
  demand: DemandForm;
  /** Whether the visitor has tried to go on. */
  attempted: boolean;
}

/** Renders the first step: the event, and what it needs. */
export function MeetingStep({ demand, attempted }: MeetingStepProps) {
  const { form: formTexts } = demand.texts;
  return (
    <div className={demandFormStyles.fieldGroup}>
      <StepProblems demand={demand} fields={meetingFields} attempted={attempted} />
      <EventTypeField {...demand} />
      <div className={demandFormStyles.halves}>
        <NumberField demand={demand} name="people" label={formTexts.people} unit={formTexts.peopleUnit} />
        <LayoutField {...demand} />
      </div>
      <DateFields {...demand} />
      <div className={demandFormStyles.halves}>
        <CityField {...demand} />
        <DaysField aside={formTexts.optional} demand={demand} />
      </div>
      <BudgetField {...demand} />
      <MoreFields demand={demand} />
      <Button type="submit" variant="ink" full>
        {formTexts.next}
      </Button>
    </div>
  );
}

/** Renders the completed first step as a summary line with a button to reopen it. */
export function MeetingDone({ demand, onChange }: { demand: DemandForm; onChange: () => void }) {
  const { form, texts, locale, today } = demand;
  const line = formatDemandSummary(useWatch({ control: form.control }), locale, today);
  return (
    <li className={styles.doneStep}>
      <h2>
        <span className={textStyles.noWrap}>{texts.form.meeting}</span>
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

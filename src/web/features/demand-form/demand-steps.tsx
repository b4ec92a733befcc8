import { useState } from "react";
import { useWatch } from "react-hook-form";
import { summary } from "../../../domain/demand/understood.ts";
import { demandLimits } from "../../../domain/limits.ts";
import { filled } from "../../../texts/filled.ts";
import { Button } from "../../ui/button.tsx";
import { CityField } from "./city-field.tsx";
import { ConsentField, MobileField, NameField } from "./contact-fields.tsx";
import { DateFields } from "./date-fields.tsx";
import { EventTypeField } from "./event-type-field.tsx";
import { SubmitButton } from "./form-end.tsx";
import { LayoutField } from "./layout-field.tsx";
import { MoreFields } from "./more-fields.tsx";
import { NumberField } from "./number-field.tsx";
import type { DemandForm } from "./use-demand-form.ts";

const moreFields = ["guestRooms", "needs", "budget", "company", "email", "remarks"] as const;

/** Renders the first group: city, people, layout, date. */
export function MeetingStep({ demand, onNext }: { demand: DemandForm; onNext: () => void }) {
  const { texts } = demand;
  return (
    <li className="cur">
      <h2 tabIndex={-1}>
        {texts.form.meeting} <small>{filled(texts.form.step, { n: 1 })}</small>
      </h2>
      <div className="grp">
        <div className="half">
          <CityField {...demand} />
          <NumberField
            demand={demand}
            name="people"
            label={texts.form.people}
            unit={texts.form.peopleUnit}
            max={demandLimits.people}
          />
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
  const line = summary(useWatch({ control: form.control }), locale);
  return (
    <li className="done">
      <h2>
        {texts.form.meeting}
        <small>
          <span>{line}</span>
          <button type="button" className="words" onClick={onChange}>
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
    <li className="cur">
      <h2 tabIndex={-1}>
        {texts.form.contact} <small>{filled(texts.form.step, { n: 2 })}</small>
      </h2>
      <div className="grp">
        <EventTypeField {...demand} />
        <div className="half">
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
  const [open, setOpen] = useState(false);
  return (
    <li className="todo">
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

import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { TextInput } from "../../../ui/forms/field.tsx";
import { ConsentField, MobileField, NameField } from "../fields/name-field.tsx";
import type { FormField } from "../form/demand-resolver.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { StepProblems } from "./step-problems.tsx";
import demandFormStyles from "../form/demand-form.module.css";
import styles from "./meeting-step.module.css";

const contactFields = ["name", "mobile", "email", "company", "consent"] as const satisfies readonly FormField[];

/** Renders the second step: whom to call, where to send the offer, and the submit button. */
export function ContactStep({ demand }: { demand: DemandForm }) {
  const { texts, form } = demand;
  const { errors, submitCount } = form.formState;
  return (
    <li className={styles.currentStep}>
      <h2 tabIndex={-1}>
        {texts.form.contact} <small>{fillTemplate(texts.form.step, { n: 2 })}</small>
      </h2>
      <div className={demandFormStyles.fieldGroup}>
        <div className={demandFormStyles.halves}>
          <NameField {...demand} />
          <MobileField {...demand} />
        </div>
        <TextInput
          label={texts.form.email}
          aside={texts.form.optional}
          hint={texts.form.emailHint}
          error={errors.email?.message}
          autoComplete="email"
          inputMode="email"
          type="email"
          maxLength={120}
          data-field="email"
          {...form.register("email")}
        />
        <TextInput
          label={texts.form.company}
          aside={texts.form.optional}
          error={errors.company?.message}
          autoComplete="organization"
          maxLength={80}
          data-field="company"
          {...form.register("company")}
        />
        <ConsentField {...demand} />
        <StepProblems demand={demand} fields={contactFields} attempted={submitCount > 0} />
        <SubmitButton {...demand} />
      </div>
    </li>
  );
}

import { CompanyField, ConsentField, EmailField, MobileField, NameField } from "../fields/name-field.tsx";
import type { FormField } from "../form/form-field.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { StepHeading } from "./step-heading.tsx";
import { StepProblems } from "./step-problems.tsx";
import demandFormStyles from "../form/demand-form.module.css";
import styles from "./meeting-step.module.css";

const contactFields = [
  "name",
  "mobile",
  "captcha",
  "email",
  "company",
  "consent",
] as const satisfies readonly FormField[];

/** Renders the second step: whom to call, where to send the offer, and the submit button. */
export function ContactStep({ demand }: { demand: DemandForm }) {
  const { texts, form } = demand;
  const { submitCount } = form.formState;
  return (
    <li className={styles.currentStep}>
      <StepHeading title={texts.form.contact} step={2} texts={texts} />
      <div className={demandFormStyles.fieldGroup}>
        <div className={demandFormStyles.halves}>
          <NameField {...demand} />
          <MobileField {...demand} />
        </div>
        <EmailField demand={demand} aside={texts.form.optional} hint={texts.form.emailHint} />
        <CompanyField demand={demand} aside={texts.form.optional} />
        <ConsentField {...demand} />
        <StepProblems demand={demand} fields={contactFields} attempted={submitCount > 0} />
        <SubmitButton {...demand} />
      </div>
    </li>
  );
}

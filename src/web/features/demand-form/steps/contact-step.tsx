import { formatTelHref } from "#domain/format-tel-href.ts";
import { markSample } from "#texts/site/mark-sample.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import textStyles from "#web/ui/text/text.module.css";
import { ContactByField } from "../fields/contact-by-field.tsx";
import { CompanyField, ConsentField, EmailField, MobileField, NameField } from "../fields/name-field.tsx";
import type { FormField } from "../form/form-field.ts";
import { SubmitButton } from "../form/submit-button.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { StepProblems } from "./step-problems.tsx";
import demandFormStyles from "../form/demand-form.module.css";

const contactFields = [
  "name",
  "mobile",
  "captcha",
  "email",
  "company",
  "contactBy",
  "consent",
] as const satisfies readonly FormField[];

interface ContactStepProps {
  demand: DemandForm;
  onBack: () => void;
}

/** Renders the second step: whom to reach and how, where to send the offer, and the submit button. */
export function ContactStep({ demand, onBack }: ContactStepProps) {
  const { texts, form, locale } = demand;
  const { hotline } = useRuntimeConfig();
  return (
    <div className={demandFormStyles.fieldGroup}>
      <StepProblems demand={demand} fields={contactFields} attempted={form.formState.submitCount > 0} />
      <div className={demandFormStyles.halves}>
        <NameField {...demand} />
        <MobileField {...demand} />
      </div>
      <CompanyField demand={demand} aside={texts.form.companyNote} />
      <EmailField demand={demand} aside={texts.form.optional} hint={texts.form.emailHint} />
      <ContactByField {...demand} />
      <ConsentField {...demand} />
      <SubmitButton {...demand} />
      <p className={textStyles.soft}>
        {texts.form.afterwards}{" "}
        {hotline && (
          <>
            {texts.form.orCall} <a href={formatTelHref(hotline)}>{markSample(hotline, locale)}</a>
            {texts.form.sentenceSeparator}
          </>
        )}
        <button className={demandFormStyles.textButton} onClick={onBack} type="button">
          {texts.form.back}
        </button>
      </p>
    </div>
  );
}

import { useId } from "react";
import { useController } from "react-hook-form";
import { isMainlandMobile, normalizePhone, formatMobile } from "#domain/demand/field-rules.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { TextInput } from "#web/ui/forms/field.tsx";
import { LazyCodeField } from "../verification/lazy-code-field.tsx";
import { PrivacyNote } from "./privacy-note.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { registerField } from "../form/register-field.ts";
import checkOptionStyles from "#web/ui/forms/check-option.module.css";
import fieldStyles from "#web/ui/forms/field.module.css";

export function NameField(demand: DemandForm) {
  const { form, texts } = demand;
  const error = form.formState.errors.name?.message;
  return (
    <TextInput
      label={texts.form.name}
      error={error}
      autoComplete="name"
      maxLength={60}
      data-field="name"
      {...registerField(demand, "name")}
    />
  );
}

/** Renders the phone number field, and beside it the one for its code where the operator asks for codes. */
export function MobileField(demand: DemandForm) {
  const Input = demand.numberField ?? NumberInput;
  return (
    <>
      <Input {...demand} />
      <LazyCodeField {...demand} />
    </>
  );
}

/** Renders the input of the number; a mainland mobile is grouped by spaces on blur. */
function NumberInput({ form, texts, locale, numbers }: DemandForm) {
  const { field, fieldState } = useController({ control: form.control, name: "mobile" });
  const groupDigits = () => {
    if (locale === "zh" && isMainlandMobile(normalizePhone(field.value))) field.onChange(formatMobile(field.value));
    field.onBlur();
  };
  return (
    <TextInput
      label={numbers !== "mainland" ? texts.form.phone : texts.form.mobile}
      error={fieldState.error?.message}
      autoComplete="tel"
      inputMode="tel"
      type="tel"
      maxLength={30}
      data-field="mobile"
      {...field}
      onBlur={groupDigits}
    />
  );
}

interface ContactFieldProps {
  demand: DemandForm;
  /** Text at the right end of the label's line. */
  aside?: string;
}

export function EmailField({ demand, aside, hint }: ContactFieldProps & { hint?: string }) {
  const { form, texts } = demand;
  return (
    <TextInput
      label={texts.form.email}
      aside={aside}
      hint={hint}
      error={form.formState.errors.email?.message}
      autoComplete="email"
      inputMode="email"
      type="email"
      maxLength={120}
      data-field="email"
      {...registerField(demand, "email")}
    />
  );
}

export function CompanyField({ demand, aside }: ContactFieldProps) {
  const { form, texts } = demand;
  return (
    <TextInput
      label={texts.form.company}
      aside={aside}
      error={form.formState.errors.company?.message}
      autoComplete="organization"
      maxLength={80}
      data-field="company"
      {...registerField(demand, "company")}
    />
  );
}

/** Renders the consent checkbox, never prefilled; the link between its two labels opens the privacy note. */
export function ConsentField({ form, texts }: DemandForm) {
  const id = useId();
  const { retentionDays } = useRuntimeConfig();
  const error = form.formState.errors.consent?.message;
  const marks = error ? ({ "aria-describedby": `${id}-note`, "aria-invalid": true } as const) : undefined;
  return (
    <div className={fieldStyles.field}>
      <div className={checkOptionStyles.checkOption}>
        <input id={id} type="checkbox" data-field="consent" {...marks} {...form.register("consent")} />
        <div>
          <label htmlFor={id}>{texts.form.consentBefore}</label>
          <PrivacyNote texts={texts} />
          <label htmlFor={id}>{fillTemplate(texts.form.consentAfter, { days: retentionDays })}</label>
        </div>
      </div>
      {error && (
        <span className={fieldStyles.error} id={`${id}-note`}>
          {error}
        </span>
      )}
    </div>
  );
}

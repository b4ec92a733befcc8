import { useController, useWatch } from "react-hook-form";
import { budgets, needGroups } from "../../../../domain/demand/demand-option.ts";
import { demandLimits } from "../../../../domain/limits.ts";
import { Chip } from "../../../ui/forms/chip.tsx";
import { TextArea, TextInput } from "../../../ui/forms/field.tsx";
import { NumberField } from "./number-field.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import demandFormStyles from "../form/demand-form.module.css";
import chipStyles from "../../../ui/forms/chip.module.css";
import fieldStyles from "../../../ui/forms/field.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./more-fields.module.css";

/** Renders the needs by group, one chip each. */
function Needs({ form, texts, locale }: DemandForm) {
  const { field } = useController({ control: form.control, name: "needs" });
  const toggle = (id: string) =>
    field.onChange(field.value.includes(id) ? field.value.filter((need) => need !== id) : [...field.value, id]);
  return (
    <fieldset className={classNames(fieldStyles.field, styles.needs)} data-field="needs">
      <legend className={fieldStyles.label}>{texts.form.needs}</legend>
      {needGroups.map((group) => (
        <fieldset key={group.id}>
          <legend className={textStyles.small}>{group[locale]}</legend>
          <div className={chipStyles.chips}>
            {group.items.map((item) => (
              <Chip key={item.id} tall on={field.value.includes(item.id)} onClick={() => toggle(item.id)}>
                {item[locale]}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

/** Renders the optional fields: guest rooms, needs, budget, company, email, remarks. */
export function MoreFields(demand: DemandForm) {
  const { form, texts, locale } = demand;
  const { errors } = form.formState;
  const formTexts = texts.form;
  const budget = useWatch({ control: form.control, name: "budget" });
  return (
    <div className={demandFormStyles.fieldGroup}>
      <NumberField demand={demand} name="guestRooms" label={formTexts.guestRooms} unit={formTexts.roomsUnit} />
      <Needs {...demand} />
      <NumberField demand={demand} name="budget" label={formTexts.budget} unit={formTexts.budgetUnit} />
      <div className={chipStyles.chips}>
        {budgets.map((preset) => (
          <Chip
            key={preset.id}
            tall
            on={budget === Number(preset.id)}
            onClick={() => form.setValue("budget", Number(preset.id), { shouldDirty: true, shouldValidate: true })}
          >
            {preset[locale]}
          </Chip>
        ))}
      </div>
      <div className={demandFormStyles.halves}>
        <TextInput
          label={formTexts.company}
          error={errors.company?.message}
          autoComplete="organization"
          maxLength={80}
          data-field="company"
          {...form.register("company")}
        />
        <TextInput
          label={formTexts.email}
          error={errors.email?.message}
          autoComplete="email"
          inputMode="email"
          type="email"
          maxLength={120}
          data-field="email"
          {...form.register("email")}
        />
      </div>
      <TextArea
        label={formTexts.remarks}
        error={errors.remarks?.message}
        placeholder={formTexts.remarksHint}
        maxLength={demandLimits.remarks}
        rows={4}
        data-field="remarks"
        {...form.register("remarks")}
      />
    </div>
  );
}

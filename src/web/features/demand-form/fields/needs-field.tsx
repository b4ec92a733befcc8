import { useController } from "react-hook-form";
import { Chip } from "#web/ui/forms/chip.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import chipStyles from "#web/ui/forms/chip.module.css";
import fieldStyles from "#web/ui/forms/field.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./needs-field.module.css";

/** Renders the needs by group, one chip each. */
export function NeedsField({ form, texts, choices }: DemandForm) {
  const { field } = useController({ control: form.control, name: "needs" });
  const toggle = (id: string) =>
    field.onChange(field.value.includes(id) ? field.value.filter((need) => need !== id) : [...field.value, id]);
  return (
    <fieldset className={classNames(fieldStyles.field, styles.needs)} data-field="needs">
      <legend className={fieldStyles.label}>{texts.form.needs}</legend>
      {choices.needs.map((group) => (
        <fieldset key={group.id}>
          <legend className={textStyles.small}>{group.name}</legend>
          <div className={chipStyles.chips}>
            {group.items.map((item) => (
              <Chip key={item.id} tall on={field.value.includes(item.id)} onClick={() => toggle(item.id)}>
                {item.name}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

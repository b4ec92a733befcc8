import { capitalize } from "#domain/format.ts";
import { useController } from "react-hook-form";
import { getLayoutName } from "#domain/demand/format-demand-sentence.ts";
import { layouts } from "#domain/space/layouts.ts";
import { LayoutIcon } from "#web/ui/drawing/layout-icon.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import fieldStyles from "#web/ui/forms/field.module.css";
import layoutPickerStyles from "#web/ui/forms/layout-picker.module.css";

/** Renders the layouts as drawings; pressing the selected one again clears it. */
export function LayoutField({ form, texts, locale }: DemandForm) {
  const { field } = useController({ control: form.control, name: "layout" });
  return (
    <fieldset className={fieldStyles.field} data-field="layout">
      <legend className={fieldStyles.label}>
        <span>{texts.form.layout}</span>
        <span>{texts.form.optional}</span>
      </legend>
      <div className={layoutPickerStyles.layoutPicker}>
        {layouts.map((layout) => (
          <label key={layout.key}>
            <input
              type="radio"
              name="layout"
              value={layout.key}
              checked={field.value === layout.key}
              onChange={() => field.onChange(layout.key)}
              onClick={() => field.value === layout.key && field.onChange("")}
            />
            <LayoutIcon layout={layout.key} />
            {capitalize(getLayoutName(layout.key, locale))}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

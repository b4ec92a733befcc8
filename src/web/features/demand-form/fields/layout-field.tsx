import { useController } from "react-hook-form";
import { getLayoutName } from "#domain/demand/list-demand-slots.ts";
import { capitalize } from "#domain/format.ts";
import { layouts } from "#domain/space/layouts.ts";
import { Select } from "#web/ui/forms/field.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";

/** Renders the layouts as a native select. */
export function LayoutField({ form, texts, locale }: DemandForm) {
  const { field } = useController({ control: form.control, name: "layout" });
  return (
    <Select aside={texts.form.optional} data-field="layout" label={texts.form.layout} {...field}>
      <option value="">{texts.form.openDays}</option>
      {layouts.map(({ key }) => (
        <option key={key} value={key}>
          {capitalize(getLayoutName(key, locale))}
        </option>
      ))}
    </Select>
  );
}

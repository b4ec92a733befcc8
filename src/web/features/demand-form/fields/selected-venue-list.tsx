import { useWatch } from "react-hook-form";
import { fillTemplate } from "../../../../texts/site/fill-template.ts";
import { DemoTag } from "../../../ui/text/demo-tag.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import chipStyles from "../../../ui/forms/chip.module.css";
import fieldStyles from "../../../ui/forms/field.module.css";
import listRowStyles from "../../../ui/list/list-row.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./selected-venue-list.module.css";

/** Renders the venues and spaces that the demand is for; each can be removed. */
export function SelectedVenueList({ form, texts }: DemandForm) {
  const selectedVenues = useWatch({ control: form.control, name: "asked" });
  const error = form.formState.errors.asked?.message;
  if (selectedVenues.length === 0)
    return error ? <p className={classNames(fieldStyles.error, styles.problem)}>{error}</p> : null;
  const remove = (at: number) =>
    form.setValue(
      "asked",
      selectedVenues.filter((_, index) => index !== at),
      { shouldDirty: true, shouldValidate: Boolean(error) },
    );
  return (
    <div data-field="asked">
      <ul className={styles.selectedVenues}>
        {selectedVenues.map((one, at) => (
          <li className={classNames(listRowStyles.listRow, styles.venue)} key={`${one.siteId}-${one.spaceCode ?? ""}`}>
            <span>
              {one.name}
              <DemoTag demo={one.demo} name={one.name} />
            </span>
            <button
              type="button"
              className={classNames(chipStyles.removeButton, styles.remove)}
              aria-label={fillTemplate(texts.form.remove, { name: one.name })}
              onClick={() => remove(at)}
            >
              <i className={chipStyles.cross} />
            </button>
          </li>
        ))}
      </ul>
      {error && <p className={classNames(fieldStyles.error, styles.problem)}>{error}</p>}
      <p className={classNames(textStyles.small, styles.note)}>
        {selectedVenues.length > 1 ? fillTemplate(texts.form.several, { n: selectedVenues.length }) : texts.form.alone}
      </p>
    </div>
  );
}

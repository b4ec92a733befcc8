import { useState } from "react";
import { useController, useWatch } from "react-hook-form";
import { Field, Select } from "#web/ui/forms/field.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { LoadedCityDialog } from "../city/loaded-city-dialog.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import fieldStyles from "#web/ui/forms/field.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./city-field.module.css";

/** Returns the form's city and a setter of code and name together; only the code is validated. */
function useCity({ form }: Pick<DemandForm, "form">) {
  const { field, fieldState } = useController({ control: form.control, name: "cityCode" });
  const name = useWatch({ control: form.control, name: "cityName" });
  const choose = (city: { code: string; name: string }) => {
    form.setValue("cityName", city.name);
    form.setValue("cityCode", city.code, { shouldDirty: true, shouldValidate: true });
  };
  return { code: field.value, name, error: fieldState.error?.message, choose };
}

/** Renders a form's own cities as a native select. */
function CitySelect(demand: DemandForm) {
  const { texts, cities = [] } = demand;
  const { code, error, choose } = useCity(demand);
  return (
    <Select
      label={texts.form.city}
      error={error}
      data-field="cityCode"
      name="cityCode"
      value={code}
      onChange={(event) => choose(cities.find((city) => city.code === event.target.value) ?? { code: "", name: "" })}
    >
      <option value="">{texts.form.chooseCity}</option>
      {cities.map((city) => (
        <option key={city.code} value={city.code}>
          {city.name}
        </option>
      ))}
    </Select>
  );
}

/** Renders the city as a field that opens the city dialog, or as a select where the form has its own cities. */
export function CityField(demand: DemandForm) {
  return demand.cities ? <CitySelect {...demand} /> : <CityDialogField {...demand} />;
}

function CityDialogField(demand: DemandForm) {
  const { texts, locale } = demand;
  const [open, setOpen] = useState(false);
  const { code, name, error, choose } = useCity(demand);
  return (
    <>
      <Field label={texts.form.city} error={error}>
        {(wiring) => (
          <span className={fieldStyles.select}>
            <button
              {...wiring}
              type="button"
              className={classNames(fieldStyles.input, styles.cityButton)}
              data-field="cityCode"
              onClick={() => setOpen(true)}
            >
              {name || <span className={textStyles.soft}>{texts.form.chooseCity}</span>}
            </button>
          </span>
        )}
      </Field>
      <LoadedCityDialog
        open={open}
        onClose={() => setOpen(false)}
        chosen={code}
        onChoose={choose}
        texts={texts}
        locale={locale}
      />
    </>
  );
}

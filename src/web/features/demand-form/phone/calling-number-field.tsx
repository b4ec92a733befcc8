import { useState } from "react";
import { useController } from "react-hook-form";
import { callingCountries, type CallingCountry } from "#domain/demand/phone/calling-countries.ts";
import { formatMobile } from "#domain/demand/field-rules.ts";
import { joinCallingNumber, splitCallingNumber } from "#domain/demand/phone/split-calling-number.ts";
import { callingNumberEn } from "#texts/demand/calling-number.en.ts";
import { callingNumberZh } from "#texts/demand/calling-number.zh.ts";
import type { PhoneFieldProps } from "./phone-field-props.ts";
import { Field } from "#web/ui/forms/field.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import fieldStyles from "#web/ui/forms/field.module.css";
import styles from "./calling-number-field.module.css";

/**
 * Renders a phone number with the code of its country: the mainland's is what a number without a code has. A pasted number with a code selects its country.
 * The form holds one text, as other forms do: 138 0013 8000, +65 6123 4567.
 */
export function CallingNumberField({ form, texts, locale }: PhoneFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: "mobile" });
  const [selected, setSelected] = useState<CallingCountry | "">("CN");
  const callingTexts = locale === "en" ? callingNumberEn : callingNumberZh;
  const read = splitCallingNumber(field.value);
  // A number without a code says nothing about a country that was selected before it was typed.
  const country = read.country === "CN" && selected !== "CN" && read.national === "" ? selected : read.country;
  const change = (next: CallingCountry | "", national: string) => {
    setSelected(next);
    field.onChange(joinCallingNumber({ country: next, national }));
  };
  const format = () => {
    if (!fieldState.invalid) field.onChange(formatMobile(field.value));
    field.onBlur();
  };
  const shown = callingCountries.find((one) => one.country === country);
  return (
    <Field
      className={styles.phone}
      error={fieldState.error?.message}
      hint={country === "" && callingTexts.otherHint}
      label={texts.form.phone}
    >
      {(controlProps) => (
        <span className={styles.number}>
          <span className={classNames(fieldStyles.select, styles.country)}>
            <span aria-hidden="true" className={styles.code}>
              {shown ? `+${shown.code}` : callingTexts.other}
            </span>
            <select
              aria-label={callingTexts.country}
              autoComplete="tel-country-code"
              className={fieldStyles.input}
              name="mobileCountry"
              onChange={(event) => change(event.target.value as CallingCountry | "", read.national)}
              value={country}
            >
              {callingCountries.map((one) => (
                <option key={one.country} value={one.country}>
                  {`${callingTexts.names[one.country]} +${one.code}`}
                </option>
              ))}
              <option value="">{callingTexts.other}</option>
            </select>
          </span>
          <input
            autoComplete="tel"
            className={fieldStyles.input}
            data-field="mobile"
            inputMode="tel"
            maxLength={30}
            name={field.name}
            onBlur={format}
            onChange={(event) => change(country, event.target.value)}
            ref={field.ref}
            type="tel"
            value={read.national}
            {...controlProps}
          />
        </span>
      )}
    </Field>
  );
}

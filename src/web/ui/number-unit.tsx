import { type ComponentProps, useState } from "react";
import { formatNumber, readWholeNumber } from "../../domain/format.ts";
import { type FieldProps, TextInput } from "./field.tsx";

export interface NumberUnitProps
  extends FieldProps,
    Omit<ComponentProps<"input">, keyof FieldProps | "value" | "onChange" | "min" | "max" | "type"> {
  value: number | undefined;
  /** Called at every stroke with what is readable so far; undefined where the field is empty. */
  onValue: (value: number | undefined) => void;
  unit: string;
  /** Highest whole number that is taken; more digits are not. */
  max?: number;
  small?: boolean;
}

/** A whole number with its unit, grouped by thousands while one does not write in it; full-width figures are read too. */
export function NumberUnit({ value, onValue, max = 99_999_999, onFocus, onBlur, ...props }: NumberUnitProps) {
  const [writing, setWriting] = useState(false);
  const shown = value === undefined ? "" : writing ? String(value) : formatNumber(value);
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={shown}
      onChange={(event) => {
        const read = readWholeNumber(event.target.value);
        if (read === undefined || read <= max) onValue(read);
      }}
      onFocus={(event) => {
        setWriting(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setWriting(false);
        onBlur?.(event);
      }}
    />
  );
}

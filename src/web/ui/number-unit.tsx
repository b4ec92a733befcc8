import { type ComponentProps, useState } from "react";
import { formatNumber, readWholeNumber } from "../../domain/format.ts";
import { type FieldProps, TextInput } from "./field.tsx";

export interface NumberUnitProps
  extends FieldProps,
    Omit<ComponentProps<"input">, keyof FieldProps | "value" | "onChange" | "min" | "max" | "type"> {
  value: number | undefined;
  /** Called on every change with the number parsed so far; undefined where the field is empty. */
  onValue: (value: number | undefined) => void;
  unit: string;
  /** Highest accepted number; larger input is ignored. */
  max?: number;
  small?: boolean;
}

/** A field for a whole number with its unit, grouped by thousands unless focused; accepts full-width digits too. */
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

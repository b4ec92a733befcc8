import { type ComponentProps, useState } from "react";
import { formatNumber, parseInteger } from "../../../domain/format.ts";
import { type FieldProps, TextInput } from "./field.tsx";

export interface NumberInputProps
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
export function NumberInput({ value, onValue, max = 99_999_999, onFocus, onBlur, ...props }: NumberInputProps) {
  const [isEditing, setIsEditing] = useState(false);
  const shown = value === undefined ? "" : isEditing ? String(value) : formatNumber(value);
  return (
    <TextInput
      inputMode="numeric"
      autoComplete="off"
      {...props}
      value={shown}
      onChange={(event) => {
        const read = parseInteger(event.target.value);
        if (read === undefined || read <= max) onValue(read);
      }}
      onFocus={(event) => {
        setIsEditing(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setIsEditing(false);
        onBlur?.(event);
      }}
    />
  );
}

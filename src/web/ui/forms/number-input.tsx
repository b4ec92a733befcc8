import type { ComponentProps } from "react";
import { formatNumber } from "#domain/format.ts";
import type { QuantityKind } from "#domain/parse-quantity.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { siteZh } from "#texts/site/site.zh.ts";
import { type FieldProps, TextInput } from "./field.tsx";
import { useQuantityInput } from "./use-quantity-input.ts";

export interface NumberInputProps
  extends FieldProps,
    Omit<ComponentProps<"input">, keyof FieldProps | "value" | "onChange" | "min" | "max" | "type"> {
  kind: QuantityKind;
  value: number | undefined;
  /** Called on every change with the number read so far: undefined if the field is empty, NaN if it cannot be read. */
  onValue: (value: number | undefined) => void;
  unit: string;
  /** Highest accepted number; a larger one cannot be read. */
  max?: number;
  /** Message for a text that cannot be read. */
  refusal?: string;
  small?: boolean;
}

const formatRefusal = (kind: QuantityKind, max: number) =>
  fillTemplate(siteZh.numberField[kind], { max: formatNumber(max) });

/** A field for a quantity with its unit; reads 3万, 三万 and 30,000 and shows ¥30,000 once left (`parseQuantity`). */
export function NumberInput(props: NumberInputProps) {
  const { kind, value, onValue, max = 99_999_999, unit, error, refusal, onFocus, onBlur, ...rest } = props;
  const input = useQuantityInput({ kind, value, onValue, max });
  return (
    <TextInput
      inputMode={kind === "measure" ? "decimal" : "numeric"}
      autoComplete="off"
      {...rest}
      error={error ?? (input.isRefused && (refusal ?? formatRefusal(kind, max)))}
      // ¥30,000 has its unit already.
      unit={kind === "money" && input.text.startsWith("¥") ? "" : unit}
      value={input.text}
      onChange={input.onChange}
      onFocus={(event) => {
        input.onFocus(event);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        input.onBlur();
        onBlur?.(event);
      }}
    />
  );
}

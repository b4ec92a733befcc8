import { useController } from "react-hook-form";
import { NumberInput } from "../../../ui/forms/number-input.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";

export interface NumberFieldProps {
  demand: DemandForm;
  name: "people" | "budget" | "guestRooms";
  label: string;
  unit: string;
  max: number;
}

/** Renders a whole number of the demand with its unit; empty means unknown. */
export function NumberField({ demand, name, label, unit, max }: NumberFieldProps) {
  const { field, fieldState } = useController({ control: demand.form.control, name });
  const { onChange, ...wiring } = field;
  return (
    <NumberInput
      label={label}
      unit={unit}
      max={max}
      error={fieldState.error?.message}
      data-field={name}
      onValue={onChange}
      {...wiring}
    />
  );
}

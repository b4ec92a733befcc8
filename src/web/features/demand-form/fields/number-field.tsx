import { useController } from "react-hook-form";
import type { QuantityKind } from "#domain/parse-quantity.ts";
import { demandLimits } from "#domain/limits.ts";
import { getDemandMessage } from "#texts/demand/get-demand-message.ts";
import { NumberInput } from "#web/ui/forms/number-input.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";

/** The numeric fields of a demand: how each is read, and its highest value. */
const quantityFields = {
  people: { kind: "people", max: demandLimits.people },
  budget: { kind: "money", max: 999_999_999 },
  guestRooms: { kind: "count", max: demandLimits.guestRooms },
} as const satisfies Record<string, { kind: QuantityKind; max: number }>;

export interface NumberFieldProps {
  demand: DemandForm;
  name: keyof typeof quantityFields;
  label: string;
  unit: string;
  /** Text at the right end of the label's line. */
  aside?: string;
  /** Has its label as a name only: the legend above says it. */
  isNamed?: boolean;
}

/** Renders a quantity of the demand with its unit; empty means unknown. */
export function NumberField({ demand, name, isNamed, label, ...rest }: NumberFieldProps) {
  const { form, texts } = demand;
  const { field, fieldState } = useController({ control: form.control, name });
  const { onChange, ...wiring } = field;
  return (
    <NumberInput
      {...rest}
      {...(isNamed ? { "aria-label": label, label: undefined } : { label })}
      {...quantityFields[name]}
      error={fieldState.error?.message}
      refusal={getDemandMessage(texts, name, "number")}
      data-field={name}
      onValue={onChange}
      {...wiring}
    />
  );
}

import { useState } from "react";
import { readWholeNumber } from "../../domain/format.ts";
import type { FieldWiring } from "./field.tsx";

export interface StepperProps extends Partial<FieldWiring> {
  value: number;
  onValue: (value: number) => void;
  /** Label for screen readers; not needed inside a Field. */
  label?: string;
  min?: number;
  max?: number;
  step?: number;
  name?: string;
}

/** A number input with decrease and increase buttons. A typed number takes effect on blur or Enter. */
export function Stepper(props: StepperProps) {
  const { value, onValue, label, min = 0, max = 99_999, step = 1, name, ...wiring } = props;
  const [draft, setDraft] = useState<string>();
  const take = (next: number) => {
    setDraft(undefined);
    const held = Math.min(max, Math.max(min, next));
    if (held !== value) onValue(held);
  };
  const leave = () => draft !== undefined && take(readWholeNumber(draft) ?? value);
  return (
    <span className="stepper">
      <button type="button" aria-label="减少" disabled={value <= min} onClick={() => take(value - step)}>
        −
      </button>
      <input
        {...wiring}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === "Enter") leave();
          if (event.key === "ArrowUp") take(value + step);
          if (event.key === "ArrowDown") take(value - step);
        }}
      />
      <button type="button" aria-label="增加" disabled={value >= max} onClick={() => take(value + step)}>
        ＋
      </button>
    </span>
  );
}

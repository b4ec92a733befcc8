import { type KeyboardEvent, useState } from "react";
import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { parseQuantity } from "#domain/parse-quantity.ts";
import type { FieldControlProps } from "./field.tsx";
import styles from "./stepper.module.css";
import { withoutComposingKeys } from "#web/platform/device/without-composing-keys.ts";

export interface StepperProps extends Partial<FieldControlProps> {
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
  const { value, onValue, label, min = 0, max = 99_999, step = 1, name, ...controlProps } = props;
  const texts = useInterfaceTexts();
  const [draft, setDraft] = useState<string>();
  const commit = (next: number) => {
    setDraft(undefined);
    const clamped = Math.min(max, Math.max(min, next));
    if (clamped !== value) onValue(clamped);
  };
  const commitDraft = () => {
    const read = draft === undefined ? undefined : parseQuantity(draft, "people");
    if (draft !== undefined) commit(read === undefined || Number.isNaN(read) ? value : read);
  };
  return (
    <span className={styles.stepper}>
      <button type="button" aria-label={texts.decrease} disabled={value <= min} onClick={() => commit(value - step)}>
        −
      </button>
      <input
        {...controlProps}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commitDraft}
        onKeyDown={withoutComposingKeys((event: KeyboardEvent) => {
          if (event.key === "Enter") commitDraft();
          if (event.key === "ArrowUp") commit(value + step);
          if (event.key === "ArrowDown") commit(value - step);
        })}
      />
      <button type="button" aria-label={texts.increase} disabled={value >= max} onClick={() => commit(value + step)}>
        ＋
      </button>
    </span>
  );
}

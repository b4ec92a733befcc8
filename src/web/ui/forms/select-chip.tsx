import type { ReactNode } from "react";
import { classNames } from "../text/class-names.ts";
import chipStyles from "./chip.module.css";
import textStyles from "../text/text.module.css";
import styles from "./select-chip.module.css";

export interface SelectChipProps<T extends string> {
  /** Accessible name of the field. */
  label: string;
  name: string;
  value: T;
  options: readonly { value: T; text: string; disabled?: boolean }[];
  onValue: (value: T) => void;
  /** A choice other than the default is outlined as chosen. */
  on?: boolean;
  /** What the chip shows. */
  children: ReactNode;
}

/** A chip with a native `<select>` laid over it. */
export function SelectChip<T extends string>(props: SelectChipProps<T>) {
  const { label, name, value, options, onValue, on, children } = props;
  return (
    <span className={classNames(chipStyles.chip, on && chipStyles.selected, textStyles.caret, styles.selectChip)}>
      {children}
      <select aria-label={label} name={name} onChange={(event) => onValue(event.target.value as T)} value={value}>
        {options.map(({ value: each, text, disabled }) => (
          <option disabled={disabled} key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </span>
  );
}

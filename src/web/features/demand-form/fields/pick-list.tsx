import { type ReactNode, useId } from "react";
import fieldStyles from "#web/ui/forms/field.module.css";
import styles from "./pick-list.module.css";

export interface PickListProps<T extends string> {
  label: string;
  /** Name of the field; what is sent is the id of the option. */
  name: string;
  options: readonly { id: T; name: ReactNode }[];
  value: T | "";
  /** Called with the empty text if the selected option is pressed again. */
  onPick: (id: T | "") => void;
  error?: string;
}

/** Renders a few options as a radio group with a large target each. */
export function PickList<T extends string>({ label, name, options, value, onPick, error }: PickListProps<T>) {
  const id = useId();
  return (
    <fieldset className={fieldStyles.field} data-field={name} aria-describedby={error ? `${id}-note` : undefined}>
      <legend className={fieldStyles.label}>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={option.id === value}
              onChange={() => onPick(option.id)}
              onClick={() => option.id === value && onPick("")}
              aria-invalid={error ? true : undefined}
            />
            {option.name}
          </label>
        ))}
      </div>
      {error && (
        <span className={fieldStyles.error} id={`${id}-note`}>
          {error}
        </span>
      )}
    </fieldset>
  );
}

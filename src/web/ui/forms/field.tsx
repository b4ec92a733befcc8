import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "../text/class-names.ts";
import styles from "./field.module.css";

export interface FieldProps {
  /** Absent where the control has a name of its own (`aria-label`). */
  label?: ReactNode;
  /** Text at the right end of the label's line, such as 可不填. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** Error text below; sets `aria-invalid` and `aria-describedby` on the control. */
  error?: ReactNode;
  /** Id of the control; generated where absent. */
  id?: string;
  className?: string;
}

/** Props that connect a control to the label and description of its field. */
export interface FieldControlProps {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/** A form field: label above, control, error or hint below; the control must spread the props passed to `children`. */
export function Field(props: FieldProps & { children: (controlProps: FieldControlProps) => ReactNode }) {
  const { label, aside, hint, error, className, children } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className={classNames(styles.field, Boolean(error) && styles.invalid, className)}>
      {label && (
        <label htmlFor={id}>
          <span>{label}</span>
          {aside && <span>{aside}</span>}
        </label>
      )}
      {children({ id, "aria-describedby": note, "aria-invalid": error ? true : undefined })}
      {note && (
        <span className={error ? styles.error : styles.hint} id={note}>
          {error || hint}
        </span>
      )}
    </div>
  );
}

const splitFieldProps = <Props extends FieldProps>(props: Props) => {
  const { label, aside, hint, error, id, className, ...control } = props;
  return [{ label, aside, hint, error, id, className }, control] as const;
};

export interface TextInputProps extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps> {
  /** A unit inside the right end of the field. */
  unit?: string;
  /** 40 px high, for the filters of a list. */
  small?: boolean;
}

/** A single-line text field. */
export function TextInput(props: TextInputProps) {
  const [field, { unit, small, ...control }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(controlProps) => {
        const input = (
          <input className={classNames(styles.input, small && styles.small)} {...control} {...controlProps} />
        );
        return unit === undefined ? (
          input
        ) : (
          <span className={styles.unit}>
            {input}
            <span aria-hidden="true">{unit}</span>
          </span>
        );
      }}
    </Field>
  );
}

/** A multi-line text field. */
export function TextArea(props: FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>) {
  const [field, control] = splitFieldProps(props);
  return (
    <Field {...field}>{(controlProps) => <textarea className={styles.input} {...control} {...controlProps} />}</Field>
  );
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<"select">, keyof FieldProps> {
  small?: boolean;
}

/** A native select field; the options are its children. */
export function Select(props: SelectProps) {
  const [field, { small, ...control }] = splitFieldProps(props);
  return (
    <Field {...field}>
      {(controlProps) => (
        <span className={styles.select}>
          <select className={classNames(styles.input, small && styles.small)} {...control} {...controlProps} />
        </span>
      )}
    </Field>
  );
}

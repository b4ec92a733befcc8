import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface FieldProps {
  label: ReactNode;
  /** Right end of the label's line, such as 可不填. */
  aside?: ReactNode;
  hint?: ReactNode;
  /** One line below; the control is marked and described by it. */
  error?: ReactNode;
  /** Of the control; made where absent. */
  id?: string;
  className?: string;
}

/** What a control takes to be labelled and described by its field. */
export interface FieldWiring {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
}

/** Label above, control, error or hint below; the control spreads the wiring it is given. */
export function Field(props: FieldProps & { children: (wiring: FieldWiring) => ReactNode }) {
  const { label, aside, hint, error, className, children } = props;
  const made = useId();
  const id = props.id ?? made;
  const note = error || hint ? `${id}-note` : undefined;
  return (
    <div className={classNames("field", Boolean(error) && "bad", className)}>
      <label htmlFor={id}>
        <span>{label}</span>
        {aside && <span>{aside}</span>}
      </label>
      {children({ id, "aria-describedby": note, "aria-invalid": error ? true : undefined })}
      {note && (
        <span className={error ? "err" : "hint"} id={note}>
          {error || hint}
        </span>
      )}
    </div>
  );
}

const split = <Props extends FieldProps>(props: Props) => {
  const { label, aside, hint, error, id, className, ...control } = props;
  return [{ label, aside, hint, error, id, className }, control] as const;
};

export interface TextInputProps extends FieldProps, Omit<ComponentProps<"input">, keyof FieldProps> {
  /** A unit inside the right end of the field. */
  unit?: string;
  /** 40 high, for the filters beside a list. */
  small?: boolean;
}

/** One line of text. */
export function TextInput(props: TextInputProps) {
  const [field, { unit, small, ...control }] = split(props);
  return (
    <Field {...field}>
      {(wiring) => {
        const input = <input className={classNames("in", small && "s")} {...control} {...wiring} />;
        return unit === undefined ? (
          input
        ) : (
          <span className="unit">
            {input}
            <span aria-hidden="true">{unit}</span>
          </span>
        );
      }}
    </Field>
  );
}

/** Several lines of text. */
export function TextArea(props: FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps>) {
  const [field, control] = split(props);
  return <Field {...field}>{(wiring) => <textarea className="in" {...control} {...wiring} />}</Field>;
}

export interface SelectProps extends FieldProps, Omit<ComponentProps<"select">, keyof FieldProps> {
  small?: boolean;
}

/** The platform's own choice list; the options are its children. */
export function Select(props: SelectProps) {
  const [field, { small, ...control }] = split(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <span className="sel">
          <select className={classNames("in", small && "s")} {...control} {...wiring} />
        </span>
      )}
    </Field>
  );
}

import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { classNames } from "../text/class-names.ts";
import textStyles from "../text/text.module.css";
import { Button } from "./button.tsx";
import fieldStyles from "./field.module.css";
import { InlineNumber, InlineSelect } from "./inline-select.tsx";
import styles from "./sentence-form.module.css";

/** Returns the listener of a gap that takes back what was wrong before. */
type Accept = <Value>(onValue: (value: Value) => unknown) => (value: Value) => void;

/** A gap of a sentence; `name` is the parameter of the address that it stands for. */
export interface SentenceGap {
  name: string;
  /** Renders the control, whose key is its name; `refuse` says what is wrong with an entry. */
  render: (label: string, accept: Accept, refuse: (problem: string) => void) => ReactNode;
}

/** How a number is typed. */
interface NumberRule {
  parse: (typed: string) => number | undefined;
  /** What is said where the text cannot be read. */
  refusal: string;
  /** Stands there while nothing is typed in. */
  placeholder?: string;
}

/** Returns a gap that is a list. */
export const listGap = (
  name: string,
  value: string,
  options: readonly (readonly [value: string, name: string])[],
  onValue: (value: string) => unknown,
): SentenceGap => ({
  name,
  render: (label, accept) => (
    <InlineSelect key={name} label={label} name={name} onValue={accept(onValue)} options={options} value={value} />
  ),
});

/** Returns a gap that is a number; undefined: none yet. */
export const numberGap = (
  name: string,
  value: number | undefined,
  { refusal, ...rule }: NumberRule,
  onValue: (value: number) => unknown,
): SentenceGap => ({
  name,
  render: (label, accept, refuse) => (
    <InlineNumber
      key={name}
      {...rule}
      label={label}
      name={name}
      onRefused={() => refuse(refusal)}
      onValue={accept(onValue)}
      value={value}
    />
  ),
});

/** Words and gaps that stand on one line. */
export type SentenceClause = readonly [string | SentenceGap, ...(string | SentenceGap)[]];

interface SentenceFormProps {
  /** Path of the page; without script the form is sent to it. */
  action: string;
  /** The page's heading, above the sentence. */
  heading?: ReactNode;
  /** The page of a change is being opened. */
  isBusy: boolean;
  /** What is said while busy; empty where the page answers at once. */
  busyText?: string;
  /** Name of the button that is shown without script. */
  applyText: string;
  /** The sentence; a clause that does not apply is false. */
  clauses: readonly (SentenceClause | false)[];
  /** The label of each gap by its name. */
  labels: Readonly<Record<string, string>>;
  /** Inputs that are not shown: what the address says in addition to the gaps. */
  children?: ReactNode;
}

const getKey = (part: string | SentenceGap): string => (typeof part === "object" ? part.name : part);

/** Renders a sentence whose gaps are native controls, and one line under it for what is wrong with the last entry. */
export function SentenceForm(props: SentenceFormProps) {
  const { action, heading, isBusy, busyText = "", applyText, clauses, labels, children } = props;
  const noteId = useId();
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  const accept: Accept = (onValue) => (value) => {
    setProblem(undefined);
    onValue(value);
  };
  return (
    <form action={action} className={heading === undefined ? undefined : styles.opening} method="get" onSubmit={submit}>
      {heading !== undefined && <h1>{heading}</h1>}
      <p aria-busy={isBusy} aria-describedby={noteId} className={styles.sentence}>
        {children}
        {clauses.map(
          (clause) =>
            clause && (
              <span key={getKey(clause[0])}>
                {clause.map((part) =>
                  typeof part === "object" ? part.render(labels[part.name]!, accept, setProblem) : part,
                )}
              </span>
            ),
        )}
      </p>
      <p className={classNames(problem ? fieldStyles.error : textStyles.small, styles.note)} id={noteId} role="status">
        {problem ?? (isBusy ? busyText : "")}
      </p>
      <noscript>
        <Button small type="submit">
          {applyText}
        </Button>
      </noscript>
    </form>
  );
}

import { type ReactNode, type SubmitEvent, useId, useState } from "react";
import { classNames } from "../text/class-names.ts";
import textStyles from "../text/text.module.css";
import { Button } from "./button.tsx";
import fieldStyles from "./field.module.css";
import { InlineNumber, InlineSelect } from "./inline-select.tsx";
import inlineSelectStyles from "./inline-select.module.css";
import styles from "./sentence-form.module.css";

/** What a gap does with a value that it accepts. */
type OnValue<Value> = (value: Value) => unknown;

type Options = readonly (readonly [value: string, name: string])[];

/** How a number is typed. */
interface NumberRule {
  parse: (typed: string) => number | undefined;
  /** What is said where the text cannot be read. */
  refusal: string;
  /** Stands there while nothing is typed in. */
  placeholder?: string;
}

/** A gap of a sentence; `name` is the parameter of the address that it stands for. */
export type SentenceGap = { name: string } & (
  | { kind: "list"; value: string; options: Options; onValue: OnValue<string> }
  | { kind: "number"; value: number | undefined; rule: NumberRule; onValue: OnValue<number> }
  | { kind: "day"; value: string; min: string; onValue: OnValue<string> }
);

/** Returns a gap that is a list. */
export const listGap = (name: string, value: string, options: Options, onValue: OnValue<string>): SentenceGap => ({
  kind: "list",
  name,
  value,
  options,
  onValue,
});

/** Returns a gap that is a number; undefined: none yet. */
export const numberGap = (
  name: string,
  value: number | undefined,
  rule: NumberRule,
  onValue: OnValue<number>,
): SentenceGap => ({ kind: "number", name, value, rule, onValue });

/** Returns a gap that is an ISO day from `min` on; empty: open. */
export const dayGap = (name: string, value: string, min: string, onValue: OnValue<string>): SentenceGap => ({
  kind: "day",
  name,
  value,
  min,
  onValue,
});

/** Words and gaps that stand on one line. */
export type SentenceClause = readonly (string | SentenceGap)[];

interface GapProps {
  gap: SentenceGap;
  label: string | undefined;
  onProblem: (problem: string | undefined) => void;
}

/** Renders a gap as a native control; an accepted value takes back what was wrong before. */
function Gap({ gap, label = gap.name, onProblem }: GapProps) {
  const accept =
    <Value,>(onValue: OnValue<Value>) =>
    (value: Value) => {
      onProblem(undefined);
      onValue(value);
    };
  const { name } = gap;
  if (gap.kind === "list") {
    const { value, options, onValue } = gap;
    return <InlineSelect label={label} name={name} onValue={accept(onValue)} options={options} value={value} />;
  }
  if (gap.kind === "number") {
    const { refusal, ...rule } = gap.rule;
    const refuse = () => onProblem(refusal);
    return (
      <InlineNumber
        {...rule}
        label={label}
        name={name}
        onRefused={refuse}
        onValue={accept(gap.onValue)}
        value={gap.value}
      />
    );
  }
  return (
    <input
      aria-label={label}
      className={inlineSelectStyles.blank}
      min={gap.min}
      name={name}
      onChange={(event) => accept(gap.onValue)(event.target.value)}
      type="date"
      value={gap.value}
    />
  );
}

interface SentenceFormProps {
  /** Path of the page; without script the form is sent to it. */
  action: string;
  /** What the address says besides the gaps. */
  hidden?: Readonly<Record<string, string>>;
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
}

const getKey = (part: string | SentenceGap): string => (typeof part === "string" ? part : part.name);

/** Renders a sentence with gaps, and one line under it for what is wrong with the last entry. */
export function SentenceForm(props: SentenceFormProps) {
  const { action, hidden = {}, heading, isBusy, busyText = "", applyText, clauses, labels } = props;
  const noteId = useId();
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form action={action} className={heading === undefined ? undefined : styles.opening} method="get" onSubmit={submit}>
      {heading !== undefined && <h1>{heading}</h1>}
      <p aria-busy={isBusy} aria-describedby={noteId} className={styles.sentence}>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} name={name} type="hidden" value={value} />
        ))}
        {clauses.map(
          (clause) =>
            clause && (
              <span key={clause.map(getKey).join(" ")}>
                {clause.map((part) =>
                  typeof part === "string" ? (
                    part
                  ) : (
                    <Gap gap={part} key={part.name} label={labels[part.name]} onProblem={setProblem} />
                  ),
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

import { type ReactNode, type SubmitEvent, useId } from "react";
import { classNames } from "../text/class-names.ts";
import textStyles from "../text/text.module.css";
import { Button } from "./button.tsx";
import fieldStyles from "./field.module.css";
import styles from "./inline-sentence.module.css";

interface InlineSentenceProps {
  /** Path of the page; without script the form is sent to it. */
  action: string;
  /** The page's heading, above the sentence. */
  heading?: ReactNode;
  /** The page of a change is being opened. */
  isBusy: boolean;
  /** What is wrong with the last entry. */
  problem: string | undefined;
  /** What is said while busy; empty where the page answers at once. */
  busyText?: string;
  /** Name of the button that is shown without script. */
  applyText: string;
  children: ReactNode;
}

/** Renders a sentence whose gaps are native controls (inline-select.tsx), with one line under it for what is wrong. */
export function InlineSentence({
  action,
  heading,
  isBusy,
  problem,
  busyText = "",
  applyText,
  children,
}: InlineSentenceProps) {
  const noteId = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => event.preventDefault();
  return (
    <form action={action} className={heading === undefined ? undefined : styles.opening} method="get" onSubmit={submit}>
      {heading !== undefined && <h1>{heading}</h1>}
      <p aria-busy={isBusy} aria-describedby={noteId} className={styles.sentence}>
        {children}
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

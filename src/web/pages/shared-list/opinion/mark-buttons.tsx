import { opinionMarks, type OpinionMark } from "#domain/shared-list/shared-list.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import styles from "./mark-buttons.module.css";

interface MarkButtonsProps {
  /** Name of the space, for screen readers. */
  name: string;
  mark: OpinionMark | undefined;
  /** Is given undefined where the chosen mark is pressed again. */
  onMark: (mark: OpinionMark | undefined) => void;
}

/** The visitor's own cell as four buttons. */
export const MarkButtons = ({ name, mark, onMark }: MarkButtonsProps) => (
  <fieldset aria-label={`${sharedListZh.own} · ${name}`} className={styles.buttons}>
    {opinionMarks.map((each) => (
      <button
        aria-pressed={each === mark}
        key={each}
        onClick={() => onMark(each === mark ? undefined : each)}
        type="button"
      >
        {sharedListZh.marks[each]}
      </button>
    ))}
  </fieldset>
);

import { Fragment, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { formatDemandSentence, type DemandSentenceSlot } from "#domain/demand/format-demand-sentence.ts";
import { useCity } from "./city-field.tsx";
import { LoadedCityDialog } from "../city/loaded-city-dialog.tsx";
import { GapEditor } from "./gap-editor.tsx";
import type { DemandForm } from "../form/use-demand-form.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import fieldStyles from "#web/ui/forms/field.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import styles from "./demand-sentence.module.css";

/** Marks that follow a gap: they never begin a line. */
const leadingMarks = /^[,.;:，。；：、]+/;

/** Returns which gap is open, and restores the focus to it after editing. */
function useGaps() {
  const [open, setOpen] = useState<DemandSentenceSlot>();
  const [problem, setProblem] = useState<string>();
  const sentence = useRef<HTMLParagraphElement>(null);
  const last = useRef<DemandSentenceSlot>(undefined);
  useEffect(() => {
    if (open || !last.current) return;
    sentence.current?.querySelector<HTMLElement>(`[data-gap="${last.current}"]`)?.focus();
    last.current = undefined;
  }, [open]);
  return {
    open,
    sentence,
    /** Why the last entry was refused. */
    problem,
    begin: (slot: DemandSentenceSlot) => {
      setProblem(undefined);
      setOpen(slot);
    },
    /** `back`: closed by keyboard, so the focus returns to the gap. */
    end: (back: boolean, refusal?: string) => {
      last.current = back ? open : undefined;
      setProblem(refusal);
      setOpen(undefined);
    },
  };
}

/** Renders the demand so far as one sentence whose gaps are edited in place. */
export function DemandSentence(demand: DemandForm) {
  const { form, texts, locale, today } = demand;
  const { open, problem, sentence, begin, end } = useGaps();
  const { code, choose } = useCity(demand);
  const clauses = formatDemandSentence(useWatch({ control: form.control }), locale, today);
  return (
    <>
      <p className={styles.sentence} ref={sentence}>
        {clauses.map((clause, at) => (
          <Fragment key={clause.map((part) => ("slot" in part ? part.slot : "")).join()}>
            {at > 0 && <br className={visibilityStyles.onlyWide} />}
            {clause.map((part, index) => {
              if (!("slot" in part)) return index > 0 ? part.text.replace(leadingMarks, "") : part.text;
              const next = clause[index + 1];
              const marks = next && !("slot" in next) && leadingMarks.exec(next.text)?.[0];
              return (
                <span className={styles.together} key={part.slot}>
                  {part.slot === open && open !== "city" ? (
                    <GapEditor slot={open} demand={demand} onDone={end} />
                  ) : (
                    <button
                      type="button"
                      className={classNames(styles.blank, !part.filled && styles.empty)}
                      data-gap={part.slot}
                      onClick={() => begin(part.slot)}
                    >
                      {part.text}
                    </button>
                  )}
                  {marks}
                </span>
              );
            })}
          </Fragment>
        ))}
      </p>
      <p className={fieldStyles.error} role="status">
        {problem}
      </p>
      <LoadedCityDialog
        open={open === "city"}
        onClose={() => end(true)}
        chosen={code}
        onChoose={choose}
        texts={texts}
        locale={locale}
      />
    </>
  );
}

import type { SolutionDetail } from "#contract/schemas/solution.ts";
import { computeDueDay } from "#domain/content/compute-due-day.ts";
import { formatDate } from "#domain/format.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { useToday } from "../../platform/use-today.ts";
import { TextInput } from "../../ui/forms/field.tsx";
import { CheckOption } from "../../ui/forms/check-option.tsx";
import { useChecklistProgress } from "./use-checklist-progress.ts";
import { classNames } from "../../ui/text/class-names.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./checklist.module.css";

interface ChecklistProps {
  id: string;
  stages: SolutionDetail["checklist"];
}

/** Renders the tasks by stage, dated back from the visitor's event day; progress is stored in the browser. */
export function Checklist({ id, stages }: ChecklistProps) {
  const texts = solutionZh.checklist;
  const [progress, change] = useChecklistProgress(id);
  const today = useToday();
  const items = stages.flatMap((stage) => stage.items);
  const done = new Set(progress.done);
  const doneCount = items.filter((item) => done.has(item)).length;
  const tick = (item: string, on: boolean) =>
    change({ ...progress, done: on ? [...progress.done, item] : progress.done.filter((one) => one !== item) });
  return (
    <section className={pageStructureStyles.section} data-restores={`solution-${id}`} id="checklist">
      <div className={pageStructureStyles.sectionHead}>
        <h2 className={pageStructureStyles.subheading}>{solutionZh.parts.checklist}</h2>
        {progress.day && (
          <span className={visibilityStyles.onlyPrint}>{texts.onDay(formatDate(progress.day, today))}</span>
        )}
        <span aria-live="polite" className={classNames(textStyles.soft, !(doneCount > 0) && visibilityStyles.noPrint)}>
          {texts.done(doneCount, items.length)}
        </span>
      </div>
      <TextInput
        className={classNames(visibilityStyles.noPrint, styles.eventDay)}
        // The browser formats the field's day by its own locale.
        hint={progress.day ? texts.chosen(formatDate(progress.day, today)) : texts.dayHint}
        label={texts.day}
        onChange={(event) => change({ ...progress, day: event.target.value })}
        type="date"
        value={progress.day}
      />
      <ol className={styles.stages}>
        {stages.map(({ when, items: stageItems }) => {
          const day = computeDueDay(when, progress.day);
          const isLate =
            day !== undefined && today !== undefined && day < today && stageItems.some((item) => !done.has(item));
          return (
            <li key={when}>
              <h3>
                {when}
                {day && <small>{formatDate(day, today)}</small>}
                {isLate && <small className={styles.late}>{texts.late}</small>}
              </h3>
              <div>
                {stageItems.map((item) => (
                  <CheckOption
                    checked={done.has(item)}
                    key={item}
                    onChange={(event) => tick(item, event.target.checked)}
                  >
                    {item}
                  </CheckOption>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

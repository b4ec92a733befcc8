import { useEffect, useState } from "react";
import type { SolutionDetail } from "../../../contract/solution.ts";
import { stageDay } from "../../../domain/content/stage-day.ts";
import { dayInChina } from "../../../domain/day.ts";
import { formatDate } from "../../../domain/format.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";
import { TextInput } from "../../ui/field.tsx";
import { Tick } from "../../ui/tick.tsx";
import { useProgress } from "./use-progress.ts";

interface ChecklistProps {
  id: string;
  stages: SolutionDetail["checklist"];
}

/** Renders the tasks by stage, dated back from the visitor's event day; progress is stored in the browser. */
export function Checklist({ id, stages }: ChecklistProps) {
  const words = solutionZh.checklist;
  const [progress, change] = useProgress(id);
  // Set in the browser only, so that a cached page does not carry the day it was rendered.
  const [today, setToday] = useState<string>();
  useEffect(() => setToday(dayInChina(new Date())), []);
  const items = stages.flatMap((stage) => stage.items);
  const done = new Set(progress.done);
  const ticked = items.filter((item) => done.has(item)).length;
  const tick = (item: string, on: boolean) =>
    change({ ...progress, done: on ? [...progress.done, item] : progress.done.filter((one) => one !== item) });
  return (
    <section className="part" id="checklist">
      <div className="head">
        <h2 className="h2s">{solutionZh.parts.checklist}</h2>
        {progress.day && <span className="only-print">{words.onDay(formatDate(progress.day))}</span>}
        <span aria-live="polite" className={ticked > 0 ? "soft" : "soft noprint"}>
          {words.done(ticked, items.length)}
        </span>
      </div>
      <TextInput
        className="event-day noprint"
        // The browser formats the field's day by its own locale.
        hint={progress.day ? words.chosen(formatDate(progress.day)) : words.dayHint}
        label={words.day}
        onChange={(event) => change({ ...progress, day: event.target.value })}
        type="date"
        value={progress.day}
      />
      <ol className="stages">
        {stages.map(({ when, items: own }) => {
          const day = stageDay(when, progress.day);
          const late = day !== undefined && today !== undefined && day < today && own.some((item) => !done.has(item));
          return (
            <li key={when}>
              <h3>
                {when}
                {day && <small>{formatDate(day)}</small>}
                {late && <small className="caution">{words.late}</small>}
              </h3>
              <div>
                {own.map((item) => (
                  <Tick checked={done.has(item)} key={item} onChange={(event) => tick(item, event.target.checked)}>
                    {item}
                  </Tick>
                ))}
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

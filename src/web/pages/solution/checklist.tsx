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

/** What to do by when: counted back from the visitor's own day, ticked off, kept on his machine. */
export function Checklist({ id, stages }: ChecklistProps) {
  const words = solutionZh.checklist;
  const [progress, change] = useProgress(id);
  // Known in the browser alone, so that a kept page says nothing of the day it was made.
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
        // The browser writes a day in its own language's order.
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

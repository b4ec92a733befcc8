import {
  buildWorkingRuler,
  type RulerTick,
  type WorkingRuler as Ruler,
} from "#domain/demand/progress/build-working-ruler.ts";
import { formatTime } from "#domain/demand/progress/format-moment.ts";
import { listDeadlines } from "#domain/demand/progress/list-deadlines.ts";
import { pickLabels } from "#domain/demand/progress/pick-labels.ts";
import { toChinaDay } from "#domain/day.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import type { DemandPartProps } from "../demand-part-props.ts";
import { formatRulerDay } from "#domain/demand/progress/format-ruler-day.ts";
import styles from "./working-ruler.module.css";

/** Room that a label of an hour takes, and one of a day, in percent of the ruler: on desktops and on phones. */
const hourRoom = { wide: 7, narrow: 14 };
const dayRoom = { wide: 12, narrow: 24 };
/** Room that the label of a promise takes with its day, in percent. */
const dayMarkRoom = 40;
/** From here to the ends a label is set towards the middle. */
const endRoom = 12;

export interface WorkingRulerProps extends Omit<DemandPartProps, "now"> {
  /** The current time in milliseconds since the epoch: equal as long as it is the same. */
  time: number;
}

interface Mark {
  kind: "now" | "call" | "quote";
  at: number;
  label: string;
}

/** Ranks hours for their labels: the ruler's ends, then the ends of days, then the hours between. */
function rankTicks({ ticks, periods }: Ruler): RulerTick[] {
  const rank = ({ at }: RulerTick) => {
    if (at === ticks.at(-1)!.at || at === ticks[0]!.at) return 0;
    return periods.some(({ end }) => end === at) ? 1 : 2;
  };
  return [...ticks].sort((a, b) => rank(a) - rank(b));
}

const place = (at: number) => ({ left: `${at}%` });
const alignEnd = (at: number) => (at < endRoom ? styles.fromLeft : at > 100 - endRoom && styles.fromRight);

function Labels({
  items,
  room,
  row,
}: {
  items: (RulerTick | { at: number; label: string })[];
  room: typeof hourRoom;
  row: string | undefined;
}) {
  const wide = pickLabels(items, room.wide);
  const narrow = pickLabels([...wide], room.narrow);
  return [...wide].map((item) => (
    <span
      className={classNames(row, !narrow.has(item) && visibilityStyles.onlyWide)}
      key={`${item.at} ${item.label}`}
      style={place(item.at)}
    >
      {item.label}
    </span>
  ));
}

function listMarks({ demand, texts, now }: DemandPartProps, ruler: Ruler): Mark[] {
  const format = (moment: Date) =>
    ruler.scale === "days"
      ? `${formatRulerDay(toChinaDay(moment), demand.locale)} ${formatTime(moment)}`
      : formatTime(moment);
  const deadlines = listDeadlines(demand).map(
    ({ kind, by }): Mark => ({
      kind,
      at: ruler.place(by),
      label: fillTemplate(kind === "call" ? texts.callMark : texts.quoteMark, { time: format(by) }),
    }),
  );
  return [{ kind: "now", at: ruler.place(now), label: fillTemplate(texts.now, { time: format(now) }) }, ...deadlines];
}

/** Returns the marks whose labels fit: on a ruler of days the call and the prices stand close together. */
function listLabelled(marks: readonly Mark[], { scale }: Ruler): readonly Mark[] {
  if (scale === "hours") return marks;
  const deadlines = marks.filter(({ kind }) => kind !== "now");
  return [...marks.filter(({ kind }) => kind === "now"), ...pickLabels(deadlines, dayMarkRoom)];
}

/** Formats the days of a ruler for those who do not see it: each, or the first and the last of weeks. */
function formatDays(days: readonly { label: string }[], { scale }: Ruler, separator: string): string {
  const labels = days.map(({ label }) => label);
  return scale === "hours" ? labels.join(separator) : `${labels[0]} – ${labels.at(-1)}`;
}

/**
 * Renders the working hours from the submission to what was promised last, with the nights cut out, or the working days where
 * it takes longer: now, the call and the prices. Nothing where no promise is open.
 */
export function WorkingRuler({ time, ...rest }: WorkingRulerProps) {
  const { demand, texts } = rest;
  const now = new Date(time);
  const part = { ...rest, now };
  const last = listDeadlines(demand).at(-1);
  if (!last) return null;
  const ruler = buildWorkingRuler(new Date(demand.createdAt), new Date(Math.max(last.by.getTime(), now.getTime())));
  const marks = listMarks(part, ruler);
  const [current] = marks;
  const labelled = listLabelled(marks, ruler);
  const days = ruler.periods.map(({ day, start, end }) => ({
    at: (start + end) / 2,
    label: formatRulerDay(day, demand.locale),
  }));
  const separator = demand.locale === "en" ? ", " : "，";
  const description = fillTemplate(texts.ruler, {
    days: formatDays(days, ruler, separator),
    marks: marks.map(({ label }) => label).join(separator),
  });
  return (
    <div aria-label={description} className={styles.ruler} role="img">
      {ruler.periods.map(({ day, start, end }) => (
        <i className={styles.hours} key={day} style={{ left: `${start}%`, width: `${end - start}%` }} />
      ))}
      {ruler.cuts.map(({ start, end }) => (
        <i className={styles.night} key={start} style={{ left: `${start}%`, width: `${end - start}%` }} />
      ))}
      <i className={styles.past} style={{ width: `${current!.at}%` }} />
      {ruler.ticks.map(({ at }) => (
        <i className={styles.tick} key={at} style={place(at)} />
      ))}
      {ruler.scale === "hours" && <Labels items={rankTicks(ruler)} room={hourRoom} row={styles.hour} />}
      <Labels items={days} room={dayRoom} row={styles.dayLabel} />
      {marks.map((mark) => (
        <span key={mark.kind}>
          <i className={classNames(styles.mark, mark.kind === "now" && styles.current)} style={place(mark.at)} />
          {labelled.includes(mark) && (
            <span
              className={classNames(styles.deadline, mark.kind === "now" && styles.currentLabel, alignEnd(mark.at))}
              style={place(mark.at)}
            >
              {mark.label}
            </span>
          )}
        </span>
      ))}
    </div>
  );
}

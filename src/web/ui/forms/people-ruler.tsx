import { classNames } from "../text/class-names.ts";
import { type CapacityFigures, computeRulerMarks, classifyFit } from "./ruler-marks.ts";
import styles from "./people-ruler.module.css";

export interface PeopleRulerProps extends CapacityFigures {
  value: number;
  onValue: (people: number) => void;
  /** End of the ruler; derived from the capacities where absent. */
  max?: number;
  label?: string;
  id?: string;
}

const fitTexts = { fits: "可容纳，宽松", tight: "可容纳，偏紧", over: "容纳不下", unknown: "暂无容量" };
const lines = [undefined, styles.secondLine, styles.thirdLine];

/** A slider for the number of people, drawn as a ruler; based on a native range input for accessibility. */
export function PeopleRuler({ value, onValue, max: end, label = "参会人数", id, ...figures }: PeopleRulerProps) {
  const { max, minor, major, labels } = computeRulerMarks(figures, end);
  const share = (people: number) => `${((Math.min(people, max) / max) * 100).toFixed(2)}%`;
  const comfortable = figures.comfortable ?? 0;
  const limit = Math.max(comfortable, figures.limit ?? comfortable);
  const seating = classifyFit(value, figures);
  const ticks = Array.from({ length: Math.floor(max / minor) + 1 }, (_, index) => index * minor);
  const span = (from: number, to: number) => ({ left: share(from), width: share(to - from) });
  return (
    <div className={classNames(styles.ruler, labels.some(({ line }) => line === 2) && styles.threeLines)}>
      <input
        type="range"
        id={id}
        aria-label={id ? undefined : label}
        aria-valuetext={`${value} 人，${fitTexts[seating]}`}
        min={0}
        max={max}
        value={Math.min(value, max)}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
      <div aria-hidden="true">
        {comfortable > 0 && <i style={span(0, comfortable)} />}
        {limit > comfortable && <i className={styles.limit} style={span(comfortable, limit)} />}
        {limit < max && <i className={styles.beyond} style={span(limit, max)} />}
        {ticks.map((at) => (
          <u key={at} className={at % major === 0 ? styles.major : undefined} style={{ left: share(at) }} />
        ))}
        {labels.map(({ at, text, line, caution }) => {
          const edge =
            line > 0 || text.length > 4
              ? at / max > 0.93
                ? styles.alignEnd
                : at / max < 0.07
                  ? styles.alignStart
                  : undefined
              : undefined;
          return (
            <span
              key={text}
              className={classNames(lines[line], edge, caution && styles.caution)}
              style={{ left: share(at) }}
            >
              {text}
            </span>
          );
        })}
      </div>
      <b
        className={classNames(styles.knob, seating === "tight" && styles.tight, seating === "over" && styles.over)}
        style={{ left: share(value) }}
      />
    </div>
  );
}

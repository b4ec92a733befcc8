import { formatPeople } from "#domain/format.ts";
import { fitZh } from "#texts/venue/fit.zh.ts";
import { classNames } from "../text/class-names.ts";
import type { Fit, SeatBounds } from "#domain/seating/judge-fit.ts";
import { type CapacityFigures, computeRulerMarks, type RulerMarks } from "./ruler-marks.ts";
import styles from "./people-ruler.module.css";

export interface PeopleRulerProps extends CapacityFigures {
  value: number;
  onValue: (people: number) => void;
  /** How the people fit, and up to how many do: drawn as bands. */
  fit: Fit["kind"];
  bounds?: Pick<SeatBounds, "comfortable" | "most">;
  /** End of the ruler; derived from the capacities where absent. */
  max?: number;
  label?: string;
  id?: string;
}

const fitTexts: Record<Fit["kind"], string> = {
  fits: "可容纳",
  tight: fitZh.tight,
  over: "容纳不下",
  unsuitable: fitZh.unsuitable,
  unknown: fitZh.unknown,
};
const lines = [undefined, styles.secondLine, styles.thirdLine];

/** Formats where people stand on a ruler: their share of its end. */
export const formatRulerShare = (people: number, max: number): string =>
  `${((Math.min(people, max) / max) * 100).toFixed(2)}%`;

interface RulerScaleProps {
  marks: RulerMarks;
  /** Up to how many people fit: drawn as bands. */
  bounds: Pick<SeatBounds, "comfortable" | "most">;
}

/** Draws the scale of a ruler: bands, ticks and labels, each by its share of the width. */
export function RulerScale({ marks: { max, minor, major, labels }, bounds: { comfortable, most } }: RulerScaleProps) {
  const share = (people: number) => formatRulerShare(people, max);
  const ticks = Array.from({ length: Math.floor(max / minor) + 1 }, (_, index) => index * minor);
  const span = (from: number, to: number) => ({ left: share(from), width: share(to - from) });
  return (
    <div aria-hidden="true">
      {comfortable > 0 && <i style={span(0, comfortable)} />}
      {most > comfortable && <i className={styles.limit} style={span(comfortable, most)} />}
      {most < max && <i className={styles.beyond} style={span(most, max)} />}
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
  );
}

/** A slider for the number of people, drawn as a ruler; based on a native range input for accessibility. */
export function PeopleRuler({
  value,
  onValue,
  fit,
  bounds: { comfortable, most } = { comfortable: 0, most: 0 },
  max: end,
  label = "参会人数",
  id,
  ...figures
}: PeopleRulerProps) {
  const marks = computeRulerMarks(figures, end);
  const { max, labels } = marks;
  return (
    <div className={classNames(styles.ruler, labels.some(({ line }) => line === 2) && styles.threeLines)}>
      <input
        type="range"
        id={id}
        aria-label={id ? undefined : label}
        aria-valuetext={`${formatPeople(value)}，${fitTexts[fit]}`}
        min={0}
        max={max}
        value={Math.min(value, max)}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
      <RulerScale bounds={{ comfortable, most }} marks={marks} />
      <b
        className={classNames(styles.knob, fit === "tight" && styles.tight, fit === "over" && styles.over)}
        style={{ left: formatRulerShare(value, max) }}
      />
    </div>
  );
}

import type { FigureOfKind } from "#contract/schemas/article-figure.ts";
import { formatNumber, formatSizeShort } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { articleZh } from "#texts/content/article.zh.ts";
import { formatRulerShare, RulerScale } from "../../ui/forms/people-ruler.tsx";
import { computeRulerMarks } from "../../ui/forms/ruler-marks.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { NumberList } from "./number-list.tsx";
import rulerStyles from "../../ui/forms/people-ruler.module.css";
import styles from "./article-figure.module.css";

const { ruler: texts } = articleZh;

/** Renders how many people a room holds on one ruler, with the floor that each then has. */
export function RulerFigure({ figure }: { figure: FigureOfKind<"ruler"> }) {
  const { length, width, layout, comfortable, limit, published, people } = figure;
  const marks = computeRulerMarks({ comfortable, limit, ...(published !== undefined && { published }) });
  const numbers = [
    { count: published, name: texts.published, className: undefined },
    { count: comfortable, name: texts.comfortable, className: styles.plan },
    { count: limit, name: texts.limit, className: styles.caution },
  ];
  return (
    <>
      <div
        className={classNames(
          rulerStyles.ruler,
          styles.ruler,
          marks.labels.some(({ line }) => line === 2) && rulerStyles.threeLines,
        )}
      >
        <RulerScale bounds={{ comfortable, most: limit }} marks={marks} />
        {people !== undefined && (
          <>
            <b className={rulerStyles.knob} style={{ left: formatRulerShare(people, marks.max) }} />
            <em style={{ left: formatRulerShare(people, marks.max) }}>{texts.people(formatNumber(people))}</em>
          </>
        )}
      </div>
      <p className={styles.caption}>{texts.caption(formatSizeShort(length, width), getLayoutByKey(layout).name)}</p>
      <NumberList
        numbers={numbers.flatMap(({ count, name, className }) =>
          count
            ? {
                label: name(formatNumber(count)),
                value: formatNumber((length * width) / count, 2),
                unit: texts.unit,
                className,
              }
            : [],
        )}
      />
    </>
  );
}

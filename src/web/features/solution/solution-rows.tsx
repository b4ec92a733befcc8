import type { SolutionCard } from "#contract/schemas/solution.ts";
import { formatSolutionHref } from "#domain/content/format-solution-href.ts";
import { formatArea, formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { FactStrip } from "../../ui/list/fact-strip.tsx";
import { LayoutIcon } from "../../ui/drawing/layout-icon.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import { FloorPlan } from "./floor-plan.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import listRowStyles from "../../ui/list/list-row.module.css";
import resultRowStyles from "../../ui/list/result-row.module.css";
import pictureStyles from "../../ui/picture/picture.module.css";
import styles from "./solution-rows.module.css";

const slots: Slot[] = [{ from: 1248, width: "208px" }, { width: "120px" }];
/** Rows that are visible without scrolling. */
const firstRows = 4;

/** Renders solutions as rows: picture or drawing, name and summary, facts. */
export function SolutionRows({ solutions, isFirstView = false }: { solutions: SolutionCard[]; isFirstView?: boolean }) {
  return (
    <ul className={styles.solutionRows}>
      {solutions.map((solution, index) => (
        <li className={classNames(listRowStyles.listRow, resultRowStyles.resultRow)} key={solution.id}>
          <article>
            <div className={resultRowStyles.pictureSlot}>
              {solution.picture ? (
                <Picture
                  className={resultRowStyles.picture}
                  alt=""
                  load={isFirstView && index < firstRows ? "now" : undefined}
                  mark={index === 0}
                  picture={solution.picture}
                  slots={slots}
                />
              ) : (
                <span
                  className={classNames(
                    pictureStyles.picture,
                    resultRowStyles.picture,
                    pictureStyles.missing,
                    styles.withoutPicture,
                  )}
                >
                  {solution.floor ? (
                    <FloorPlan floor={solution.floor} />
                  ) : (
                    solution.layouts[0] && <LayoutIcon className={styles.layout} layout={solution.layouts[0]} />
                  )}
                </span>
              )}
            </div>
            <div className={resultRowStyles.name}>
              <h3>
                <Link href={formatSolutionHref(solution.id)}>{solution.name}</Link>
              </h3>
              <p>{solution.summary}</p>
            </div>
            <SolutionFacts className={resultRowStyles.facts} solution={solution} />
          </article>
        </li>
      ))}
    </ul>
  );
}

interface SolutionFactsProps {
  solution: SolutionCard;
  /** Area of the room that it needs, m². */
  area?: number | undefined;
  className?: string;
}

/** Renders the facts of a solution: people, days, price a head, the room that it needs, layouts. */
export function SolutionFacts({ solution, area, className }: SolutionFactsProps) {
  const { people, days, layouts, perHead } = solution;
  const formatRange = ({ from, to }: { from: number; to: number }) =>
    solutionZh.range(formatNumber(from), formatNumber(to));
  return (
    <FactStrip
      className={className}
      facts={[
        { label: solutionZh.people, value: formatRange(people), unit: solutionZh.person },
        days === 0.5
          ? { label: solutionZh.days, value: solutionZh.halfDay }
          : { label: solutionZh.days, value: formatNumber(days, Number.isInteger(days) ? 0 : 1), unit: solutionZh.day },
        { label: solutionZh.perHead, value: formatRange(perHead), unit: solutionZh.yuan },
        ...(area === undefined ? [] : [{ label: solutionZh.area.title, value: formatArea(area), unit: "m²" }]),
        ...(layouts.length > 0
          ? [{ label: solutionZh.layouts, value: layouts.map((key) => getLayoutByKey(key).name).join("、") }]
          : []),
      ]}
    />
  );
}

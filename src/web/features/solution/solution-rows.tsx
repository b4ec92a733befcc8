import type { SolutionCard } from "../../../contract/solution.ts";
import { solutionHref } from "../../../domain/content/solution-href.ts";
import { formatNumber } from "../../../domain/format.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { solutionZh } from "../../../texts/solution.zh.ts";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { FactStrip } from "../../ui/fact-strip.tsx";
import { LayoutIcon } from "../../ui/layout-icon.tsx";
import { Link } from "../../ui/link.tsx";
import { Picture, type Slot } from "../../ui/picture.tsx";
import { FloorPlan } from "./floor-plan.tsx";
import "./solution.css";

const slots: Slot[] = [{ from: 1248, width: "208px" }, { width: "120px" }];
/** Rows that are visible without scrolling. */
const firstRows = 4;

/** Renders solutions as rows: picture or drawing, name and summary, facts. */
export function SolutionRows({ solutions, above = false }: { solutions: SolutionCard[]; above?: boolean }) {
  return (
    <ul className="solution-rows">
      {solutions.map((solution, index) => (
        <li className="row v" key={solution.id}>
          <article>
            <div className="pic">
              {solution.picture ? (
                <Picture
                  alt=""
                  load={above && index < firstRows ? "now" : undefined}
                  picture={solution.picture}
                  slots={slots}
                />
              ) : (
                <span className="picture no-picture">
                  {solution.floor ? (
                    <FloorPlan floor={solution.floor} />
                  ) : (
                    solution.layouts[0] && <LayoutIcon layout={solution.layouts[0]} />
                  )}
                </span>
              )}
            </div>
            <div className="name">
              <h3>
                <Link href={solutionHref(solution.id)}>{solution.name}</Link>
                {solution.demo && <DemoTag />}
              </h3>
              <p>{solution.summary}</p>
            </div>
            <SolutionFacts solution={solution} />
          </article>
        </li>
      ))}
    </ul>
  );
}

/** Renders the facts of a solution: people, days, price a head, layouts. */
export function SolutionFacts({ solution: { people, days, layouts, perHead } }: { solution: SolutionCard }) {
  const range = ({ from, to }: { from: number; to: number }) => solutionZh.range(formatNumber(from), formatNumber(to));
  return (
    <FactStrip
      facts={[
        { label: solutionZh.people, value: range(people), unit: solutionZh.person },
        days === 0.5
          ? { label: solutionZh.days, value: solutionZh.halfDay }
          : { label: solutionZh.days, value: formatNumber(days, Number.isInteger(days) ? 0 : 1), unit: solutionZh.day },
        { label: solutionZh.perHead, value: range(perHead), unit: solutionZh.yuan },
        ...(layouts.length > 0
          ? [{ label: solutionZh.layouts, value: layouts.map((key) => layoutByKey(key).name).join("、") }]
          : []),
      ]}
    />
  );
}

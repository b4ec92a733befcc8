import { cardSlot, computePlanScale } from "#domain/plan-picture/compute-plan-scale.ts";
import { solutionZh } from "#texts/content/solution.zh.ts";
import { FloorPlan } from "../../features/solution/floor-plan.tsx";
import { SolutionFacts } from "../../features/solution/solution-rows.tsx";
import { printPage } from "../../platform/device/print-page.ts";
import { PlanPicture } from "../../ui/drawing/plan-picture.tsx";
import { Button } from "../../ui/forms/button.tsx";
import { NotchedPicture } from "../../ui/picture/notched-picture.tsx";
import { Picture, type Slot } from "../../ui/picture/picture.tsx";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { getSoughtArea } from "./get-sought-area.ts";
import type { SolutionData } from "./page.tsx";
import styles from "./solution-heading.module.css";

const slots: Slot[] = [
  { from: 1248, width: "600px", ratio: 1.6 },
  { from: 752, width: "48vw", ratio: 1.6 },
  { width: "100vw", ratio: 1.6 },
];

/** Draws the room of the solution's plan, small; undefined where it has none. */
function drawSmallPlan({ sections }: SolutionData) {
  const plan = sections.flatMap(({ figures = [] }) => figures).find((figure) => figure.kind === "plan");
  if (!plan) return undefined;
  const { layout, people, stage, drawing } = plan;
  const { length, width } = drawing;
  const room = { length, width, ...(stage && { stage: { ...stage, height: 0 } }) };
  return <PlanPicture planned={{ room, layout, people }} pxPerMetre={computePlanScale([room], cardSlot)} />;
}

interface SolutionHeadingProps {
  solution: SolutionData;
  onShare: () => void;
}

/** Renders name, summary and facts of a solution, its picture with the plan in the corner beside them. */
export function SolutionHeading({ solution, onShare }: SolutionHeadingProps) {
  const { name, summary, picture, floor, area } = solution;
  return (
    <div className={styles.heading}>
      <div>
        <h1>{name}</h1>
        <p className={styles.summary}>{summary}</p>
        <SolutionFacts area={getSoughtArea(area)} className={styles.facts} solution={solution} />
        <div className={visibilityStyles.noPrint}>
          <Button onClick={onShare} small variant="plain">
            {solutionZh.share}
          </Button>
          <Button onClick={printPage} small variant="plain">
            {solutionZh.print}
          </Button>
        </div>
      </div>
      {picture ? (
        <NotchedPicture
          className={visibilityStyles.noPrint}
          picture={<Picture alt={name} className={styles.picture} load="first" picture={picture} slots={slots} />}
          plan={drawSmallPlan(solution)}
        />
      ) : (
        floor && (
          <div className={styles.floor}>
            <FloorPlan floor={floor} />
          </div>
        )
      )}
    </div>
  );
}

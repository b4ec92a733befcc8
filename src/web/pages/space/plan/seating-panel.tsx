import { formatNumber, formatSizeShort } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { planZh } from "#texts/venue/plan.zh.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import { getPeopleStep } from "#web/features/capacity-table/event-size/get-people-step.ts";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import type { SpaceFacts } from "../loader.ts";
import { LayoutRadios } from "./layout-radios.tsx";
import type { SpacePlan } from "./use-space-plan.ts";
import { VerdictHead } from "./verdict-head.tsx";
import styles from "./seating-panel.module.css";

interface SeatingPanelProps {
  space: SpaceFacts;
  planned: SpacePlan;
}

/** Renders the controls next to the drawing: whether the people fit, their number, the layouts, what the plan includes. */
export function SeatingPanel({ space, planned }: SeatingPanelProps) {
  const { capacity, eventSize, setEventSize, verdict } = planned;
  const figures = capacity.figures[eventSize.layout];
  const shown = (["comfortable", "limit", "published"] as const).filter((key) => figures[key]);
  return (
    <div className={classNames(visibilityStyles.noPrint, styles.panel)}>
      <p aria-live="polite" className={styles.fits}>
        <VerdictHead verdict={verdict} />
        {!figures.unsuitable &&
          shown.map((key) => (
            <span key={key}>
              {planZh.figures[key]} {formatNumber(figures[key]!)}
            </span>
          ))}
      </p>
      <div className={styles.choices}>
        <Stepper
          label={spaceZh.people}
          max={demandLimits.people}
          min={1}
          onValue={(people) => setEventSize({ ...eventSize, people })}
          step={getPeopleStep(eventSize.people)}
          value={eventSize.people}
        />
        <LayoutRadios
          figures={capacity.figures}
          onValue={(layout) => setEventSize({ ...eventSize, layout })}
          value={eventSize.layout}
        />
      </div>
      <PlanSwitches planned={planned} space={space} />
    </div>
  );
}

/** Renders what the plan has besides seats, to be switched on and off: stage, built-in screen, partitions. */
function PlanSwitches({ space, planned }: SeatingPanelProps) {
  const { capacity, plan, stageDepth, facts, planOptions, setPlanOptions } = planned;
  const led = plan ? capacity.room?.screen : undefined;
  const isDivisible = (facts?.drawing.parts.length ?? 0) > 0;
  if (stageDepth === undefined && !led && !isDivisible) return null;
  const option = (key: keyof typeof planOptions, label: string) => (
    <CheckOption
      checked={planOptions[key]}
      onChange={(event) => setPlanOptions({ ...planOptions, [key]: event.target.checked })}
    >
      {label}
    </CheckOption>
  );
  return (
    <fieldset className={styles.switches}>
      <legend className={textStyles.visuallyHidden}>{spaceZh.toggles.title}</legend>
      {stageDepth !== undefined &&
        option(
          "stage",
          (space.stage ? spaceZh.toggles.stage : spaceZh.toggles.assumedStage)(formatNumber(stageDepth, 1)),
        )}
      {led && option("led", spaceZh.toggles.led(formatSizeShort(led.width, led.height)))}
      {isDivisible && option("divided", spaceZh.toggles.divided)}
    </fieldset>
  );
}

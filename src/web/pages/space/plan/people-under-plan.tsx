import { demandLimits } from "#domain/limits.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import { getPeopleStep } from "#web/features/capacity-table/event-size/get-people-step.ts";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import type { Verdict } from "./verdict.ts";
import { VerdictHead } from "./verdict-head.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import styles from "./people-under-plan.module.css";

interface PeopleUnderPlanProps {
  eventSize: EventSize;
  onEventSize: (eventSize: EventSize) => void;
  verdict: Verdict;
}

/** Renders the people stepper below the drawing on narrow screens, so that the redrawn plan stays in view. */
export function PeopleUnderPlan({ eventSize, onEventSize, verdict }: PeopleUnderPlanProps) {
  return (
    <div className={classNames(visibilityStyles.noPrint, styles.underPlan)}>
      <Stepper
        label={spaceZh.people}
        max={demandLimits.people}
        min={1}
        onValue={(people) => onEventSize({ ...eventSize, people })}
        step={getPeopleStep(eventSize.people)}
        value={eventSize.people}
      />
      <span>{spaceZh.unit}</span>
      <VerdictHead verdict={verdict} />
    </div>
  );
}

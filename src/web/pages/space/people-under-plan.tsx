import { demandLimits } from "../../../domain/limits.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import type { Ask } from "../../../domain/venue/ask.ts";
import { stepOf } from "../../features/capacity-table/ask.ts";
import { Stepper } from "../../ui/stepper.tsx";
import type { Verdict } from "./verdict.ts";

interface PeopleUnderPlanProps {
  ask: Ask;
  onAsk: (ask: Ask) => void;
  verdict: Verdict;
}

/** Renders the people stepper below the drawing on narrow screens, so that the redrawn plan stays in view. */
export function PeopleUnderPlan({ ask, onAsk, verdict }: PeopleUnderPlanProps) {
  return (
    <div className="under-plan noprint">
      <Stepper
        label={spaceZh.people}
        max={demandLimits.people}
        min={1}
        onValue={(people) => onAsk({ ...ask, people })}
        step={stepOf(ask.people)}
        value={ask.people}
      />
      <span>{spaceZh.unit}</span>
      <b className={verdict.tone}>{verdict.head}</b>
    </div>
  );
}

import { demandLimits } from "../../../domain/limits.ts";
import { venueZh } from "../../../texts/venue.zh.ts";
import { Stepper } from "../../ui/stepper.tsx";
import { Tick } from "../../ui/tick.tsx";
import type { Ask } from "../../../domain/venue/ask.ts";
import { stepOf } from "./ask.ts";
import { countFits } from "./best-hall.ts";
import type { Hall } from "./hall.ts";
import { LayoutSelect } from "./layout-select.tsx";

interface AskLineProps {
  halls: Hall[];
  ask: Ask;
  onAsk: (ask: Ask) => void;
  onlyFits: boolean;
  onOnlyFits: (only: boolean) => void;
  /** The form's target without JavaScript. */
  action: string;
}

/** Renders people and layout as one sentence of fields, with the number of spaces that fit. */
export function AskLine({ halls, ask, onAsk, onlyFits, onOnlyFits, action }: AskLineProps) {
  const words = venueZh.board;
  return (
    <form action={action} className="ask4" onSubmit={(event) => event.preventDefault()}>
      <span>{words.have}</span>
      <Stepper
        label={words.people}
        max={demandLimits.people}
        min={1}
        name="people"
        onValue={(people) => onAsk({ ...ask, people })}
        step={stepOf(ask.people)}
        value={ask.people}
      />
      <span>{words.seated}</span>
      <LayoutSelect onValue={(layout) => onAsk({ ...ask, layout })} value={ask.layout} />
      <span aria-live="polite" className="soft">
        {countWords(halls, ask)}
      </span>
      <Tick checked={onlyFits} className="noprint" onChange={(event) => onOnlyFits(event.target.checked)}>
        {words.onlyFits}
      </Tick>
    </form>
  );
}

/** Formats the number of spaces that fit, such as 2 个厅坐得下，换坐法有 5 个. */
function countWords(halls: Hall[], ask: Ask): string {
  const words = venueZh.board;
  const { well, tight, anyLayout } = countFits(halls, ask);
  const own = well > 0 ? words.well(well) : tight > 0 ? words.tight(tight) : words.none;
  return anyLayout > well ? `${own}，${words.otherLayout(anyLayout)}` : own;
}

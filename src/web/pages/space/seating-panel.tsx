import { formatNumber, formatSizeShort, formatYuan } from "../../../domain/format.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import type { Ask } from "../../../domain/venue/ask.ts";
import type { Hall } from "../../features/capacity-table/hall.ts";
import { PublishedBeside } from "../../features/seating-plan/published-beside.tsx";
import { useRuntimeConfig } from "../../platform/runtime-config.ts";
import { LinkButton } from "../../ui/button.tsx";
import { Figure } from "../../ui/figure.tsx";
import { PeopleRuler } from "../../ui/people-ruler.tsx";
import { Tick } from "../../ui/tick.tsx";
import { LayoutRadios } from "./layout-radios.tsx";
import type { SpaceFacts } from "./space-data.ts";
import type { Wants } from "./space-plan.ts";
import type { Verdict } from "./verdict.ts";

interface SeatingPanelProps {
  space: SpaceFacts;
  hall: Hall;
  ask: Ask;
  onAsk: (ask: Ask) => void;
  /** Stage depth in metres of this layout; undefined where it has none. */
  stageDepth: number | undefined;
  /** Whether a seating plan is drawn. */
  drawn: boolean;
  /** Whether it is known how the space divides. */
  divisible: boolean;
  wants: Wants;
  onWants: (wants: Wants) => void;
  verdict: Verdict;
  /** Text of the selected event size that goes into the demand; empty where the visitor set nothing. */
  carried: string;
  enquiryHref: string;
}

/** Renders the controls next to the drawing: layout, people, verdict, plan options, and the demand button. */
export function SeatingPanel(props: SeatingPanelProps) {
  const { space, hall, ask, onAsk, verdict, carried, enquiryHref } = props;
  const { adviser } = useRuntimeConfig();
  const figures = hall.figures[ask.layout];
  const { comfortable, limit, published, unsuitable, doubtful } = figures;
  const most = hall.room ? limit : published;
  return (
    <div className="panel">
      <LayoutRadios figures={hall.figures} onValue={(layout) => onAsk({ ...ask, layout })} value={ask.layout} />
      {!unsuitable && most !== undefined && most > 0 && (
        <div>
          <div className="who">
            <label className="soft" htmlFor="people">
              {spaceZh.people}
            </label>
            <Figure big unit="人" value={formatNumber(ask.people)} />
          </div>
          <PeopleRuler
            comfortable={comfortable}
            id="people"
            limit={limit}
            onValue={(people) => onAsk({ ...ask, people: Math.max(1, people) })}
            published={doubtful ? undefined : published || undefined}
            value={ask.people}
          />
        </div>
      )}
      <div aria-live="polite" className="says">
        <p>
          <b className={verdict.tone}>{verdict.head}</b>
          {verdict.text}
        </p>
        {verdict.bound && <p className="small">{verdict.bound}</p>}
      </div>
      {hall.room && <PublishedBeside figures={figures} />}
      <Switches {...props} />
      <div className="only-wide noprint">
        <LinkButton full href={enquiryHref} variant="act">
          {spaceZh.ask.button}
        </LinkButton>
        <p className="small promise">
          {space.priceDay !== undefined && spaceZh.ask.price(formatYuan(space.priceDay))}
          {carried && spaceZh.ask.carried(carried)}
          {spaceZh.ask.promise(adviser)}
        </p>
      </div>
    </div>
  );
}

function Switches({ space, hall, stageDepth, drawn, divisible, wants, onWants }: SeatingPanelProps) {
  const led = drawn ? hall.room?.screen : undefined;
  if (stageDepth === undefined && !led && !divisible) return null;
  return (
    <fieldset className="tog noprint">
      <legend className="vh">{spaceZh.toggles.title}</legend>
      {stageDepth !== undefined && (
        <Tick checked={wants.stage} onChange={(event) => onWants({ ...wants, stage: event.target.checked })}>
          {(space.stage ? spaceZh.toggles.stage : spaceZh.toggles.assumedStage)(formatNumber(stageDepth, 1))}
        </Tick>
      )}
      {led && (
        <Tick checked={wants.led} onChange={(event) => onWants({ ...wants, led: event.target.checked })}>
          {spaceZh.toggles.led(formatSizeShort(led.width, led.height))}
        </Tick>
      )}
      {divisible && (
        <Tick checked={wants.divided} onChange={(event) => onWants({ ...wants, divided: event.target.checked })}>
          {spaceZh.toggles.divided}
        </Tick>
      )}
    </fieldset>
  );
}

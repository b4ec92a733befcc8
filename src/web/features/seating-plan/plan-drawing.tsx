import { formatMetres, formatNumber } from "../../../domain/format.ts";
import type { SeatingPlan, Stretch } from "../../../domain/seating/plan.ts";
import type { Door, Room } from "../../../domain/seating/room.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { DimensionChain, Drawing } from "../../ui/dimension-line.tsx";
import { chairPath, cm, divided, tablePath } from "./furniture.ts";

export interface PlanDrawingProps {
  room: Room;
  /** The furniture; absent draws the empty room. */
  plan: SeatingPlan | undefined;
  /** Name of the space, for the words a screen reader reads. */
  name: string;
  /** The chain of stretches below, the stage's and the screen's size within. */
  detailed?: boolean;
}

/** Thickness of the drawn walls, m. */
const wall = 0.3;
/** Room for the leaves of the doors outside the walls, m. */
const outside = 1.1;

/** The drawing in words. */
export function planInWords(name: string, plan: SeatingPlan | undefined): string {
  if (!plan) return `${name}平面图`;
  const left = plan.seats.length - plan.people;
  const rest = left > 0 ? `，还余 ${formatNumber(left)} 座` : "";
  return `${name} ${layoutByKey(plan.layout).name}平面图，${formatNumber(plan.people)} 人${rest}`;
}

/** A double door: the gap in the wall, and its two leaves opening outwards. */
function doorPaths({ wall: side, at, width }: Door, { length, width: across }: Room) {
  const leaf = width / 2;
  const [r, w] = [cm(leaf), cm(width)];
  if (side === "back") {
    const x = length + wall;
    return {
      gap: `M${cm(length)} ${cm(at - leaf)}h${wall}v${w}h${-wall}z`,
      leaves: `M${cm(x)} ${cm(at - leaf)}h${r}a${r} ${r} 0 0 1-${r} ${r}M${cm(x)} ${cm(at + leaf)}h${r}a${r} ${r} 0 0 0-${r}-${r}`,
    };
  }
  const [y, out, sweep] = side === "left" ? [-wall, -leaf, [0, 1]] : [across + wall, leaf, [1, 0]];
  const inner = side === "left" ? -wall : across;
  return {
    gap: `M${cm(at - leaf)} ${cm(inner)}h${w}v${wall}h-${w}z`,
    leaves: `M${cm(at - leaf)} ${cm(y)}v${cm(out)}A${r} ${r} 0 0 ${sweep[1]} ${cm(at)} ${cm(y)}M${cm(at + leaf)} ${cm(y)}v${cm(out)}A${r} ${r} 0 0 ${sweep[0]} ${cm(at)} ${cm(y)}`,
  };
}

const stretchWords = (stretch: Stretch, layout: string): string =>
  ({ stage: "舞台 ", seats: `${layout.replace(/式$/, "")} `, free: "" })[stretch.what] + formatMetres(stretch.metres);

/** The room to scale with its furniture, its two dimensions, and below them the stretches that add up to its length. */
export function PlanDrawing({ room, plan, name, detailed }: PlanDrawingProps) {
  const { length, width } = room;
  const margin = wall + outside;
  const doors = room.doors.map((door) => doorPaths(door, room));
  const full = { width: length + 2 * margin, height: width + 2 * margin };
  const share = { across: (margin / full.width) * 100, down: (margin / full.height) * 100 };
  const chain = plan?.chain.map((stretch) => ({ size: stretch.metres, words: stretchWords(stretch, layoutByKey(plan.layout).name) }));
  return (
    <Drawing
      across={`${formatMetres(length)} m`}
      below={
        detailed && chain ? (
          <div style={{ paddingInline: `${cm(share.across)}%`, gridColumn: 2 }}>
            <DimensionChain parts={chain} />
          </div>
        ) : undefined
      }
      down={`${formatMetres(width)} m`}
      wallAcross={share.across}
      wallDown={share.down}
    >
      <svg
        aria-label={planInWords(name, plan)}
        className="plan"
        role="img"
        viewBox={`${cm(-margin)} ${cm(-margin)} ${cm(full.width)} ${cm(full.height)}`}
      >
        <path
          className="p-wall"
          d={`M${-wall} ${-wall}h${cm(length + 2 * wall)}v${cm(width + 2 * wall)}h${cm(-length - 2 * wall)}zM0 0v${cm(width)}h${cm(length)}V0z`}
        />
        <path className="p-gap" d={doors.map(({ gap }) => gap).join("")} />
        <path className="p-line" d={doors.map(({ leaves }) => leaves).join("")} />
        {room.pillars.length > 0 && <path className="p-wall" d={tablePath(room.pillars)} />}
        {plan && <Furniture plan={plan} />}
      </svg>
      {detailed && plan?.stage && <StageNotes full={full} margin={margin} plan={plan} />}
    </Drawing>
  );
}

function Furniture({ plan }: { plan: SeatingPlan }) {
  const { mine, left, tables, leftTables } = divided(plan);
  const { stage, screen } = plan;
  return (
    <>
      {stage && <path className="p-stage" d={tablePath([stage])} />}
      <path className="p-screen" d={`M${cm(screen.x)} ${cm(screen.y)}v${cm(screen.width)}`} />
      {left.length > 0 && <path className="p-ghost" d={tablePath(leftTables) + chairPath(left)} />}
      {tables.length > 0 && <path className="p-table" d={tablePath(tables)} />}
      <path className="p-seat" d={chairPath(mine)} />
    </>
  );
}

interface StageNotesProps {
  plan: SeatingPlan;
  full: { width: number; height: number };
  margin: number;
}

/** The stage's and the screen's sizes, written on them where the stage is large enough to carry words. */
function StageNotes({ plan, full, margin }: StageNotesProps) {
  const stage = plan.stage!;
  if (stage.height / full.height < 0.3) return null;
  const at = (x: number, y: number) => ({ left: `${((x + margin) / full.width) * 100}%`, top: `${((y + margin) / full.height) * 100}%` });
  const { screen } = plan;
  return (
    <>
      <span className="note clear" style={{ ...at(stage.width * 0.62, stage.y + stage.height * 0.2), textAlign: "center" }}>
        舞台
        <br />
        {formatMetres(stage.height)} × {formatMetres(stage.width)}
      </span>
      <span className="note clear" style={{ ...at(stage.width * 0.62, stage.y + stage.height * 0.8), textAlign: "center" }}>
        屏幕
        <br />
        {formatMetres(screen.width)} × {formatMetres(screen.height)}
      </span>
    </>
  );
}

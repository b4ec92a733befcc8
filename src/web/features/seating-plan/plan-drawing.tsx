import { formatMetres, formatNumber } from "../../../domain/format.ts";
import type { SeatingPlan, Stretch } from "../../../domain/seating/plan.ts";
import type { Room } from "../../../domain/seating/room.ts";
import { type LayoutKey, layoutByKey } from "../../../domain/space/layout.ts";
import { DimensionChain, Drawing } from "../../ui/dimension-line.tsx";
import { doorPaths, wallThickness as wall } from "./door-paths.ts";
import { cm, tablePath } from "./furniture.ts";
import { PlacedFurniture } from "./placed-furniture.tsx";
import { PlanNotes } from "./plan-notes.tsx";

export interface PlanDrawingProps {
  room: Room;
  /** The furniture; absent draws the empty room. */
  plan: SeatingPlan | undefined;
  /** Name of the space, for the words a screen reader reads. */
  name: string;
  /** The chain of stretches below, the stage's and the screen's size and the last row's distance within. */
  detailed?: boolean;
}

/** Room for the leaves of the doors outside the walls, m. */
const outside = 1.1;

/** The drawing in words. */
export function planInWords(name: string, plan: SeatingPlan | undefined): string {
  if (!plan) return `${name}平面图`;
  const left = plan.seats.length - plan.people;
  const rest = left > 0 ? `，还余 ${formatNumber(left)} 座` : "";
  return `${name} ${layoutByKey(plan.layout).name}平面图，${formatNumber(plan.people)} 人${rest}`;
}

/** What stands in the seats' stretch of the chain. */
const furnitureWord: Record<LayoutKey, string> = {
  theatre: "座椅",
  classroom: "课桌",
  boardroom: "会议桌",
  ushape: "U 型桌",
  hollow: "回型桌",
  fishbone: "圆桌",
  banquet: "圆桌",
  cocktail: "高桌",
};

/** 舞台 3.6; on the phone the figure alone, or the words would cover their neighbours. */
function StretchWords({ stretch: { what, metres }, layout }: { stretch: Stretch; layout: LayoutKey }) {
  const word = what === "stage" ? "舞台" : what === "seats" ? furnitureWord[layout] : "";
  return (
    <>
      {word && <span className="only-wide">{word} </span>}
      {formatMetres(metres)}
    </>
  );
}

/** The room to scale with its furniture, its two dimensions, and below them the stretches that add up to its length. */
export function PlanDrawing({ room, plan, name, detailed }: PlanDrawingProps) {
  const { length, width } = room;
  const margin = wall + outside;
  const full = { width: length + 2 * margin, height: width + 2 * margin };
  const share = { across: (margin / full.width) * 100, down: (margin / full.height) * 100 };
  const chain = plan?.chain.map((stretch) => ({
    size: stretch.metres,
    words: <StretchWords layout={plan.layout} stretch={stretch} />,
  }));
  return (
    <Drawing
      across={`${formatMetres(length)} m`}
      below={detailed && chain ? <DimensionChain parts={chain} /> : undefined}
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
        <Walls room={room} />
        {plan && <PlacedFurniture plan={plan} />}
      </svg>
      {detailed && plan && <PlanNotes full={full} margin={margin} plan={plan} room={room} />}
    </Drawing>
  );
}

/** The band of the walls with its doors, and the pillars. */
function Walls({ room }: { room: Room }) {
  const { length, width, pillars } = room;
  const doors = room.doors.map((door) => doorPaths(door, room));
  const outer = `M${-wall} ${-wall}h${cm(length + 2 * wall)}v${cm(width + 2 * wall)}h${cm(-length - 2 * wall)}z`;
  return (
    <>
      <path className="p-wall" d={`${outer}M0 0v${cm(width)}h${cm(length)}V0z`} />
      <path className="p-gap" d={doors.map(({ gap }) => gap).join("")} />
      <path className="p-line" d={doors.map(({ leaves }) => leaves).join("")} />
      {pillars.length > 0 && <path className="p-wall" d={tablePath(pillars)} />}
    </>
  );
}

import type { CSSProperties } from "react";
import { formatArea, formatMetres, formatNumber } from "../../../domain/format.ts";
import { planSeating, type SeatingPlan } from "../../../domain/seating/plan.ts";
import { type Room, roomOf } from "../../../domain/seating/room.ts";
import { layoutByKey } from "../../../domain/space/layout.ts";
import { askQuery } from "../../../domain/venue/ask.ts";
import { spaceHref } from "../../../domain/venue/venue-href.ts";
import { homeZh } from "../../../texts/home.zh.ts";
import { PlanDrawing } from "../../features/seating-plan/plan-drawing.tsx";
import { DemoTag } from "../../ui/demo-tag.tsx";
import { Link } from "../../ui/link.tsx";
import type { Asked } from "./asked.ts";
import type { BestHall } from "./best-hall.ts";

interface HallFigureProps {
  hall: BestHall | undefined;
  asked: Asked;
}

/** Metres that walls and doors add to the drawing. */
const around = 2.8;

/** Renders the best space's plan, seated as the sentence says. Its box on the page does not depend on the space's shape. */
export function HallFigure({ hall, asked }: HallFigureProps) {
  const room = hall && roomOf(hall.space);
  if (!hall || !room) {
    return (
      <div className="hall empty">
        <p>{homeZh.hall.none}</p>
      </div>
    );
  }
  const plan = planSeating(room, asked.layout, { people: asked.people });
  const ratio = (room.length + around) / (room.width + around);
  return (
    <figure className="hall" style={{ "--ratio": ratio.toFixed(3) } as CSSProperties}>
      <PlanDrawing name={`${hall.venue} ${hall.space.name}`} plan={plan} room={room} />
      <Notes area={hall.space.area} plan={plan} room={room} />
      <figcaption className="cap">
        <span>
          <Link href={spaceHref(hall.venueId, hall.space.id) + askQuery(asked)}>
            {hall.venue} {hall.space.name}
          </Link>
          {hall.demo && <DemoTag of={hall.venue} />}
        </span>
        <span>{seatedWords(plan, asked)}</span>
        {plan && plan.seats.length > asked.people && <span className="only-wide">{homeZh.hall.hollow}</span>}
      </figcaption>
    </figure>
  );
}

/** Formats the plan's caption: 课桌式 180 人，还余 28 座. */
function seatedWords(plan: SeatingPlan | undefined, { people, layout }: Asked): string {
  const { hall } = homeZh;
  const name = layoutByKey(layout).name;
  if (!plan) return hall.unsuitable(name);
  const left = plan.seats.length - people;
  const seated = hall.seated(name, formatNumber(people));
  if (left < 0) return `${seated}，${hall.short(formatNumber(plan.seats.length), formatNumber(-left))}`;
  if (plan.level === "limit") return `${seated}，${hall.limit}`;
  return `${seated}，${left > 0 ? hall.left(formatNumber(left)) : hall.full}`;
}

/** Renders the four figures next to the drawing. */
function Notes({ room, plan, area }: { room: Room; plan: SeatingPlan | undefined; area: number | undefined }) {
  const { hall } = homeZh;
  return (
    <ul className="notes small only-wide">
      <li>
        <b>{formatArea(area ?? room.length * room.width)}</b> m²
      </li>
      {room.height === undefined ? (
        <li>{hall.unknown}</li>
      ) : (
        <li>
          <b>{formatMetres(room.height)}</b> {hall.height}
        </li>
      )}
      {plan && (
        <>
          <li>
            <b>{formatMetres(plan.share)}</b> {hall.each}
          </li>
          <li>
            <b>{formatMetres(plan.farthest)}</b> {hall.farthest}
          </li>
        </>
      )}
    </ul>
  );
}

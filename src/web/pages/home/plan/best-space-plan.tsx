import type { CSSProperties } from "react";
import { formatArea, formatMetres, formatNumber } from "../../../../domain/format.ts";
import { planSeating, type SeatingPlan } from "../../../../domain/seating/plan-seating.ts";
import type { PublishedSpace } from "../../../../domain/seating/get-trusted-capacity.ts";
import { judgeFit } from "../../../../domain/seating/judge-fit.ts";
import { type Room, createRoom } from "../../../../domain/seating/room.ts";
import { getLayoutByKey } from "../../../../domain/space/layouts.ts";
import { type EventSize, formatEventSizeQuery } from "../../../../domain/venue/event-size.ts";
import { formatSpaceHref } from "../../../../domain/venue/format-venue-href.ts";
import { homeZh } from "../../../../texts/site/home.zh.ts";
import { PlanDrawing } from "../../../features/seating-plan/plan-drawing.tsx";
import { DemoTag } from "../../../ui/text/demo-tag.tsx";
import { formatFit } from "../../../ui/text/format-fit.ts";
import { Link } from "../../../ui/navigation/link.tsx";
import type { HomeData } from "../loader.ts";
import { classNames } from "../../../ui/text/class-names.ts";
import visibilityStyles from "../../../ui/structure/visibility.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./best-space-plan.module.css";

export interface BestSpacePlanProps {
  best: HomeData["found"]["bestSpace"];
  people: EventSize["people"];
  layout: EventSize["layout"];
}

/** Metres that walls and doors add to the drawing. */
const drawingMargin = 2.8;

/** Renders the best space's plan, seated as the sentence says. Its box on the page does not depend on the space's shape. */
export function BestSpacePlan({ best, people, layout }: BestSpacePlanProps) {
  const room = best && createRoom(best.space);
  if (!best || !room) {
    return (
      <div className={classNames(styles.bestSpace, styles.empty)}>
        <p>{homeZh.plan.none}</p>
      </div>
    );
  }
  const plan = planSeating(room, layout, { people });
  const ratio = (room.length + drawingMargin) / (room.width + drawingMargin);
  return (
    <figure className={styles.bestSpace} style={{ "--ratio": ratio.toFixed(3) } as CSSProperties}>
      <PlanDrawing name={`${best.venue} ${best.space.name}`} plan={plan} room={room} />
      <PlanNotes area={best.space.area} plan={plan} room={room} />
      <figcaption className={textStyles.caption}>
        <span>
          <Link href={formatSpaceHref(best.venueId, best.space.id) + formatEventSizeQuery({ people, layout })}>
            {best.venue} {best.space.name}
          </Link>
          {best.demo && <DemoTag name={best.venue} />}
        </span>
        <span>{formatSeating(best.space, { people, layout })}</span>
        {plan && plan.seats.length > people && <span className={visibilityStyles.onlyWide}>{homeZh.plan.hollow}</span>}
      </figcaption>
    </figure>
  );
}

/** Formats the plan's caption: 课桌式 180 人，余 28 座. */
function formatSeating(space: PublishedSpace, { people, layout }: EventSize): string {
  const fit = judgeFit(space, layout, people);
  return `${homeZh.plan.seated(getLayoutByKey(layout).name, formatNumber(people))}，${formatFit(fit)}`;
}

/** Renders the four figures next to the drawing. */
function PlanNotes({ room, plan, area }: { room: Room; plan: SeatingPlan | undefined; area: number | undefined }) {
  const { plan: texts } = homeZh;
  return (
    <ul className={classNames(textStyles.small, visibilityStyles.onlyWide, styles.notes)}>
      <li>
        {texts.area} <b>{formatArea(area ?? room.length * room.width)}</b> m²
      </li>
      {room.height === undefined ? (
        <li>{texts.unknown}</li>
      ) : (
        <li>
          {texts.height} <b>{formatMetres(room.height)}</b> m
        </li>
      )}
      {plan && (
        <>
          <li>
            {texts.each} <b>{formatMetres(plan.floorPerPerson)}</b> m²
          </li>
          <li>
            {texts.farthest} <b>{formatMetres(plan.farthest)}</b> m
          </li>
        </>
      )}
    </ul>
  );
}

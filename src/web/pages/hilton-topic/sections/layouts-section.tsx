import type { ReactNode } from "react";
import { formatMetres, formatSize, formatNumber } from "#domain/format.ts";
import { countBanquetTables } from "#domain/event-day/count-banquet-tables.ts";
import type { EventDayRequest, Session } from "#domain/event-day/schedule-sessions.ts";
import { createRoom } from "#domain/seating/room.ts";
import type { SpaceWire } from "#contract/schemas/entities.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { PlanUse } from "#web/features/seating-plan/plan-use.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import { dinnerPlanId, formatClock, formatPlanId } from "../drawing/list-day-rooms.ts";
import styles from "./layouts-section.module.css";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";

/** Says how far the last row is from the screen, as the server computed it. */
const DeferredSightText = defer(async () => (await import("./sight-text.tsx")).SightText);

const texts = hiltonTopicZh.room;
interface LayoutsSectionProps {
  space: SpaceWire;
  sessions: readonly Session[];
  request: EventDayRequest;
}

/** Renders the main room as it is set by day and in the evening, at one scale; nothing where its sides are unknown. */
export function LayoutsSection({ space, sessions, request }: LayoutsSectionProps) {
  const room = createRoom(space);
  if (!room) return null;
  const dinner = sessions.find(({ kind }) => kind === "dinner");
  const plenary = sessions.find(({ kind }) => kind === "plenary")!;
  return (
    <section className={pageStructureStyles.section}>
      <div className={pageStructureStyles.sectionHead}>
        <h2>{dinner ? texts.title : space.name}</h2>
        <span className={textStyles.soft}>
          {formatSize(room.length, room.width)} m{space.height ? `，${texts.height(formatMetres(space.height))}` : ""}
        </span>
      </div>
      <div className={styles.layouts}>
        <Layout
          planId={formatPlanId(space.id)}
          space={space}
          start={plenary.start}
          title={texts.day(formatNumber(request.people))}
        >
          <DeferredSightText people={request.people} space={space} />
        </Layout>
        {dinner && (
          <Layout
            planId={dinnerPlanId}
            space={space}
            start={dinner.start}
            title={texts.evening(formatNumber(countBanquetTables(request.people)))}
          >
            {texts.evenly}
          </Layout>
        )}
      </div>
    </section>
  );
}

interface LayoutProps {
  space: SpaceWire;
  /** Symbol of the room as it is set, which the drawing of the day placed on the page. */
  planId: string;
  start: number;
  title: string;
  children: ReactNode;
}

function Layout({ space, planId, start, title, children }: LayoutProps) {
  return (
    <div>
      <PlanUse id={planId} space={space} />
      <p className={styles.clock}>{formatClock(start)}</p>
      <h3>{title}</h3>
      <p className={textStyles.soft}>{children}</p>
    </div>
  );
}

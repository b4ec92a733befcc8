import { useMemo } from "react";
import { countBanquetTables } from "#domain/event-day/count-banquet-tables.ts";
import { formatHiltonTopicHref } from "#domain/event-day/event-day-address.ts";
import { type EventDayRequest, scheduleSessions } from "#domain/event-day/schedule-sessions.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { GroupFacts } from "../../features/group-topic/group-facts.tsx";
import { NoGroupVenue } from "../../features/group-topic/no-group-venue.tsx";
import type { PageProps } from "../../page.ts";
import { Breadcrumb } from "../../ui/navigation/breadcrumb.tsx";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import { classNames } from "../../ui/text/class-names.ts";
import { hiltonTopicCrumbs } from "./build-hilton-topic-head.ts";
import { DaySentence } from "./day-sentence.tsx";
import { formatNumber } from "#domain/format.ts";
import { formatClock, listDayRooms } from "./drawing/list-day-rooms.ts";
import { BillSection } from "./sections/bill-section.tsx";
import { DayProgramme } from "./sections/day-programme.tsx";
import { DemandSection } from "./sections/demand-section.tsx";
import { LayoutsSection } from "./sections/layouts-section.tsx";
import { MainSpace } from "./sections/main-space.tsx";
import { UseSection } from "./sections/use-section.tsx";
import { VenuesSection } from "./sections/venues-section.tsx";
import type { HiltonTopicData, HiltonTopicInput } from "./page.tsx";
import programmeStyles from "./sections/day-programme.module.css";
import styles from "../../features/group-topic/topic-page.module.css";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";
import "./drawing/day-drawing.module.css";

/** The day as a drawing, which the server draws: the browser loads the seating rules when it has to draw another one. */
const DeferredDayDrawing = defer(async () => (await import("./drawing/day-drawing.tsx")).DayDrawing);

/** Renders the topic: one day of a meeting through the rooms of one hotel, and which hotels can hold it. */
export function HiltonTopicView({ input, data }: PageProps<HiltonTopicInput, HiltonTopicData>) {
  const { people, breakouts, dinner } = input;
  const { day, venues, city, group } = data;
  const request = useMemo((): EventDayRequest => ({ people, breakouts, dinner }), [people, breakouts, dinner]);
  const sessions = useMemo(() => scheduleSessions(request), [request]);
  const rooms = useMemo(() => (day ? listDayRooms(day, people) : []), [day, people]);
  const main = day?.venue.main;
  const tables = dinner ? formatNumber(countBanquetTables(people)) : undefined;
  return (
    <main className={pageStructureStyles.page} id="main">
      <Breadcrumb crumbs={hiltonTopicCrumbs} />
      <h1 className={styles.heading}>{hiltonTopicZh.heading}</h1>
      <DaySentence data={data} input={input} />
      {day ? (
        <>
          <MainSpace people={people} venue={day.venue}>
            {hiltonTopicZh.lead(
              formatClock(sessions.at(-1)!.end),
              rooms.filter(({ missing }) => !missing).length,
              tables,
            )}
          </MainSpace>
          <div className={programmeStyles.withDrawing}>
            <DeferredDayDrawing request={request} rooms={rooms} sessions={sessions} />
            <DayProgramme request={request} rooms={rooms} sessions={sessions} />
          </div>
          {main && <LayoutsSection request={request} sessions={sessions} space={main} />}
          <section className={classNames(pageStructureStyles.section, styles.columns)}>
            <div>
              <UseSection request={request} rooms={rooms} sessions={sessions} />
            </div>
            <div>
              <BillSection bill={day.bill} request={request} />
            </div>
          </section>
        </>
      ) : (
        <NoGroupVenue
          cities={data.cities.map(({ name, pinyin, count }) => ({
            name: hiltonTopicZh.empty.city(name, count),
            href: formatHiltonTopicHref({ ...request, city: pinyin }),
          }))}
          text={data.cities.length > 0 ? hiltonTopicZh.empty.text : hiltonTopicZh.empty.noVenueText}
          title={city ? hiltonTopicZh.empty.title(city.name) : hiltonTopicZh.empty.noVenue}
        />
      )}
      {venues.length > 0 && <VenuesSection data={data} input={input} />}
      <DemandSection data={data} request={request} rooms={rooms} sessions={sessions} />
      {city && <GroupFacts group={group} groupName="hilton" name={hiltonTopicZh.group} />}
    </main>
  );
}

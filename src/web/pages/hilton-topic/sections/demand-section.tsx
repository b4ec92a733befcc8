import { useMemo } from "react";
import type { EventDayRequest, Session } from "#domain/event-day/schedule-sessions.ts";
import { groupTopicZh } from "#texts/marketing/group-topic.zh.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { ShortDemandForm } from "#web/features/demand-form/form/short-demand-form.tsx";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import { classNames } from "#web/ui/text/class-names.ts";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import textStyles from "#web/ui/text/text.module.css";
import { type DayRoom, describeSession, formatClock, nameSession } from "../drawing/list-day-rooms.ts";
import type { HiltonTopicData } from "../page.tsx";
import styles from "#web/features/group-topic/topic-page.module.css";

const texts = hiltonTopicZh.demand;
const fields = ["cityCode", "people", "name", "mobile"] as const;
const moreFields = ["startDate", "company", "guestRooms", "remarks"] as const;
const wording = { submit: groupTopicZh.submit };

interface DemandSectionProps {
  data: HiltonTopicData;
  request: EventDayRequest;
  rooms: readonly DayRoom[];
  sessions: readonly Session[];
}

/** Writes the day out for the operator, a line a session. */
const writeProgramme = (rooms: readonly DayRoom[], sessions: readonly Session[], request: EventDayRequest): string =>
  sessions
    .flatMap((session) =>
      rooms
        .filter(({ role, missing }) => role === session.role && !missing)
        .map(({ name, people }) =>
          texts.line(
            formatClock(session.start),
            nameSession(session, request),
            name,
            describeSession(session, request, people),
          ),
        ),
    )
    .join("\n");

/** Renders the demand form with the whole day attached. */
export function DemandSection({ data, request, rooms, sessions }: DemandSectionProps) {
  const { city, cities, day } = data;
  const attachment = useMemo(
    () =>
      rooms.length > 0
        ? { title: texts.attachment(rooms.length), text: writeProgramme(rooms, sessions, request) }
        : undefined,
    [rooms, sessions, request],
  );
  const venue = day?.venue;
  const selectedVenues = useMemo(() => (venue ? [{ siteId: venue.id, name: venue.name }] : []), [venue]);
  const isListed = cities.some(({ code }) => code === city?.code);
  return (
    <section className={classNames(pageStructureStyles.section, styles.demand)}>
      <div>
        <h2>{texts.title}</h2>
        <p className={textStyles.soft}>{texts.text}</p>
        <p className={styles.promise}>
          <CallbackText format={groupTopicZh.promise} />
        </p>
      </div>
      <ShortDemandForm
        attachment={attachment}
        {...(isListed && { cities })}
        {...(city && { city })}
        fields={fields}
        moreFields={moreFields}
        pageFrom="marketing/hilton/topic"
        people={request.people}
        selectedVenues={selectedVenues}
        wording={wording}
      />
    </section>
  );
}

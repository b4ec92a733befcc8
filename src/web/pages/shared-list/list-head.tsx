import type { OpenSharedList } from "#contract/shared-list/shared-list-endpoints.ts";
import { toChinaDay } from "#domain/day.ts";
import { formatTime } from "#domain/demand/progress/format-moment.ts";
import { formatDate } from "#domain/format.ts";
import { sharedListZh } from "#texts/shared-list/shared-list.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { formatListTitle, listEventFacts } from "../../features/shared-list/format-list-title.ts";
import { CalendarNote } from "../../ui/calendar/calendar-note.tsx";
import textStyles from "../../ui/text/text.module.css";
import styles from "./list-head.module.css";

function formatLatest(moments: readonly string[], today: string): string {
  const latest = moments.toSorted().at(-1)!;
  const day = toChinaDay(new Date(latest));
  const time = formatTime(new Date(latest));
  return day === today ? fillTemplate(sharedListZh.today, { time }) : `${formatDate(day, today)} ${time}`;
}

/** The head of a shared list: what it is called, the event, who shared it and until when, how many gave an opinion. */
export function ListHead({ list }: { list: OpenSharedList }) {
  const today = toChinaDay(new Date(list.now));
  const facts = listEventFacts(list.event, today);
  const moments = list.opinions.map(({ at }) => at);
  const until = formatDate(toChinaDay(new Date(list.expiresAt)), today);
  return (
    <header className={styles.head}>
      <div>
        <h1>
          {formatListTitle(list)}
          {fillTemplate(sharedListZh.count, { n: list.rows.length })}
        </h1>
        {facts.length > 0 && (
          <p className={styles.event}>
            {facts.map((fact) => (
              <b key={fact}>{fact}</b>
            ))}
          </p>
        )}
        <p className={textStyles.small}>
          {(list.event.dates ?? []).map((date) => (
            <CalendarNote
              before={`${formatDate(date, today)} · `}
              cityCode={list.city?.code}
              date={date}
              days={list.event.days}
              key={date}
            />
          ))}
        </p>
      </div>
      <p className={textStyles.small}>
        {list.title && list.sharedBy && <span>{fillTemplate(sharedListZh.sharedBy, { name: list.sharedBy })}</span>}
        <span>{fillTemplate(sharedListZh.until, { day: until })}</span>
        {moments.length > 0 && (
          <span>{fillTemplate(sharedListZh.opinions, { n: moments.length, time: formatLatest(moments, today) })}</span>
        )}
      </p>
    </header>
  );
}

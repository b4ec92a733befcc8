import type { CSSProperties } from "react";
import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import {
  type Evening,
  type EveningEvent,
  eveningCheckInRate,
  lastMinute,
} from "#domain/annual-meeting/build-evening.ts";
import { formatNumber } from "#domain/format.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { printPage } from "#web/platform/device/print-page.ts";
import { Button } from "#web/ui/forms/button.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import { formatClock, formatEvent, listEveningSteps } from "../format-event.ts";
import { formatSetupHref } from "../format-setup-href.ts";
import type { NianhuiData, NianhuiInput } from "../loader.ts";
import styles from "./evening-section.module.css";

const texts = annualMeetingZh.evening;
const minutesPerHour = 60;

/** Returns the style of an event: its place on the clock, in percent. */
const toSpan = ({ from, to }: Evening, event: EveningEvent): CSSProperties => ({
  left: `${(((event.from - from) / (to - from)) * 100).toFixed(3)}%`,
  width: `${(((event.to - event.from) / (to - from)) * 100).toFixed(3)}%`,
});

/** A shorter change of the light is shown by its height alone. */
const minNamedLight = 10;
const isNamed = ({ what, from, to }: EveningEvent): boolean => what !== "light" || to - from >= minNamedLight;

const lightClasses = [styles.dark, styles.front, styles.half, undefined];

/** Returns the class of an event: filled for what the evening is held for, washed for acts, quiet for what surrounds it. */
function getEventClass({ what, level = 0 }: EveningEvent): string | undefined {
  if (what === "light" || what === "focus") return classNames(styles.light, lightClasses[level]);
  if (what === "acts" || what === "entry" || what === "leaving") return styles.washed;
  if (what === "opening" || what === "speech" || what === "awards" || what === "draw") return styles.main;
  return what === "rehearsal" || what === "cold" || what === "seated" || what === "toast"
    ? styles.quiet
    : styles.course;
}

/** Renders the tracks on one clock, from 16:30 on; what runs past 21:30 stands behind a line. */
function Score({ evening, people }: { evening: Evening; people: number }) {
  const { from, to, overrun } = evening;
  const hours = Array.from(
    { length: Math.floor(to / minutesPerHour) - Math.floor(from / minutesPerHour) },
    (_, at) => (Math.floor(from / minutesPerHour) + at + 1) * minutesPerHour,
  );
  const toLeft = (minute: number) => ({ left: `${(((minute - from) / (to - from)) * 100).toFixed(3)}%` });
  return (
    <figure aria-label={texts.label} className={classNames(styles.score, visibilityStyles.noPrint)}>
      {hours.map((minute) => (
        <i aria-hidden="true" className={styles.hour} key={minute} style={toLeft(minute)}>
          <span>{formatClock(minute)}</span>
        </i>
      ))}
      {overrun > 0 && (
        <i aria-hidden="true" className={styles.limit} style={toLeft(lastMinute)}>
          <span>{texts.limit}</span>
        </i>
      )}
      {(["stage", "tables", "light", "people"] as const).map((track) => (
        <div className={styles.track} key={track}>
          <b id={`track-${track}`}>{texts.tracks[track]}</b>
          <ol aria-labelledby={`track-${track}`} className={styles.line}>
            {evening[track].map((event) => {
              const name = formatEvent(event, people);
              return (
                <li
                  className={classNames(styles.event, getEventClass(event))}
                  key={`${event.from} ${event.what}`}
                  style={toSpan(evening, event)}
                  title={`${formatClock(event.from)}–${formatClock(event.to)} ${name}`}
                >
                  <span className={isNamed(event) ? undefined : textStyles.visuallyHidden}>{name}</span>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </figure>
  );
}

/** Renders what to cut where the evening runs too long; each is a link to the page of that programme. */
function Overrun({ input, evening }: { input: NianhuiInput; evening: Evening }) {
  return (
    <p className={classNames(textStyles.caution, styles.over)} role="status">
      {texts.over(formatClock(evening.to), evening.overrun)}
      {evening.cuts.length > 0 && texts.fix}
      {evening.cuts.map((cut, at) => (
        <span key={`${cut.acts} ${cut.awards}`}>
          {at > 0 && "；"}
          <Link href={formatSetupHref(input.variant, { ...input.setup, ...cut })} replace resetScroll={false}>
            {cut.awards === input.setup.awards ? texts.cutActs(cut.acts) : texts.cutAwards(cut.awards, cut.acts)}
          </Link>
        </span>
      ))}
    </p>
  );
}

/** Renders the evening as a score on wide screens and as a list with minutes on the phone and on paper. */
export function EveningSection({ input, data }: { input: NianhuiInput; data: NianhuiData }) {
  const { evening, tables } = data;
  const people = tables * seatsPerTable;
  const entry = evening.people.find(({ what }) => what === "entry");
  const entryMinutes = entry ? entry.to - entry.from : 0;
  return (
    <section className={pageStructureStyles.section} id="evening">
      <div className={pageStructureStyles.sectionHead}>
        <h2>{texts.title}</h2>
        <Button className={visibilityStyles.noPrint} onClick={printPage} small variant="plain">
          {texts.print}
        </Button>
      </div>
      {evening.overrun > 0 && <Overrun evening={evening} input={input} />}
      <Score evening={evening} people={people} />
      <ol className={styles.steps}>
        {listEveningSteps(evening, people).map(({ at, minutes, text, onStage }) => (
          <li
            className={classNames(!onStage && styles.offStage, at + minutes > lastMinute && styles.late)}
            key={`${at} ${text}`}
          >
            <b>{formatClock(at)}</b>
            <span>{text}</span>
            <span className={textStyles.small}>{texts.minutes(minutes)}</span>
          </li>
        ))}
      </ol>
      <p className={classNames(textStyles.soft, styles.note)}>
        {texts.note(
          formatNumber(people),
          entryMinutes,
          formatNumber(evening.checkInDesks),
          formatNumber(evening.checkInDesks * eveningCheckInRate),
          formatNumber(evening.waiters),
        )}
      </p>
    </section>
  );
}

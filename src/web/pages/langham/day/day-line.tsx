import type { LanghamSectionWire, LanghamSunWire } from "#contract/marketing/langham-package-wire.ts";
import { formatLanghamHref } from "#domain/langham/format-langham-href.ts";
import { horizonAltitude } from "#domain/sun/compute-sun-day.ts";
import { langhamTexts } from "#texts/langham/langham-texts.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { LanghamInput } from "../page.tsx";
import { drawSunLine } from "./draw-sun-line.ts";
import { formatMinute, formatSunDay } from "./format-sun-day.ts";
import figureStyles from "#web/ui/text/figure.module.css";
import styles from "./day-line.module.css";

type Hour = Pick<LanghamSectionWire, "type" | "minute" | "altitude">;

interface DayLineProps {
  input: LanghamInput;
  sun: LanghamSunWire;
  hours: readonly Hour[];
}

/**
 * Draws the sun's day over the city with the types at their hours. The pictures of the brand page hang from them; the
 * page of a type has links to the others there.
 */
export function DayLine({ input, sun, hours }: DayLineProps) {
  const texts = langhamTexts[input.lang];
  const line = drawSunLine(sun);
  const noon = Math.max(...sun.altitudes);
  const events = [
    {
      minute: sun.sunrise,
      altitude: horizonAltitude,
      text: texts.sun.sunrise(formatMinute(sun.sunrise)),
      style: styles.sunrise,
    },
    { minute: sun.noon, altitude: noon, text: texts.sun.noon(formatMinute(sun.noon)), style: styles.noon },
    {
      minute: sun.sunset,
      altitude: horizonAltitude,
      text: texts.sun.sunset(formatMinute(sun.sunset)),
      style: styles.sunset,
    },
  ];
  const label = texts.sun.describe(
    formatSunDay(sun, input.lang),
    formatMinute(sun.sunrise),
    formatMinute(sun.noon),
    formatMinute(sun.sunset),
  );
  return (
    <>
      <figure
        className={classNames(styles.dayLine, !input.type && styles.withPictures)}
        style={{ "--height": `${line.height}px` } as React.CSSProperties}
      >
        <svg aria-label={label} preserveAspectRatio="none" role="img" viewBox={`0 0 ${line.width} ${line.height}`}>
          <path className={styles.horizon} d={`M0 ${line.horizon.toFixed(1)}H${line.width}`} />
          <path className={styles.twilight} d={line.twilight} />
          <path className={styles.sunPath} d={line.day} />
          {hours.map(({ type, minute, altitude }) => (
            <path
              className={styles.drop}
              d={`M${line.toX(minute)} ${line.toY(altitude).toFixed(1)}V${line.height}`}
              key={type}
            />
          ))}
        </svg>
        {hours.map(({ type, minute, altitude }) => (
          <i
            className={classNames(styles.point, altitude < horizonAltitude && styles.night)}
            key={type}
            style={line.locate(minute, altitude)}
          />
        ))}
        {events.map(({ minute, altitude, text, style }) => (
          <span
            aria-hidden="true"
            className={classNames(styles.event, style)}
            key={text}
            style={line.locate(minute, altitude)}
          >
            {text}
          </span>
        ))}
        <figcaption aria-hidden="true" className={styles.place}>
          {formatSunDay(sun, input.lang)}
        </figcaption>
      </figure>
      {input.type && <HourLinks hours={hours} input={input} line={line} />}
    </>
  );
}

function HourLinks({ hours, input, line }: Omit<DayLineProps, "sun"> & { line: ReturnType<typeof drawSunLine> }) {
  const texts = langhamTexts[input.lang];
  return (
    <nav aria-label={texts.sun.hours} className={styles.hourLinks}>
      {hours.map(({ type, minute, altitude }) => (
        <Link
          aria-current={type === input.type ? "page" : undefined}
          href={formatLanghamHref(input.lang, type, input.city)}
          key={type}
          resetScroll={false}
          style={{ left: line.locate(minute, altitude).left }}
        >
          <b className={figureStyles.figure}>{formatMinute(minute)}</b>
          <span>{texts.types[type]}</span>
        </Link>
      ))}
    </nav>
  );
}

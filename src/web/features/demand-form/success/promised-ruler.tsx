import { toChinaDay } from "#domain/day.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import { buildHoursRuler } from "#domain/demand/progress/build-hours-ruler.ts";
import { formatMoment } from "#domain/demand/progress/format-moment.ts";
import { formatRulerDay } from "#domain/demand/progress/format-ruler-day.ts";
import { pickLabels } from "#domain/demand/progress/pick-labels.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import styles from "./promised-ruler.module.css";

/** Hours of the ruler beyond its last promise, as a share of it. */
const tail = 0.03;
/** Room that the label of a day takes on a phone, in percent. */
const dayRoom = 22;

interface PromisedRulerProps {
  receivedAt: Date;
  callBy: Date;
  quoteBy: Date;
  texts: DemandTexts;
  locale: Locale;
}

/** Renders the hours from the submission to the prices, to scale, with the nights hatched. */
export function PromisedRuler({ receivedAt, callBy, quoteBy, texts: { success }, locale }: PromisedRulerProps) {
  const end = new Date(quoteBy.getTime() + (quoteBy.getTime() - receivedAt.getTime()) * tail);
  const { nights, days, place } = buildHoursRuler(receivedAt, end);
  const today = toChinaDay(receivedAt);
  const labelled = pickLabels(days, dayRoom);
  const marks = [receivedAt, callBy, quoteBy].map((moment) => formatMoment(moment, locale, today));
  const separator = locale === "en" ? ", " : "，";
  return (
    <div aria-label={fillTemplate(success.ruler, { marks: marks.join(separator) })} className={styles.ruler} role="img">
      {nights.map(({ start, width }) => (
        <i className={styles.night} key={start} style={{ left: `${start}%`, width: `${width}%` }} />
      ))}
      <i className={styles.call} style={{ width: `${place(callBy)}%` }} />
      <i className={styles.mark} style={{ left: 0 }} />
      <i className={styles.mark} style={{ left: `${place(quoteBy)}%` }} />
      <span className={styles.from}>{success.now}</span>
      <span className={styles.until}>{success.quoted}</span>
      {[...labelled].map(({ day, at }) => (
        <span className={styles.dayLabel} key={day} style={{ left: `${at}%` }}>
          {formatRulerDay(day, locale)}
        </span>
      ))}
    </div>
  );
}

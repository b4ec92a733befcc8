import type { ReactNode } from "react";
import { toChinaDay } from "#domain/day.ts";
import { buildHistoryChain, type HistoryGap } from "#domain/demand/progress/build-history-chain.ts";
import { formatDuration, formatTime } from "#domain/demand/progress/format-moment.ts";
import { type Deadline, listDeadlines } from "#domain/demand/progress/list-deadlines.ts";
import { isOpenStatus } from "#domain/demand/demand-status.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import type { DemandPartProps, FullDemand } from "../demand-part-props.ts";
import { useAdviserName } from "../use-adviser-name.ts";
import { formatRulerDay } from "#domain/demand/progress/format-ruler-day.ts";
import styles from "./history-chain.module.css";

type Entry = FullDemand["history"][number];

interface EventProps {
  time: ReactNode;
  day?: string | undefined;
  title: string;
  children?: ReactNode;
  isUpcoming?: boolean;
}

function Event({ time, day, title, children, isUpcoming }: EventProps) {
  return (
    <li className={classNames(styles.entry, isUpcoming && styles.upcoming)}>
      <div className={styles.time}>
        <b>{time}</b>
        {day && <small>{day}</small>}
      </div>
      <i aria-hidden="true" className={styles.marker} />
      <div className={styles.what}>
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
    </li>
  );
}

/** The time between two entries: to scale up to 90 minutes, with a break mark beyond. */
function Gap({ gap, label }: { gap: HistoryGap; label: string }) {
  return (
    <li className={styles.interval}>
      {gap.height === undefined ? (
        <i className={styles.broken} />
      ) : (
        <DimensionLine className={styles.line} style={{ height: gap.height }} vertical>
          {undefined}
        </DimensionLine>
      )}
      <span>{label}</span>
    </li>
  );
}

/** Returns title and text of an entry, in the words that the visitor knows. */
function describeEntry({ entry, part, adviser, isFirst, isLastAssigned }: DescribedEntry): {
  title: string;
  text: string;
} {
  const { texts, demand } = part;
  const { event, status, author, remark } = entry;
  const key = isFirst ? "submitted" : event === "status" ? status : event;
  const { title, text } = texts.entries[key];
  if (key === "submitted") return { title, text: fillTemplate(text, { phone: demand.contact.phone }) };
  if (event === "remark") return { title, text: remark ?? "" };
  if (event === "assigned") return { title, text: isLastAssigned && demand.assignee ? adviser : text };
  return {
    title,
    text:
      author === "visitor" && event === "status"
        ? `${texts.entryByVisitor}${demand.locale === "en" ? "; " : "，"}${text}`
        : text,
  };
}
interface DescribedEntry {
  entry: Entry;
  part: DemandPartProps;
  adviser: string;
  isFirst: boolean;
  isLastAssigned: boolean;
}

const isNewDay = (moment: Date, before: Date): boolean => toChinaDay(moment) !== toChinaDay(before);

/** Renders what was promised and has not happened: dashed, and not to scale. */
function Upcoming({ part, adviser }: { part: DemandPartProps; adviser: string }) {
  const { demand, texts, now } = part;
  const { upcoming } = texts;
  const deadlines = listDeadlines(demand);
  const [first] = deadlines;
  const last = new Date(demand.history.at(-1)!.at);
  const minutes = first ? Math.floor((first.by.getTime() - now.getTime()) / 60_000) : 0;
  const left = minutes > 0 ? fillTemplate(texts.left, { time: formatDuration(minutes, demand.locale) }) : "";
  const who = ({ kind }: Deadline) => (kind === "call" ? adviser : (demand.contact.email ?? upcoming.quoteByPhone));
  return (
    <>
      {deadlines.map((deadline, index) => (
        <Waiting key={deadline.kind} label={index === 0 ? left : ""}>
          <Event
            day={
              isNewDay(deadline.by, deadlines[index - 1]?.by ?? last)
                ? formatRulerDay(toChinaDay(deadline.by), demand.locale)
                : undefined
            }
            isUpcoming
            time={fillTemplate(upcoming.by, { time: formatTime(deadline.by) })}
            title={upcoming[deadline.kind]}
          >
            {who(deadline)}
          </Event>
        </Waiting>
      ))}
      {isOpenStatus(demand.status) && demand.kind !== "enterprise" && (
        <Waiting label="">
          <Event isUpcoming time={upcoming.chooseWhen} title={upcoming.choose}>
            {upcoming.chooseText}
          </Event>
        </Waiting>
      )}
    </>
  );
}

function Waiting({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <li className={styles.interval}>
        <i className={styles.waiting} />
        <span className={styles.soft}>{label}</span>
      </li>
      {children}
    </>
  );
}

/** Renders the history as a chain at two pixels a minute, then what is to come. */
export function HistoryChain(part: DemandPartProps) {
  const { demand } = part;
  const adviser = useAdviserName(part);
  const { history, locale } = demand;
  const lastAssigned = history.findLastIndex(({ event }) => event === "assigned");
  return (
    <ol className={styles.chain}>
      {buildHistoryChain(history).map(({ key, entry, gap }, index) => {
        const described = { entry, part, adviser, isFirst: index === 0, isLastAssigned: index === lastAssigned };
        const { title, text } = describeEntry(described);
        const moment = new Date(entry.at);
        const before = history[index - 1];
        const isDated = before === undefined || isNewDay(moment, new Date(before.at));
        return [
          gap && <Gap gap={gap} key={`gap ${key}`} label={formatDuration(gap.minutes, locale)} />,
          <Event
            day={isDated ? formatRulerDay(toChinaDay(moment), locale) : undefined}
            key={key}
            time={formatTime(moment)}
            title={title}
          >
            {text}
          </Event>,
        ];
      })}
      <Upcoming adviser={adviser} part={part} />
    </ol>
  );
}

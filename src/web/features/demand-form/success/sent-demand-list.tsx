import { toChinaDay } from "#domain/day.ts";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { listDemandRows } from "../queue/list-demand-rows.ts";
import type { useSentDemand } from "./use-sent-demand.ts";
import styles from "./demand-success.module.css";

interface SentDemandListProps {
  sent: NonNullable<ReturnType<typeof useSentDemand>>;
  texts: DemandTexts;
  locale: Locale;
}

/** Renders what was sent, so that the visitor can check it before the call. */
export function SentDemandList({ sent, texts, locale }: SentDemandListProps) {
  const today = toChinaDay(sent.receivedAt === undefined ? new Date() : new Date(sent.receivedAt));
  const rows = [...listDemandRows(sent.values, texts, locale, today), ...sent.extras];
  // It was sent by another tab or the worker, which keep nothing of it.
  if (rows.length === 0) return null;
  return (
    <section className={styles.sent}>
      <h2>{texts.success.sent}</h2>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

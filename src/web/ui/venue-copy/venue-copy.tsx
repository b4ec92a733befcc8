import type { ReactNode } from "react";
import type { Locale } from "#domain/demand/demand-option.ts";
import type { VenueCopy as Copy } from "#domain/demand/to-venue-copy.ts";
import { demandLimits } from "#domain/limits.ts";
import { venueCopyEn } from "#texts/demand/venue-copy.en.ts";
import { venueCopyZh } from "#texts/demand/venue-copy.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import textStyles from "../text/text.module.css";
import { CoveredLine } from "./covered-line.tsx";
import styles from "./venue-copy.module.css";

interface VenueCopyProps {
  copy: Copy;
  locale: Locale;
}

/** What no venue sees, with the length of its line. */
const covered = [
  ["name", "short"],
  ["mobile", "long"],
  ["company", "middle"],
] as const;

/**
 * Renders a demand as the venues that are asked get it. What they may not see is drawn as a covered line: its value is not
 * among the props (`toVenueCopy`), so that it cannot be in the markup.
 */
export function VenueCopy({ copy, locale }: VenueCopyProps) {
  const texts = locale === "en" ? venueCopyEn : venueCopyZh;
  const { labels } = texts;
  return (
    <section className={styles.copy}>
      <div className={styles.head}>
        <h2>{texts.title}</h2>
        <span className={textStyles.soft}>{fillTemplate(texts.note, { n: demandLimits.venues })}</span>
      </div>
      <dl>
        {(["dates", "place", "people", "event"] as const).map((key) => (
          <Line key={key} label={labels[key]}>
            {copy[key] ?? texts.none}
          </Line>
        ))}
        {(["guestRooms", "needs"] as const).map(
          (key) =>
            copy[key] && (
              <Line key={key} label={labels[key]}>
                {copy[key]}
              </Line>
            ),
        )}
        <Line label={labels.budget}>
          {copy.sharesBudget ? (
            <>
              <b>{copy.budget ?? texts.none}</b> <span className={textStyles.soft}>{texts.shared}</span>
            </>
          ) : (
            <CoveredLine label={texts.covered} length="middle" />
          )}
        </Line>
        {covered.map(([key, length]) => (
          <Line key={key} label={labels[key]}>
            <CoveredLine label={texts.covered} length={length} />
          </Line>
        ))}
      </dl>
      <p className={styles.rule}>{texts.rule}</p>
    </section>
  );
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

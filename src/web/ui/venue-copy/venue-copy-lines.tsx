import type { Locale } from "#domain/demand/demand-option.ts";
import { venueCopyEn } from "#texts/demand/venue-copy.en.ts";
import { venueCopyZh } from "#texts/demand/venue-copy.zh.ts";
import textStyles from "../text/text.module.css";
import { CoveredLine } from "./covered-line.tsx";
import styles from "./venue-copy.module.css";

/** Says in two lines, under a short form, what venues see of a demand and what is covered. */
export function VenueCopyLines({ locale }: { locale: Locale }) {
  const texts = locale === "en" ? venueCopyEn : venueCopyZh;
  const { labels } = texts;
  return (
    <p className={styles.lines}>
      <span>{texts.seen}</span>
      <span>
        {texts.unseen}
        <span className={textStyles.visuallyHidden}>
          {[labels.name, labels.mobile, labels.budget].join(locale === "en" ? ", " : "、")}
        </span>
        <CoveredLine length="short" /> <CoveredLine length="long" /> <CoveredLine length="middle" />
      </span>
    </p>
  );
}

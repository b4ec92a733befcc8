import { formatArea, formatMetres, formatNumber, formatYuan, unknownText } from "#domain/format.ts";
import { getLayoutByKey, type LayoutKey } from "#domain/space/layouts.ts";
import { shortlistPageZh } from "#texts/shortlist/shortlist-page.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import { formatOfYear } from "../../ui/text/format-of-year.ts";
import type { Verdict } from "./judge-space.ts";
import type { ListedSpace } from "./listed-space.ts";
import styles from "./shortlist-facts.module.css";

const texts = shortlistPageZh.row;

interface ShortlistFactsProps {
  space: ListedSpace;
  /** Layout that the row judges and draws. */
  layout: LayoutKey;
  /** Undefined until it is computed. */
  verdict: Verdict | undefined;
}

/** Renders the facts of a listed space: people in the layout, clear height, area, price a day, and how it suits the event. */
export function ShortlistFacts({ space, layout, verdict }: ShortlistFactsProps) {
  const { area, height, priceDay, priceYear } = space;
  const fact = (label: string, value: string | undefined, unit = "", className?: string) => (
    <div className={className}>
      <dt>{label}</dt>
      {value === undefined ? (
        <dd className={styles.unknown}>{unknownText}</dd>
      ) : (
        <dd>
          {value}
          <small>{unit}</small>
        </dd>
      )}
    </div>
  );
  const seats = verdict ? verdict.seats && formatNumber(verdict.seats) : "";
  return (
    <dl className={styles.facts}>
      {fact(getLayoutByKey(layout).name, seats || (verdict ? undefined : "…"), "人", styles.people)}
      {fact(texts.height, height ? formatMetres(height) : undefined, "m")}
      {fact(texts.area, area ? formatArea(area) : undefined, "m²")}
      {fact(texts.day, priceDay ? formatYuan(priceDay) : undefined, formatOfYear(priceYear), styles.price)}
      {verdict?.text !== undefined && (
        <div className={classNames(styles.verdict, verdict.isMiss && styles.miss)}>
          <dd>{verdict.text}</dd>
        </div>
      )}
    </dl>
  );
}

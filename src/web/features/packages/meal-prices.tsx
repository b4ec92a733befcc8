import { formatNumber } from "#domain/format.ts";
import type { VenuePrices } from "#domain/venue/venue-prices.ts";
import { packageZh } from "#texts/venue/package.zh.ts";
import pageStructureStyles from "../../ui/structure/page-structure.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./meal-prices.module.css";

const { prices: texts } = packageZh;

/** Renders the published prices of meals and equipment as a short table. */
export function MealPrices({ prices }: { prices: VenuePrices }) {
  const { minimumBuffetPeople, minimumTables, date } = prices;
  const buffetMinimum = minimumBuffetPeople && texts.people(formatNumber(minimumBuffetPeople));
  const minimums: Partial<Record<keyof VenuePrices, string | number | undefined>> = {
    lunchBuffet: buffetMinimum,
    dinnerBuffet: buffetMinimum,
    table: minimumTables && texts.tables(formatNumber(minimumTables)),
  };
  return (
    <section className={pageStructureStyles.section} id="meal-prices">
      <div className={pageStructureStyles.sectionHead}>
        <h2 className={pageStructureStyles.subheading}>{texts.title}</h2>
        {date && <span className={textStyles.soft}>{date}</span>}
      </div>
      <dl className={styles.prices}>
        {Object.entries(texts.rows).map(([key, [label, unit]]) => {
          const price = prices[key as keyof typeof texts.rows];
          if (price === undefined) return undefined;
          const minimum = minimums[key as keyof VenuePrices];
          return (
            <div key={key}>
              <dt>{label}</dt>
              <dd>
                <b>{formatNumber(price, Number.isInteger(price) ? 0 : 2)}</b> {unit}
                {minimum && <span className={textStyles.soft}>{minimum}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

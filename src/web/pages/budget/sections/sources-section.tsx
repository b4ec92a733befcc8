import { priceBasisNames } from "#domain/estimate/description/get-estimate-line-name.ts";
import { formatUnitPrice } from "#domain/estimate/to-stated-price.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import textStyles from "#web/ui/text/text.module.css";
import { listUsedPrices } from "../sheet/list-used-prices.ts";
import type { BudgetData } from "../loader.ts";
import type { Budget } from "../use-budget.ts";
import styles from "./sources-section.module.css";

const texts = estimateZh.sources;

/** Renders the unit prices that the sheet stands on, each with what it stands on itself. */
export function SourcesSection({ budget, data }: { budget: Budget; data: BudgetData }) {
  const prices = listUsedPrices(budget.estimate, data.prices);
  return (
    <details className={styles.sources}>
      <summary>{texts.title}</summary>
      <p className={textStyles.small}>{texts.note}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.unit}</th>
            <th scope="col">
              {estimateZh.low} · {estimateZh.sheet.likely} · {estimateZh.high}
            </th>
            <th scope="col">{texts.basis}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ key, name, unit, low, likely, high, basis, source }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{unit}</td>
              <td>{[low, likely, high].map(formatUnitPrice).join(" · ")}</td>
              <td>
                {priceBasisNames[basis]}
                {source && <span className={textStyles.small}> {source}</span>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

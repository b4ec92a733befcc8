import { sumPartNames } from "#domain/estimate/event-sum/sum-part-names.ts";
import { formatNumber, formatYuan } from "#domain/format.ts";
import type { Programme } from "#domain/offer/programme.ts";
import { offersZh } from "#texts/search/offers.zh.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { ShownOffer } from "../page.tsx";
import openedStyles from "./opened-offer.module.css";
import styles from "./sum-table.module.css";

const texts = offersZh.opened;

type Line = NonNullable<ShownOffer["sum"]>["lines"][number];

/** Names a line: 场租 大宴会厅, 会议包价 全天会议包价. */
const nameLine = ({ key, spaceId, packageName }: Line, { spaces }: ShownOffer): string =>
  [sumPartNames[key], packageName ?? spaces.find(({ id }) => id === spaceId)?.name].filter(Boolean).join(" ");

const reckon = ({ key, unitPrice, quantity }: Line): string =>
  `${formatNumber(unitPrice, Number.isInteger(unitPrice) ? 0 : 2)} × ${formatNumber(quantity)} ${offersZh.units[key]}`;

/** Renders the sum of an offer line by line, with how it stands to the budget. */
export function SumTable({ offer, programme: { budget } }: { offer: ShownOffer; programme: Programme }) {
  const { sum } = offer;
  if (!sum)
    return (
      <div>
        <h2 className={openedStyles.heading}>{texts.sum}</h2>
        <p className={textStyles.soft}>{offer.failures.length > 0 ? offersZh.noSumPlaces : offersZh.noSum}</p>
      </div>
    );
  const spare = budget === undefined ? undefined : budget - sum.total;
  const compared =
    spare === undefined ? "" : spare < 0 ? texts.overBudget(formatYuan(-spare)) : texts.underBudget(formatYuan(spare));
  const hasUsual = sum.lines.some(({ blocks }) => blocks.length === 0);
  return (
    <div>
      <div className={styles.head}>
        <h2 className={openedStyles.heading}>{texts.sum}</h2>
        <p>
          <b>{formatYuan(sum.total)}</b> <small>{offersZh.perHead(formatNumber(sum.perHead))}</small>
        </p>
      </div>
      <table className={styles.sums}>
        <thead className={textStyles.visuallyHidden}>
          <tr>
            <th scope="col">{texts.item}</th>
            <th scope="col">{texts.reckoning}</th>
            <th scope="col">{texts.yuan}</th>
          </tr>
        </thead>
        <tbody>
          {sum.lines.map((line) => (
            <tr key={`${line.key} ${line.spaceId} ${line.unitPrice} ${line.blocks.join(" ")}`}>
              <th scope="row">{nameLine(line, offer)}</th>
              <td>{reckon(line)}</td>
              <td>
                {formatNumber(line.yuan)}
                {line.isEstimated && ` ${offersZh.estimated}`}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.sum}</th>
            <td>{compared}</td>
            <td>{formatNumber(sum.total)}</td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.note}>
        {hasUsual && offersZh.usualMeals}
        {sum.isEstimated ? offersZh.estimatedNote : offersZh.sumNote}
      </p>
    </div>
  );
}

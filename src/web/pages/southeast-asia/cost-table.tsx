import type { ChosenDestination } from "#contract/marketing/destination-row.ts";
import { type CostItem, costItems } from "#domain/destination/compute-trip-cost.ts";
import type { Trip } from "#domain/destination/trip.ts";
import { formatNumber } from "#domain/format.ts";
import { destinationZh } from "#texts/content/destination.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import textStyles from "../../ui/text/text.module.css";
import styles from "./cost-table.module.css";

const texts = destinationZh.costs;

interface CostTableProps {
  costs: ChosenDestination["costs"];
  units: ChosenDestination["units"];
  trip: Trip;
  /** Prices on the ground are known. */
  hasGroundPrices: boolean;
}

/** Describes what each item is reckoned from. */
const describeItems = ({ units, trip }: CostTableProps): Record<CostItem, string> => ({
  rooms: texts.roomsNote(formatNumber(units.rooms), units.nights),
  meals: texts.mealsNote(units.nights),
  space: texts.spaceNote(formatNumber(trip.people)),
  coaches: texts.coachesNote(units.coaches, trip.days),
  guides: texts.guidesNote(units.guides),
});

const Yuan = ({ value }: { value: number | undefined }) =>
  value === undefined ? <span className={styles.unknown}>{texts.unknown}</span> : formatNumber(value);

function SumRow({ costs, trip }: CostTableProps) {
  return (
    <tr className={styles.total}>
      <th scope="row">
        {texts.total}
        <small>{texts.totalNote(formatNumber(trip.people))}</small>
      </th>
      {costs.map(({ level, total, missing }) => (
        <td className={level === "standard" ? styles.middle : undefined} key={level}>
          <Yuan value={total} />
          {total !== undefined && <small>{formatNumber((total * trip.people) / 10_000, 1)}</small>}
          {total !== undefined && missing.length > 0 && (
            <small className={textStyles.caution}>{texts.without(missing.map((item) => texts[item]).join("、"))}</small>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Renders the cost a head at three levels, item by item; what is unknown is left out of the sum, which says so. */
export function CostTable(props: CostTableProps) {
  const { costs, hasGroundPrices } = props;
  const notes = describeItems(props);
  return (
    <div>
      <h3>{texts.title}</h3>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{texts.unit}</th>
            {costs.map(({ level }) => (
              <th className={level === "standard" ? styles.middle : undefined} key={level} scope="col">
                {texts[level]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {costItems.map((item) => (
            <tr key={item}>
              <th scope="row">
                {texts[item]}
                <small>{notes[item]}</small>
              </th>
              {costs.map(({ level, items }) => (
                <td className={level === "standard" ? styles.middle : undefined} key={level}>
                  <Yuan value={items[item]} />
                </td>
              ))}
            </tr>
          ))}
          <SumRow {...props} />
        </tbody>
      </table>
      <p className={classNames(textStyles.small, styles.source)}>{hasGroundPrices ? texts.source : texts.sourceBare}</p>
    </div>
  );
}

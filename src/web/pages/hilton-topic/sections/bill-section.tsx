import { formatNumber, formatYuan } from "#domain/format.ts";
import type { EventDayRequest } from "#domain/event-day/schedule-sessions.ts";
import { hiltonTopicZh } from "#texts/marketing/hilton-topic.zh.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import textStyles from "#web/ui/text/text.module.css";
import type { VenueDay } from "../page.tsx";
import styles from "#web/features/group-topic/topic-table.module.css";

const texts = hiltonTopicZh.bill;
type Line = VenueDay["bill"]["lines"][number];

/** Describes how a line was reckoned. */
function describeLine({ key, quantity = 0, unitPrice }: Line): string {
  if (key === "main") return texts.day;
  if (key === "breakouts") return texts.rooms(quantity);
  if (!unitPrice) return "";
  if (key === "service" || key === "tax") return texts.percent(unitPrice.low, unitPrice.high);
  return texts.times(formatNumber(unitPrice.likely), formatNumber(quantity), texts.units[key]);
}

/** Renders what the day costs in the shown venue, and what that is a head. */
export function BillSection({ bill, request }: { bill: VenueDay["bill"]; request: EventDayRequest }) {
  const { lines, total, perHead, missing, asOf } = bill;
  return (
    <>
      <h2>{texts.title}</h2>
      <table className={classNames(styles.table, styles.bill)}>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key}>
              <th scope="row">
                {texts.names[line.key]}
                <span className={styles.note}>{line.subtotal ? describeLine(line) : texts.unknown}</span>
              </th>
              <td>{line.subtotal ? formatNumber(line.subtotal.likely) : "–"}</td>
            </tr>
          ))}
          <tr className={styles.sumRow}>
            <th scope="row">
              {texts.sum}
              <span className={styles.note}>{texts.sumNote(formatNumber(request.people))}</span>
            </th>
            <td>{formatNumber(total.likely)}</td>
          </tr>
          <tr>
            <th scope="row">{texts.perHead}</th>
            <td className={styles.total}>{formatYuan(perHead.likely)}</td>
          </tr>
        </tbody>
      </table>
      <p className={textStyles.small}>
        {missing.includes("tea")
          ? texts.none
          : `${texts.range(formatYuan(perHead.low), formatYuan(perHead.high))}。${texts.source(asOf)}`}
      </p>
    </>
  );
}

import { formatNumber, formatYuan } from "#domain/format.ts";
import { seatsPerTable } from "#domain/annual-meeting/annual-meeting-setup.ts";
import { roundYuan } from "#domain/estimate/price-range.ts";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import { Link } from "#web/ui/navigation/link.tsx";
import { Figure } from "#web/ui/text/figure.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import pageStructureStyles from "#web/ui/structure/page-structure.module.css";
import textStyles from "#web/ui/text/text.module.css";
import type { NianhuiData } from "../loader.ts";
import { OneTable } from "./one-table.tsx";
import styles from "./bill-section.module.css";

const texts = annualMeetingZh.bill;
/** Formats the link to the same estimate as a sheet whose quantities can be changed. */
const formatBudgetHref = ({ city, tables }: NianhuiData): string =>
  `/activity/budget?${new URLSearchParams({
    city: city.pinyin,
    eventType: "annual-meeting",
    people: String(tables * seatsPerTable),
    days: "0.5",
    layout: "banquet",
    setup: "evening",
  })}`;

const tenThousand = 10_000;

/** Formats a sum in 万 with one decimal: 30.5. */
const formatTenThousands = (yuan: number): string => formatNumber(yuan / tenThousand, 1);

/** Renders the bill of one table beside the table: what it eats, and its share of everything else. */
export function BillSection({ data }: { data: NianhuiData }) {
  const { bill, tables, city } = data;
  return (
    <section className={pageStructureStyles.section} id="bill">
      <div className={styles.bill}>
        <OneTable />
        <div>
          <h2>{texts.title}</h2>
          {!bill && <p className={textStyles.soft}>{texts.none(city.name)}</p>}
          {bill && (
            <>
              <table className={styles.rows}>
                <thead>
                  <tr>
                    <th scope="col">{texts.item}</th>
                    <th scope="col">{texts.range}</th>
                    <th scope="col">{texts.likely}</th>
                  </tr>
                </thead>
                <tbody>
                  {bill.rows.map(({ kind, perTable, notes }) => (
                    <tr key={kind}>
                      <th scope="row">
                        {texts.rows[kind]}
                        <span className={textStyles.small}>{notes.join("；")}</span>
                      </th>
                      <td className={textStyles.small}>
                        {formatNumber(perTable.low)}–{formatNumber(perTable.high)}
                      </td>
                      <td>{formatNumber(perTable.likely)}</td>
                    </tr>
                  ))}
                </tbody>
                <tfoot>
                  <tr>
                    <th scope="row">
                      {texts.sum}
                      <span className={textStyles.small}>
                        {texts.total(
                          formatNumber(tables),
                          formatTenThousands(bill.total.likely),
                          formatNumber(roundYuan(bill.perTable.likely / seatsPerTable)),
                        )}
                      </span>
                    </th>
                    <td className={textStyles.small}>
                      {formatNumber(bill.perTable.low)}–{formatNumber(bill.perTable.high)}
                    </td>
                    <td>
                      <Figure big value={formatYuan(bill.perTable.likely)} />
                    </td>
                  </tr>
                </tfoot>
              </table>
              <p className={classNames(textStyles.small, styles.note)}>
                {texts.note(city.name, bill.asOf)}
                {bill.missing.length > 0 && texts.missing(bill.missing.join("、"))}{" "}
                <Link href={formatBudgetHref(data)}>{texts.edit}</Link>
              </p>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

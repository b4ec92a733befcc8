import type { CSSProperties } from "react";
import type { ComparedSumWire, ComparisonRowWire } from "#contract/selection/comparison.ts";
import { sumPartKeys, type SumPartKey, sumPartNames } from "#domain/estimate/event-sum/sum-part-names.ts";
import { formatNumber } from "#domain/format.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { classNames } from "../../ui/text/class-names.ts";
import type { CompareData } from "./page.tsx";
import styles from "./sum-rows.module.css";

const texts = comparePageZh.sum;

const partClasses: Readonly<Record<SumPartKey, string | undefined>> = {
  hire: styles.hire,
  lunch: styles.lunch,
  teaBreaks: styles.teaBreaks,
  dinner: styles.dinner,
  banquet: styles.banquet,
  guestRooms: styles.guestRooms,
};

/** The part that a price stands for in the rows: a package begins in that of the hire. */
const getRowKey = (key: ComparedSumWire["parts"][number]["key"]): SumPartKey => (key === "package" ? "hire" : key);

/** Renders the sum with a bar of its parts, all bars at one scale of money; dashed and 约, since no venue has signed it. */
function SumCell({ sum, most, mark }: { sum: ComparedSumWire | undefined; most: number; mark: boolean }) {
  if (!sum) return <td>{texts.none}</td>;
  return (
    <td className={mark ? styles.lowest : undefined}>
      <span className={styles.total}>
        {texts.about} <b>{formatNumber(sum.total)}</b>
      </span>{" "}
      <small>{texts.perHead(formatNumber(sum.perHead))}</small>
      <span aria-hidden="true" className={styles.sumBar} style={{ width: `${((sum.total / most) * 100).toFixed(1)}%` }}>
        {sum.parts.map(({ key, yuan }) => (
          <i className={partClasses[getRowKey(key)]} key={key} style={{ "--yuan": yuan } as CSSProperties} />
        ))}
      </span>
    </td>
  );
}

/** Renders a part of a sum: its yuan, or that the package includes it. */
function PartCell({ sum, row }: { sum: ComparedSumWire | undefined; row: SumPartKey }) {
  const parts = sum?.parts.filter(({ key }) => getRowKey(key) === row) ?? [];
  if (parts.length === 0) return <td>{sum?.included?.includes(row) ? texts.included : texts.none}</td>;
  return (
    <td>
      {parts.map(({ key, yuan, note, isEstimated }) => (
        <span key={key}>
          {isEstimated ? texts.estimated(formatNumber(yuan)) : formatNumber(yuan)}
          {note && <small>{note}</small>}
        </span>
      ))}
    </td>
  );
}

/** Renders what the event costs in each space as the first rows: the sum, then its parts. Nothing without people. */
export function SumRows({ data, row }: { data: CompareData; row: ComparisonRowWire | undefined }) {
  const sums = data.spaces.map(({ sum }) => sum);
  const most = Math.max(...sums.map((sum) => sum?.total ?? 0));
  if (most === 0) return null;
  const shown = sumPartKeys.filter((key) => sums.some((sum) => sum?.parts.some((part) => getRowKey(part.key) === key)));
  return (
    <>
      <tr className={styles.sumRow}>
        <th scope="row">
          <span>
            <b>{texts.title}</b> {texts.note}
          </span>
        </th>
        {data.spaces.map(({ space, sum }, at) => (
          <SumCell key={space.id} mark={row?.cells[at]?.mark === "best"} most={most} sum={sum} />
        ))}
      </tr>
      {shown.map((key) => (
        <tr className={styles.part} key={key}>
          <th scope="row">
            <span>
              <i className={classNames(styles.swatch, partClasses[key])} />
              {sumPartNames[key]}
            </span>
          </th>
          {data.spaces.map(({ space, sum }) => (
            <PartCell key={space.id} row={key} sum={sum} />
          ))}
        </tr>
      ))}
    </>
  );
}

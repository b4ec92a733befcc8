import { type CSSProperties, type UIEvent, useRef } from "react";
import type { ComparisonRowWire } from "#contract/selection/comparison.ts";
import { formatNumber } from "#domain/format.ts";
import { formatSelectionHref } from "#domain/selection/format-selection-href.ts";
import { formatSpaceHref, formatVenueHref } from "#domain/venue/format-venue-href.ts";
import { comparePageZh } from "#texts/venue/compare-page.zh.ts";
import { WhyNotNotes } from "../../features/why-not/why-not-notes.tsx";
import { getStateClass } from "../../ui/calendar/date-states.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { BlockRenderUntilLoaded } from "../../ui/states/block-render-until-loaded.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import { ComparedPictures } from "./compared-pictures.tsx";
import { SumRows } from "./sum-rows.tsx";
import type { Questions } from "./use-questions.ts";
import type { CompareData, CompareInput } from "./page.tsx";
import styles from "./comparison-table.module.css";

interface TableProps {
  input: CompareInput;
  data: CompareData;
  rows: readonly ComparisonRowWire[];
  /** Only the rows that differ are shown. */
  isDiffering: boolean;
  questions: Questions;
}

/** Renders the names over the columns; they stay while the rows scroll. */
function HeadRow({ input, data }: TableProps) {
  return (
    <tr>
      <td />
      {data.spaces.map(({ space, venue }) => (
        <th key={space.id} scope="col">
          <Link className={styles.name} href={formatSpaceHref(venue.id, space.id)} title={space.name}>
            {space.name}
          </Link>
          <Link className={styles.venue} href={formatVenueHref(venue.id)} title={venue.name}>
            {venue.name}
          </Link>
          <span className={styles.tools}>
            <Link
              aria-label={comparePageZh.removeLabel(space.name)}
              className={visibilityStyles.noPrint}
              href={formatSelectionHref("/compare", {
                ...input,
                spaceCodes: input.spaceCodes.filter((code) => code !== space.id),
              })}
              preload={false}
              replace
              resetScroll={false}
            >
              {comparePageZh.remove}
            </Link>
          </span>
        </th>
      ))}
    </tr>
  );
}

const markClasses = { best: styles.best, doubtful: styles.doubtful };

type CellWire = ComparisonRowWire["cells"][number];

interface ValueCellProps {
  cell: CellWire;
  /** Leads to what the value is made of. */
  href: string | undefined;
  className: string | undefined;
}

function ValueCell({ cell, href, className }: ValueCellProps) {
  const { text, note, mark } = cell;
  return (
    <td className={mark && markClasses[mark]}>
      {mark ? <b>{text}</b> : className ? <span className={className}>{text}</span> : text}
      {note && <small>{note}</small>}
      {href && (
        <Link className={classNames(styles.inquire, visibilityStyles.noPrint)} href={href}>
          {comparePageZh.estimate}
        </Link>
      )}
    </td>
  );
}

/** Rows that nobody at the venue can be asked for. */
const ownRows: readonly string[] = ["cost", "pricePerHead", "sight", "place", "year"];

interface UnknownCellProps {
  /** Name of the fact where it can be asked for. */
  fact: string | undefined;
  spaceId: string;
  spaceName: string;
  questions: Questions;
}

function UnknownCell({ fact, spaceId, spaceName, questions }: UnknownCellProps) {
  if (fact === undefined) return <td className={styles.unknown}>{comparePageZh.unknown}</td>;
  const isIncluded = questions.has(spaceId, fact);
  return (
    <td className={styles.unknown}>
      {comparePageZh.unknown}
      <button
        aria-label={comparePageZh.inquireLabel(spaceName, fact)}
        aria-pressed={isIncluded}
        className={classNames(styles.inquire, visibilityStyles.noPrint)}
        onClick={() => questions.toggle(spaceId, fact)}
        type="button"
      >
        {isIncluded ? comparePageZh.included : comparePageZh.inquire}
      </button>
    </td>
  );
}

/** Renders by how much spaces miss the event, and the remedies; nothing where none misses anything. */
function WhyNotRow({ data }: { data: CompareData }) {
  if (data.spaces.every(({ whyNot }) => !whyNot)) return null;
  return (
    <tr>
      <th scope="row">{comparePageZh.whyNot}</th>
      {data.spaces.map(({ space, venue, whyNot }) => (
        <td key={space.id}>
          {whyNot ? (
            <WhyNotNotes
              className={styles.whyNot}
              musts={data.event}
              siteId={venue.id}
              spaceId={space.id}
              whyNot={whyNot}
            />
          ) : (
            comparePageZh.fitting
          )}
        </td>
      ))}
    </tr>
  );
}

/** Gives both tables the same columns: that of the labels, and one for each space. */
function Columns({ count }: { count: number }) {
  return (
    <colgroup>
      <col className={styles.labels} />
      <col span={count} />
    </colgroup>
  );
}

/** Renders the heading of the facts. */
function FactsHeading({ data, rows, isDiffering }: TableProps) {
  const count = formatNumber(rows.length);
  return (
    <tr className={styles.heading}>
      <th colSpan={data.spaces.length + 1} scope="colgroup">
        <h2>{isDiffering ? comparePageZh.differing(count) : comparePageZh.allRows(count)}</h2>
      </th>
    </tr>
  );
}

/**
 * Renders pictures, names, the sum and the facts in columns. From five columns on the rows scroll sideways on the phone: names and rows
 * are two tables then, and pictures and names follow.
 */
export function ComparisonTable(props: TableProps) {
  const { data, questions } = props;
  // With a sum the row stands above the facts, with its parts.
  const hasSum = data.spaces.some(({ sum }) => sum);
  const rows = hasSum ? props.rows.filter(({ key }) => key !== "sum") : props.rows;
  const pictures = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const follow = (event: UIEvent<HTMLDivElement>) => {
    for (const { current } of [pictures, head]) if (current) current.scrollLeft = event.currentTarget.scrollLeft;
  };
  return (
    <div className={styles.frame} style={{ "--columns": data.spaces.length } as CSSProperties}>
      <div className={styles.pictures} ref={pictures}>
        <ComparedPictures data={data} />
      </div>
      <div className={styles.head} ref={head}>
        <table className={styles.table}>
          <Columns count={data.spaces.length} />
          <thead>
            <HeadRow {...props} />
          </thead>
        </table>
      </div>
      <BlockRenderUntilLoaded id="pictures" />
      <div className={styles.body} onScroll={follow}>
        <table aria-label={comparePageZh.table} className={styles.table}>
          <Columns count={data.spaces.length} />
          <thead className={styles.spoken}>
            <tr>
              <td />
              {data.spaces.map(({ space }) => (
                <th key={space.id} scope="col">
                  {space.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <SumRows data={data} row={data.rows.find(({ key }) => key === "sum")} />
            <WhyNotRow data={data} />
            <FactsHeading {...props} rows={rows} />
            {rows.map(({ key, label, cells }) => (
              <tr key={key}>
                <th scope="row">
                  <span>{label}</span>
                </th>
                {cells.map((cell, at) => {
                  const { space, estimateHref, availability } = data.spaces[at]!;
                  const { id, name } = space;
                  return cell.text === undefined ? (
                    <UnknownCell
                      fact={ownRows.includes(key) ? undefined : label}
                      key={id}
                      questions={questions}
                      spaceId={id}
                      spaceName={name}
                    />
                  ) : (
                    <ValueCell
                      cell={cell}
                      className={key === "availability" ? getStateClass(availability?.state) : undefined}
                      href={key === "cost" ? estimateHref : undefined}
                      key={id}
                    />
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

import type { CSSProperties } from "react";
import type { ShelfCase } from "#contract/schemas/sample.ts";
import { type CaseFilters, formatCasesHref } from "#domain/content/case-filters.ts";
import { formatNumber, formatSizeShort } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { caseZh } from "#texts/content/case.zh.ts";
import { Link } from "../../ui/navigation/link.tsx";
import { classNames } from "../../ui/text/class-names.ts";
import listRowStyles from "../../ui/list/list-row.module.css";
import textStyles from "../../ui/text/text.module.css";
import { CaseThumb, thumbMargin } from "./case-thumb.tsx";
import type { CaseRow } from "./page.tsx";
import styles from "./case-rows.module.css";

interface CaseRowsProps {
  rows: readonly CaseRow[];
  /** The plans of all cases, by id. */
  plans: ReadonlyMap<string, ShelfCase>;
  filters: CaseFilters;
  page: number;
}

/** Renders cases as rows: number, title and story, the plan of the space with where and when. */
export const CaseRows = ({ rows, plans, filters, page }: CaseRowsProps) => (
  <ul>
    {rows.map(({ id, name, demo, number, story, ...facts }) => (
      <li className={classNames(listRowStyles.listRow, styles.caseRow)} key={id}>
        <p className={styles.number}>
          {number.value}
          <small>{number.unit}</small>
        </p>
        <div>
          <h3>
            <Link href={formatCasesHref({ ...filters, page, id })} preload={false} resetScroll={false}>
              {name}
            </Link>
          </h3>
          <p className={textStyles.soft}>{story}</p>
        </div>
        <RowPlace facts={facts} plan={plans.get(id)} />
      </li>
    ))}
  </ul>
);

function RowPlace({ facts, plan }: { facts: Omit<CaseRow, "id" | "name" | "number" | "story">; plan?: ShelfCase }) {
  const { cityName, space, layout, attendees, date } = facts;
  const size = space?.length && space.width ? ` ${formatSizeShort(space.length, space.width)} m` : "";
  const place = [cityName, space && space.name + size].filter(Boolean).join("，");
  const seated = attendees && layout && caseZh.seated(formatNumber(attendees), getLayoutByKey(layout).name);
  return (
    <div className={styles.place}>
      {plan && (
        <span style={{ "--length": (plan.length + 2 * thumbMargin).toFixed(1) } as CSSProperties}>
          <CaseThumb {...plan} />
        </span>
      )}
      <p className={textStyles.small}>
        {place}
        <br />
        {[seated, date].filter(Boolean).join("，")}
      </p>
    </div>
  );
}

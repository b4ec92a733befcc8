import { useState } from "react";
import { type CaseSizeId, formatCasesHref } from "#domain/content/case-filters.ts";
import { formatNumber } from "#domain/format.ts";
import { casesZh } from "#texts/content/cases.zh.ts";
import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import { Link } from "#web/ui/navigation/link.tsx";
import textStyles from "#web/ui/text/text.module.css";
import type { CaseShelves as Shelves, CasesInput } from "../page.tsx";
import { moveToCase } from "./move-to-case.ts";
import { ShelfPlan } from "./shelf-plan.tsx";
import styles from "./case-shelves.module.css";

interface CaseShelvesProps {
  data: Shelves;
  where: CasesInput["where"];
  /** Id of the opened case. */
  openedId?: string;
  /** The chosen filters in words; empty without a filter. */
  filterName: string;
}

/** More cases than this are drawn smaller. */
const maxLarge = 400;

/**
 * Renders every case as the plan of its space, at one scale, on shelves by number of people; those that meet the filters
 * are lit. On the phone a shelf is one target, which leads to the photographs of its lit cases.
 */
export function CaseShelves({ data: { shelves, unmeasured }, where, openedId, filterName }: CaseShelvesProps) {
  const [focusedId, setFocusedId] = useState<string>();
  const total = shelves.reduce((sum, { cases }) => sum + cases.length, 0);
  return (
    <section
      aria-label={casesZh.shelves}
      className={styles.shelves}
      data-dense={total > maxLarge || undefined}
      onKeyDown={moveToCase}
    >
      {shelves.map(({ size, lit, cases }) => {
        const first = cases.find(({ id }) => id === focusedId) ?? cases.find((one) => one.lit) ?? cases[0];
        const counts = [formatNumber(lit), formatNumber(cases.length)] as const;
        return (
          <div className={styles.shelf} key={size.id}>
            <p>
              <b>{size.name}</b>
              <span aria-hidden="true">
                <i>{counts[0]}</i> / {counts[1]}
              </span>
            </p>
            <ul aria-label={casesZh.shelf(size.name, ...counts)}>
              {cases.map((one) => (
                <li key={one.id}>
                  <ShelfPlan
                    one={one}
                    where={where}
                    onFocus={setFocusedId}
                    isOpened={one.id === openedId}
                    isTabStop={one === first}
                  />
                </li>
              ))}
            </ul>
            {lit > 0 && (
              <Link
                aria-label={casesZh.openShelf(size.name, counts[0])}
                className={styles.cover}
                href={formatCasesHref({ ...where, view: undefined, size: size.id as CaseSizeId })}
                preload={false}
              />
            )}
          </div>
        );
      })}
      <DrawingKey filterName={filterName} total={total} unmeasured={unmeasured} />
    </section>
  );
}

/** Renders the key: the scale, what is not drawn and what the colour says. */
function DrawingKey({ total, unmeasured, filterName }: { total: number; unmeasured: number; filterName: string }) {
  return (
    <div className={styles.drawingKey}>
      <DimensionLine className={styles.scale}>{null}</DimensionLine>
      <p className={textStyles.small}>
        {casesZh.scale}，{casesZh.key(formatNumber(total))}
        {unmeasured > 0 && `，${casesZh.unmeasured(formatNumber(unmeasured))}`}
      </p>
      <p className={textStyles.small}>
        <b className={styles.litWord}>{casesZh.lit}</b> {filterName ? casesZh.litMeaning(filterName) : casesZh.everyLit}
      </p>
      <p className={styles.hint}>
        <span>{casesZh.hint}</span>
        <span>{casesZh.hintPhone}</span>
      </p>
    </div>
  );
}

import type { ReactNode } from "react";
import { useInterfaceTexts } from "../../platform/use-interface-texts.ts";
import { classNames } from "../text/class-names.ts";
import factStripStyles from "../list/fact-strip.module.css";
import listRowStyles from "../list/list-row.module.css";
import resultRowStyles from "../list/result-row.module.css";
import textStyles from "../text/text.module.css";
import styles from "./list-skeleton.module.css";

const times = (count: number, make: (index: number) => ReactNode) =>
  Array.from({ length: count }, (_, index) => make(index));

function LoadingStatus({ children }: { children: ReactNode }) {
  const texts = useInterfaceTexts();
  return (
    <div role="status">
      <span className={textStyles.visuallyHidden}>{texts.loading}</span>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

const Lines = () => (
  <>
    <i className={classNames(styles.skeleton, styles.title)} />
    <i className={classNames(styles.skeleton, styles.line)} style={{ width: "84%" }} />
    <i className={classNames(styles.skeleton, styles.line)} style={{ width: "44%" }} />
  </>
);

/** Placeholder of a venue or space list while it loads, in the shape of its rows. */
export const ListSkeleton = ({ rows = 3 }: { rows?: number }) => (
  <LoadingStatus>
    {times(rows, (row) => (
      <div key={row} className={classNames(resultRowStyles.resultRow, listRowStyles.listRow)}>
        <article>
          <div className={classNames(resultRowStyles.pictureSlot, styles.picture)}>
            <i className={classNames(resultRowStyles.pictureSlot, styles.skeleton, styles.picture)} />
          </div>
          <div className={resultRowStyles.name}>
            <Lines />
          </div>
          <div className={classNames(factStripStyles.factStrip, resultRowStyles.facts)}>
            {times(5, (fact) => (
              <div key={fact} className={fact === 4 ? factStripStyles.price : undefined}>
                <i className={classNames(styles.skeleton, styles.line)} style={{ width: "40%" }} />
                <i className={classNames(styles.skeleton, styles.fact)} />
              </div>
            ))}
          </div>
        </article>
      </div>
    ))}
  </LoadingStatus>
);

/** Placeholder of a table while it loads. */
export const TableSkeleton = ({ rows = 4, columns = 6 }: { rows?: number; columns?: number }) => (
  <LoadingStatus>
    {times(rows, (row) => (
      <div
        key={row}
        className={classNames(listRowStyles.listRow, styles.tableRow)}
        style={{ gridTemplateColumns: `2fr repeat(${columns - 1}, 1fr)` }}
      >
        {times(columns, (column) => (
          <i key={column} className={styles.skeleton} />
        ))}
      </div>
    ))}
  </LoadingStatus>
);

/** Placeholder of a picture with its caption while it loads. */
export const CardSkeleton = () => (
  <LoadingStatus>
    <i
      className={classNames(resultRowStyles.pictureSlot, styles.skeleton, styles.picture)}
      style={{ marginBottom: 8 }}
    />
    <Lines />
  </LoadingStatus>
);

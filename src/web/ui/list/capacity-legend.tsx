import { formatNumber, formatPeople } from "#domain/format.ts";
import textStyles from "../text/text.module.css";
import styles from "./capacity-legend.module.css";

export interface CapacityLegendProps {
  /** Requested number of people; absent where none is set. */
  people?: number;
  /** The people up to whom one of the cells fits tightly, as an example; absent where none does. */
  limit?: number;
  /** Footnotes of doubtful figures, in the order of their marks from 1. */
  notes?: string[];
}

/** The legend of a capacity table's colours, and its footnotes. */
export function CapacityLegend({ people, limit, notes = [] }: CapacityLegendProps) {
  return (
    <div className={textStyles.small}>
      <p className={styles.legend}>
        {people !== undefined && (
          <>
            <span>
              <i className={styles.best} />
              最匹配
            </span>
            <span>
              <i className={styles.fits} />
              {`宽松可坐 ${formatPeople(people)}`}
            </span>
          </>
        )}
        {limit !== undefined && (
          <span className={textStyles.caution}>{`紧凑 ${formatNumber(limit)}：可容纳，偏紧`}</span>
        )}
        <span>数字为宽松容量，已留过道与舞台；标称为场地给出的人数</span>
      </p>
      {notes.length > 0 && (
        <ol>
          {notes.map((note, index) => (
            <li key={note}>{`${index + 1}　${note}`}</li>
          ))}
        </ol>
      )}
    </div>
  );
}

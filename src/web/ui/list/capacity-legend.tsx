import { formatNumber, formatPeople } from "../../../domain/format.ts";
import textStyles from "../text/text.module.css";
import styles from "./capacity-legend.module.css";

export interface CapacityLegendProps {
  /** Requested number of people; absent where none is set. */
  people?: number;
  /** Limit capacity of one of the cells, as an example; absent where no cell shows one. */
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
              最合身
            </span>
            <span>
              <i className={styles.fits} />
              {`舒适坐下 ${formatPeople(people)}`}
            </span>
          </>
        )}
        {limit !== undefined && (
          <span className={textStyles.caution}>{`至 ${formatNumber(limit)}：到上限才坐得下`}</span>
        )}
        <span>数字为舒适人数，含过道与舞台</span>
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

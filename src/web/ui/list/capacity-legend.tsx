import { formatNumber, formatPeople } from "#domain/format.ts";
import textStyles from "../text/text.module.css";
import styles from "./capacity-legend.module.css";

export interface CapacityLegendProps {
  /** Requested number of people; absent where none is set. */
  people?: number;
  /** The people up to whom one of the cells fits tightly, as an example; absent where none does. */
  limit?: number | undefined;
  /** Footnotes of doubtful figures, in the order of their marks from 1. */
  notes?: string[];
  /** What else is said of the figures. */
  remark?: string | undefined;
  /** Whether cells have the corner of a picture. */
  hasPictures?: boolean;
  /** Folds all but the colours. */
  isShort?: boolean;
}

/** The legend of a capacity table's colours, and its footnotes. */
export function CapacityLegend(props: CapacityLegendProps) {
  const { people, limit, hasPictures, isShort, notes = [] } = props;
  const colours = (
    <>
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
      {hasPictures && (
        <span>
          <i className={styles.pictured} />
          有该台型的照片
        </span>
      )}
      {limit !== undefined && <span className={textStyles.caution}>{`紧凑 ${formatNumber(limit)}：可容纳，偏紧`}</span>}
    </>
  );
  if (isShort) {
    return (
      <div className={styles.short}>
        <p className={styles.legend}>{colours}</p>
        <details className={styles.folded}>
          <summary>{notes.length > 0 ? `数字说明，${notes.length} 处标称存疑` : "数字说明"}</summary>
          <p>{figuresNote}</p>
          <Notes {...props} />
        </details>
      </div>
    );
  }
  return (
    <div className={textStyles.small}>
      <p className={styles.legend}>
        {colours}
        <span>{figuresNote}</span>
      </p>
      <Notes {...props} />
    </div>
  );
}

const figuresNote = "数字为宽松容量，已留过道与舞台；标称为场地给出的人数";

const Notes = ({ notes = [], remark }: Pick<CapacityLegendProps, "notes" | "remark">) => (
  <>
    {notes.length > 0 && (
      <ol>
        {notes.map((note, index) => (
          <li key={note}>{`${index + 1}　${note}`}</li>
        ))}
      </ol>
    )}
    {remark && <p>{remark}</p>}
  </>
);

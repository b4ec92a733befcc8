import { formatNumber, formatPeople } from "../../domain/format.ts";

export interface CapacityLegendProps {
  /** The people I have; absent where none is asked for. */
  people?: number;
  /** Some cell shows a limit: its example. */
  limit?: number;
  /** Footnotes of doubtful figures, in the order of their marks from 1. */
  notes?: string[];
}

/** What the colours of a capacity table mean, and its footnotes. */
export function CapacityLegend({ people, limit, notes = [] }: CapacityLegendProps) {
  return (
    <div className="small">
      <p className="key">
        {people !== undefined && (
          <>
            <span>
              <i className="a" />
              最合身
            </span>
            <span>
              <i className="b" />
              {`舒适坐下 ${formatPeople(people)}`}
            </span>
          </>
        )}
        {limit !== undefined && <span className="caution">{`至 ${formatNumber(limit)}：到上限才坐得下`}</span>}
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

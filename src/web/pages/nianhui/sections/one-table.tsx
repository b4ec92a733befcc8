import { DimensionLine } from "#web/ui/drawing/dimension-line.tsx";
import { annualMeetingZh } from "#texts/content/annual-meeting.zh.ts";
import planStyles from "#web/ui/drawing/plan.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./bill-section.module.css";

/** Metres: radius of the table, distance of chairs and plates from its centre. */
const table = { radius: 0.9, chairs: 1.22, plates: 0.7, plate: 0.13 } as const;
const places = Array.from({ length: 10 }, (_, at) => at * 36);
const chairPath = "M-.24 .2V-.12Q-.24-.25 0-.25T.24-.12V.2z";

/** Renders one table of ten with its chairs and plates, to scale. */
export function OneTable() {
  const { plan, caption, diameter } = annualMeetingZh.bill.table;
  return (
    <div className={styles.oneTable}>
      <div className={styles.diameter}>
        <DimensionLine>{diameter}</DimensionLine>
      </div>
      <svg aria-label={plan} className={planStyles.plan} role="img" viewBox="-2 -1.6 4 3.2">
        <circle className={planStyles.table} r={table.radius} />
        <circle className={planStyles.freeSeat} r={table.radius * 0.46} />
        {places.map((turn) => (
          <g key={turn} transform={`rotate(${turn})`}>
            <path className={planStyles.seat} d={chairPath} transform={`translate(0 ${-table.chairs})`} />
            <circle className={planStyles.table} cy={-table.plates} r={table.plate} />
          </g>
        ))}
      </svg>
      <p className={textStyles.small}>{caption}</p>
    </div>
  );
}

import type { CSSProperties } from "react";
import { formatArea, formatNumber } from "../../../domain/format.ts";
import { layouts } from "../../../domain/space/layouts.ts";
import { spaceZh } from "../../../texts/venue/space.zh.ts";
import { Figure } from "../../ui/text/figure.tsx";
import type { SpaceFacts } from "./types.ts";
import dimensionLineStyles from "../../ui/drawing/dimension-line.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./unmeasured-space.module.css";

/** Renders what replaces the drawing of an unmeasured space: its area, and published capacities as bars on one scale. */
export function UnmeasuredSpace({ space: { area, capacity } }: { space: SpaceFacts }) {
  const rows = layouts.flatMap(({ key, name }) => {
    const people = capacity[key] ?? 0;
    return people > 0 ? [{ key, name, people }] : [];
  });
  const maxPeople = Math.max(1, ...rows.map(({ people }) => people));
  const texts = spaceZh.unmeasured;
  return (
    <div className={styles.unmeasured}>
      <div className={styles.withoutDrawing}>
        <Figure big unit="m²" value={area ? formatArea(area) : undefined} />
        <p className={textStyles.soft}>{texts.note}</p>
      </div>
      <h2 className={textStyles.soft}>{rows.length > 0 ? texts.published : texts.none}</h2>
      <ul>
        {rows.map(({ key, name, people }) => (
          <li key={key}>
            <span>{name}</span>
            <span className={styles.line} style={{ "--share": (people / maxPeople).toFixed(3) } as CSSProperties}>
              <i aria-hidden="true" className={dimensionLineStyles.dimensionLine} />
            </span>
            <b>{formatNumber(people)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

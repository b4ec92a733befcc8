import type { CSSProperties } from "react";
import { formatArea, formatNumber } from "#domain/format.ts";
import { layouts } from "#domain/space/layouts.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import type { SpaceCapacity } from "../../features/capacity-table/capacity/space-capacity.ts";
import { Figure } from "../../ui/text/figure.tsx";
import dimensionLineStyles from "../../ui/drawing/dimension-line.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./unmeasured-space.module.css";

/**
 * Renders what replaces the drawing of an unmeasured space: its area, and published capacities with bars on one scale,
 * as long as what can be counted on.
 */
export function UnmeasuredSpace({ capacity: { space, figures } }: { capacity: SpaceCapacity }) {
  const { area } = space;
  const rows = layouts.flatMap(({ key, name }) => {
    const { published = 0, trusted = 0, doubtful } = figures[key];
    return published > 0 ? [{ key, name, published, trusted, doubtful }] : [];
  });
  const maxPeople = Math.max(1, ...rows.map(({ trusted }) => trusted));
  const texts = spaceZh.unmeasured;
  return (
    <div className={styles.unmeasured}>
      <div className={styles.withoutDrawing}>
        <Figure big unit="m²" value={area ? formatArea(area) : undefined} />
        <p className={textStyles.soft}>{texts.note}</p>
      </div>
      <h2 className={textStyles.soft}>{rows.length > 0 ? texts.published : texts.none}</h2>
      <ul>
        {rows.map(({ key, name, published, trusted, doubtful }) => (
          <li key={key}>
            <span>{name}</span>
            <span className={styles.line} style={{ "--share": (trusted / maxPeople).toFixed(3) } as CSSProperties}>
              <i aria-hidden="true" className={dimensionLineStyles.dimensionLine} />
            </span>
            <b className={doubtful ? textStyles.caution : undefined}>{formatNumber(published)}</b>
            {doubtful && <small className={textStyles.caution}>{texts.doubtful(formatNumber(trusted))}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { CSSProperties } from "react";
import type { ProposedSpace } from "#contract/selection/proposal.ts";
import type { SheetLayout } from "#domain/proposal/arrange-sheet.ts";
import { formatMetres, formatNumber } from "#domain/format.ts";
import { formatPictureMark, formatPlanCaption } from "#domain/proposal/describe-sheet.ts";
import { proposalZh as texts } from "#texts/venue/proposal.zh.ts";
import { getStateClass } from "#web/ui/calendar/date-states.tsx";
import { Picture } from "#web/ui/picture/picture.tsx";
import { DemoTag } from "#web/ui/text/demo-tag.tsx";
import { EstimateLines, type LinesProps } from "./estimate-lines.tsx";
import { pictureSlots } from "./picture-slots.ts";
import { SheetPlan } from "./sheet-plan.tsx";
import drawingStyles from "./sheet-drawing.module.css";
import styles from "./sheet.module.css";

interface SpaceSheetProps extends Omit<LinesProps, "estimate"> {
  proposed: ProposedSpace;
  number: number;
  layout: SheetLayout;
}

function Plan({ proposed: { plan, space, planNote }, scale }: { proposed: ProposedSpace; scale: number | undefined }) {
  if (!plan || !scale) return <p className={drawingStyles.noPlan}>{texts.noPlan}</p>;
  // The dimension stands over the inner walls: what the frame has beside them stays free.
  const dimension = {
    "--wide": ((plan.length * 1000) / scale).toFixed(2),
    "--from": ((-plan.frame.x * 1000) / scale).toFixed(2),
  } as CSSProperties;
  return (
    <div>
      <div aria-hidden="true" className={drawingStyles.dimension} style={dimension}>
        <span>{formatMetres(plan.length)} m</span>
      </div>
      <SheetPlan name={space.name} plan={plan} scale={scale} />
      <p className={styles.small}>
        <span>{formatPlanCaption(scale, planNote, texts)}</span>
      </p>
    </div>
  );
}

/** Renders the sheet of a space: picture as far as there is room, plan at its scale, facts, estimate. */
export function SpaceSheet({ proposed, number, layout, ...lines }: SpaceSheetProps) {
  const { space, venue, place, picture, estimate, facts, availability } = proposed;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h2>
            {number}　{space.name}
          </h2>
          <p>
            {venue.name}
            <DemoTag demo={space.demo ?? venue.demo} />　{place}
          </p>
        </div>
        {estimate && (
          <span className={styles.total}>
            ¥{formatNumber(estimate.total)} <small>{texts.total}</small>
          </span>
        )}
      </header>
      {layout.pictureHeight > 0 && picture && (
        <figure className={drawingStyles.picture} style={{ "--high": layout.pictureHeight } as CSSProperties}>
          <Picture alt={picture.caption ?? space.name} mark={false} picture={picture} slots={pictureSlots} />
          <figcaption className={styles.small}>
            <span>{picture.caption ?? space.name}</span>
            <span>{formatPictureMark(proposed, texts)}</span>
          </figcaption>
        </figure>
      )}
      <div className={drawingStyles.drawn}>
        <Plan proposed={proposed} scale={layout.scale} />
        <dl className={drawingStyles.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={label === texts.facts.availability ? getStateClass(availability?.state) : undefined}>
                {text ?? <span className={styles.soft}>{texts.unknown}</span>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {estimate ? <EstimateLines {...lines} estimate={estimate} /> : <p className={styles.small}>{texts.noEstimate}</p>}
    </>
  );
}

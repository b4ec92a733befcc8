import { type CSSProperties, memo } from "react";
import { formatNumber } from "#domain/format.ts";
import { getLayoutByKey } from "#domain/space/layouts.ts";
import { formatSpaceHref } from "#domain/venue/format-venue-href.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { PlanDrawing } from "../../features/seating-plan/plan-drawing.tsx";
import { Link } from "../../ui/navigation/link.tsx";
import { drawingMargin, type BandPlan, getBandScales } from "./band-plan.ts";
import { classNames } from "../../ui/text/class-names.ts";
import bandStyles from "./band.module.css";
import visibilityStyles from "../../ui/structure/visibility.module.css";
import textStyles from "../../ui/text/text.module.css";
import styles from "./plan-band.module.css";

/** Renders the band at the top of the page: plans of the venue's spaces at one scale. */
export const PlanBand = memo(function Band({ plans, venueId }: { plans: BandPlan[]; venueId: string }) {
  if (plans.length === 0) return null;
  const scales = getBandScales(plans);
  const columns = plans.map(({ room }) => `minmax(0, ${room.length + drawingMargin + 6}fr)`).join(" ");
  const style = { "--wide-ppm": `${scales.desktop}px`, "--phone-ppm": `${scales.phone}px`, "--columns": columns };
  return (
    <section
      aria-label={venueZh.band}
      className={classNames(visibilityStyles.noPrint, bandStyles.band)}
      style={style as CSSProperties}
    >
      {plans.map(({ id, name, room, layout, plan }, index) => (
        <figure key={id}>
          <div className={styles.slot}>
            <div className={styles.toScale} style={{ "--m": room.length + drawingMargin } as CSSProperties}>
              <PlanDrawing name={name} plan={plan} room={room} />
            </div>
          </div>
          <figcaption className={textStyles.caption}>
            <Link href={`${formatSpaceHref(venueId, id)}?layout=${layout}`}>
              {venueZh.caption(name, getLayoutByKey(layout).name, formatNumber(plan.people))}
            </Link>
            {index === plans.length - 1 && plans.length > 1 && (
              <span className={visibilityStyles.onlyWide}>{venueZh.sameScale}</span>
            )}
          </figcaption>
        </figure>
      ))}
    </section>
  );
});

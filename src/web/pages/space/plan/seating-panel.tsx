import type { ReactNode } from "react";
import { formatNumber, formatSizeShort, formatYuan } from "#domain/format.ts";
import { getSeatBounds, judgeFigures } from "#domain/seating/judge-fit.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import type { EventSize } from "#domain/venue/event-size.ts";
import type { SpaceCapacity } from "#web/features/capacity-table/capacity/space-capacity.ts";
import { PublishedComparison } from "#web/features/seating-plan/published-comparison.tsx";
import { useRuntimeConfig } from "#web/platform/runtime-config-context.ts";
import { LinkButton } from "#web/ui/forms/button.tsx";
import { formatOfYear } from "#web/ui/text/format-of-year.ts";
import { Figure } from "#web/ui/text/figure.tsx";
import { PeopleRuler } from "#web/ui/forms/people-ruler.tsx";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import { LayoutRadios } from "./layout-radios.tsx";
import type { SpaceFacts } from "../loader.ts";
import type { PlanOptions } from "./arrange-space.ts";
import type { Verdict } from "./verdict.ts";
import { VerdictHead } from "./verdict-head.tsx";
import { CallbackText } from "#web/ui/text/callback-text.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./seating-panel.module.css";

interface SeatingPanelProps {
  space: SpaceFacts;
  capacity: SpaceCapacity;
  eventSize: EventSize;
  onEventSize: (eventSize: EventSize) => void;
  /** Stage depth in metres of this layout; undefined where it has none. */
  stageDepth: number | undefined;
  /** Whether a seating plan is drawn. */
  isDrawn: boolean;
  /** Whether it is known how the space divides. */
  isDivisible: boolean;
  planOptions: PlanOptions;
  onPlanOptions: (planOptions: PlanOptions) => void;
  verdict: Verdict;
  /** What the space misses, and remedies; beneath the verdict. */
  notes: ReactNode;
  /** Text of the selected event size that goes into the demand; empty where the visitor set nothing. */
  carriedText: string;
  demandHref: string;
}

/** Renders the controls next to the drawing: layout, people, verdict, plan options, and the demand button. */
export function SeatingPanel(props: SeatingPanelProps) {
  const { space, capacity, eventSize, onEventSize, verdict, notes, carriedText, demandHref } = props;
  const { adviser } = useRuntimeConfig();
  const figures = capacity.figures[eventSize.layout];
  const { comfortable, limit, published, doubtful } = figures;
  const bounds = getSeatBounds(figures);
  return (
    <div className={styles.panel}>
      <LayoutRadios
        figures={capacity.figures}
        onValue={(layout) => onEventSize({ ...eventSize, layout })}
        value={eventSize.layout}
      />
      {bounds !== undefined && bounds.most > 0 && (
        <div>
          <div className={styles.people}>
            <label className={textStyles.soft} htmlFor="people">
              {spaceZh.people}
            </label>
            <Figure big unit="人" value={formatNumber(eventSize.people)} />
          </div>
          <PeopleRuler
            bounds={bounds}
            comfortable={comfortable}
            fit={judgeFigures(figures, eventSize.people).kind}
            id="people"
            limit={limit}
            onValue={(people) => onEventSize({ ...eventSize, people: Math.max(1, people) })}
            published={doubtful ? undefined : published || undefined}
            value={eventSize.people}
          />
        </div>
      )}
      <div aria-live="polite" className={styles.verdict}>
        <p>
          <VerdictHead verdict={verdict} />
          {verdict.text}
        </p>
        {notes}
        {verdict.bound && <p className={classNames(textStyles.small, styles.bound)}>{verdict.bound}</p>}
      </div>
      {capacity.room && <PublishedComparison figures={figures} />}
      <PlanSwitches {...props} />
      <div className={classNames(visibilityStyles.fromTablet, visibilityStyles.noPrint)}>
        <LinkButton data-carries="" full href={demandHref} variant="act">
          {spaceZh.enquiry.button}
        </LinkButton>
        <p className={classNames(textStyles.small, styles.bound, styles.promise)}>
          {space.priceDay !== undefined &&
            spaceZh.enquiry.price(formatYuan(space.priceDay), formatOfYear(space.priceYear))}
          {carriedText && spaceZh.enquiry.carried(carriedText)}
          <CallbackText format={(time) => spaceZh.enquiry.promise(adviser, time)} />
        </p>
      </div>
    </div>
  );
}

function PlanSwitches({
  space,
  capacity,
  stageDepth,
  isDrawn,
  isDivisible,
  planOptions,
  onPlanOptions,
}: SeatingPanelProps) {
  const led = isDrawn ? capacity.room?.screen : undefined;
  if (stageDepth === undefined && !led && !isDivisible) return null;
  return (
    <fieldset className={classNames(visibilityStyles.noPrint, styles.switches)}>
      <legend className={textStyles.visuallyHidden}>{spaceZh.toggles.title}</legend>
      {stageDepth !== undefined && (
        <CheckOption
          checked={planOptions.stage}
          onChange={(event) => onPlanOptions({ ...planOptions, stage: event.target.checked })}
        >
          {(space.stage ? spaceZh.toggles.stage : spaceZh.toggles.assumedStage)(formatNumber(stageDepth, 1))}
        </CheckOption>
      )}
      {led && (
        <CheckOption
          checked={planOptions.led}
          onChange={(event) => onPlanOptions({ ...planOptions, led: event.target.checked })}
        >
          {spaceZh.toggles.led(formatSizeShort(led.width, led.height))}
        </CheckOption>
      )}
      {isDivisible && (
        <CheckOption
          checked={planOptions.divided}
          onChange={(event) => onPlanOptions({ ...planOptions, divided: event.target.checked })}
        >
          {spaceZh.toggles.divided}
        </CheckOption>
      )}
    </fieldset>
  );
}

import type { ReactNode } from "react";
import { formatNumber } from "#domain/format.ts";
import { demandLimits } from "#domain/limits.ts";
import { venueZh } from "#texts/venue/venue.zh.ts";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { CheckOption } from "#web/ui/forms/check-option.tsx";
import type { EventSize } from "#domain/venue/event-size.ts";
import { getPeopleStep } from "./get-people-step.ts";
import { countFits } from "../capacity/find-best-space.ts";
import type { SpaceCapacity } from "../capacity/space-capacity.ts";
import { LayoutSelect } from "./layout-select.tsx";
import { classNames } from "#web/ui/text/class-names.ts";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./event-size-form.module.css";

interface EventSizeFormProps {
  capacities: SpaceCapacity[];
  eventSize: EventSize;
  onEventSize: (eventSize: EventSize) => void;
  /** The heading of what it sizes, in its line. */
  heading?: ReactNode;
  /** Whether only the spaces that fit are shown; absent where there is no such choice. */
  onlyFits: boolean | undefined;
  onOnlyFits: (only: boolean) => void;
  /** The form's target without JavaScript. */
  action: string;
}

/** Renders people and layout as one sentence of fields, with the number of spaces that fit. */
export function EventSizeForm({
  capacities,
  eventSize,
  heading,
  onEventSize,
  onlyFits,
  onOnlyFits,
  action,
}: EventSizeFormProps) {
  const texts = venueZh.board;
  return (
    <form action={action} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {heading ?? <span>{texts.have}</span>}
      <Stepper
        label={texts.people}
        max={demandLimits.people}
        min={1}
        name="people"
        onValue={(people) => onEventSize({ ...eventSize, people })}
        step={getPeopleStep(eventSize.people)}
        value={eventSize.people}
      />
      <span>{heading ? texts.unit : texts.seated}</span>
      <LayoutSelect onValue={(layout) => onEventSize({ ...eventSize, layout })} value={eventSize.layout} />
      <span aria-live="polite" className={textStyles.soft}>
        {formatFitCount(capacities, eventSize)}
      </span>
      {onlyFits !== undefined && (
        <CheckOption
          checked={onlyFits}
          className={classNames(visibilityStyles.noPrint, styles.onlyFits)}
          onChange={(event) => onOnlyFits(event.target.checked)}
        >
          {texts.onlyFits}
        </CheckOption>
      )}
    </form>
  );
}

/** Formats the number of spaces that fit, such as 2 个厅坐得下，换坐法有 5 个. */
function formatFitCount(capacities: SpaceCapacity[], eventSize: EventSize): string {
  const texts = venueZh.board;
  const { well, tight, anyLayout } = countFits(capacities, eventSize);
  const text = well > 0 ? texts.well(formatNumber(well)) : tight > 0 ? texts.tight(formatNumber(tight)) : texts.none;
  return anyLayout > well ? `${text}，${texts.otherLayout(formatNumber(anyLayout))}` : text;
}

import { useWatch } from "react-hook-form";
import type { ReactNode } from "react";
import { demandLimits } from "#domain/limits.ts";
import type { DemandTexts } from "#texts/demand/demand.zh.ts";
import { fillTemplate } from "#texts/site/fill-template.ts";
import { defer } from "#web/platform/lazy-loading/deferred.tsx";
import "#web/ui/calendar/date-states.module.css";
import { DemoTag } from "#web/ui/text/demo-tag.tsx";
import { countVenues, type SelectedVenue } from "../form/demand-values.ts";
import type { DemandForm } from "../form/use-demand-form.ts";
import type { Prefill } from "../prefill/prefill.ts";
import { classNames } from "#web/ui/text/class-names.ts";
import chipStyles from "#web/ui/forms/chip.module.css";
import demandFormStyles from "../form/demand-form.module.css";
import fieldStyles from "#web/ui/forms/field.module.css";
import listRowStyles from "#web/ui/list/list-row.module.css";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./selected-venue-list.module.css";

interface VenueItemProps {
  venue: SelectedVenue;
  /** What is known of its dates. */
  dateStates: ReactNode;
  texts: DemandTexts;
  onRemove: () => void;
  /** Leaves all other venues out; absent where this is the only one. */
  onPickAlone: (() => void) | undefined;
}

function VenueItem({ venue, dateStates, texts, onRemove, onPickAlone }: VenueItemProps) {
  const { name, demo } = venue;
  return (
    <li className={classNames(listRowStyles.listRow, styles.venue)}>
      <span className={styles.name}>
        {name}
        <DemoTag demo={demo} />
        {dateStates}
      </span>
      {onPickAlone && (
        <button
          type="button"
          className={classNames(demandFormStyles.textButton, textStyles.small)}
          aria-label={fillTemplate(texts.form.onlyThisOf, { name })}
          onClick={onPickAlone}
        >
          {texts.form.onlyThis}
        </button>
      )}
      <button
        type="button"
        className={classNames(chipStyles.removeButton, styles.remove)}
        aria-label={fillTemplate(texts.form.remove, { name })}
        onClick={onRemove}
      >
        <i className={chipStyles.cross} />
      </button>
    </li>
  );
}

/** What is known of a space's dates; loaded for those of which something is. */
const DeferredBlockedDates = defer(async () => (await import("./blocked-dates.tsx")).BlockedDates);

interface SelectedVenueListProps {
  demand: DemandForm;
  /** The blocked dates of spaces by their codes. */
  bookings?: Prefill["bookings"] | undefined;
  today?: string | undefined;
  /** Number of venues of the link that one demand cannot ask as well. */
  leftOut?: number | undefined;
}

/** Renders the venues and spaces that the demand is for, how many venues are asked, and why no more; each can be removed. */
export function SelectedVenueList(props: SelectedVenueListProps) {
  const { demand, bookings = {}, today, leftOut } = props;
  const { form, texts } = demand;
  const asked = useWatch({ control: form.control, name: "asked" });
  const error = form.formState.errors.asked?.message;
  if (asked.length === 0)
    return error ? <p className={classNames(fieldStyles.error, styles.problem)}>{error}</p> : null;
  const pick = (filter: (one: SelectedVenue, index: number) => boolean) =>
    form.setValue("asked", asked.filter(filter), { shouldDirty: true, shouldValidate: Boolean(error) });
  const n = countVenues(asked);
  return (
    <div data-field="asked">
      <ul className={styles.selectedVenues}>
        {asked.map((one, at) => (
          <VenueItem
            key={`${one.siteId}-${one.spaceCode ?? ""}`}
            venue={one}
            dateStates={
              one.spaceCode !== undefined &&
              bookings[one.spaceCode] && (
                <DeferredBlockedDates bookings={bookings[one.spaceCode]!} form={form} today={today} />
              )
            }
            texts={texts}
            onRemove={() => pick((_, index) => index !== at)}
            onPickAlone={n > 1 ? () => pick(({ siteId }) => siteId === one.siteId) : undefined}
          />
        ))}
      </ul>
      {error && <p className={classNames(fieldStyles.error, styles.problem)}>{error}</p>}
      <p className={classNames(textStyles.small, styles.note)}>
        {n > 1 ? fillTemplate(texts.form.several, { n }) : texts.form.alone}
      </p>
      {leftOut !== undefined && n === demandLimits.venues && (
        <p className={classNames(textStyles.small, styles.note)}>
          {fillTemplate(texts.form.venuesLeftOut, { all: demandLimits.venues + leftOut, n: leftOut })}
        </p>
      )}
    </div>
  );
}

import { estimateStarNames, formatEstimateDays } from "#domain/estimate/description/get-estimate-line-name.ts";
import { estimateStars, lunchKinds, screenKinds, setupKinds } from "#domain/estimate/estimate-event.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { spaceEstimateZh as texts } from "#texts/venue/space-estimate.zh.ts";
import { Select } from "#web/ui/forms/field.tsx";
import type { EstimateChanges, SpaceEstimateAnswer } from "./use-space-estimate.ts";
import styles from "./space-estimate.module.css";

const names = estimateZh.assumptions;
const daysOffered = [0.5, 1, 2, 3, 4, 5];
const counts = [0, 1, 2, 3];

interface ChoiceProps<T extends string | number> {
  label: string;
  value: T;
  options: readonly T[];
  format: (value: T) => string;
  onValue: (value: T) => void;
}

/** Renders a choice among values; a value that is none of those offered stays selectable. */
function Choice<T extends string | number>({ label, value, options, format, onValue }: ChoiceProps<T>) {
  const all = options.includes(value) ? options : [...options, value];
  return (
    <Select
      label={label}
      onChange={(event) => onValue(all.find((one) => String(one) === event.target.value)!)}
      small
      value={String(value)}
    >
      {all.map((one) => (
        <option key={one} value={String(one)}>
          {format(one)}
        </option>
      ))}
    </Select>
  );
}

interface EstimateAssumptionsProps {
  assumptions: SpaceEstimateAnswer["assumptions"];
  days: number;
  onChange: (part: EstimateChanges) => void;
}

/** Renders what the estimate supposes, each open to change. */
export function EstimateAssumptions({ assumptions, days, onChange }: EstimateAssumptionsProps) {
  const { lunch, teaBreaks, screen, setup, nights, star } = assumptions;
  return (
    <div className={styles.assumptions}>
      <Choice
        format={formatEstimateDays}
        label={texts.days}
        onValue={(value) => onChange({ days: value })}
        options={daysOffered}
        value={days}
      />
      <Choice
        format={(value) => estimateStarNames[value]}
        label={texts.star}
        onValue={(value) => onChange({ star: value })}
        options={estimateStars}
        value={star}
      />
      <Choice
        format={(value) => names.lunches[value]}
        label={names.lunch}
        onValue={(value) => onChange({ lunch: value })}
        options={lunchKinds}
        value={lunch}
      />
      <Choice
        format={texts.teaCount}
        label={texts.tea}
        onValue={(value) => onChange({ teaBreaks: value })}
        options={counts}
        value={teaBreaks}
      />
      <Choice
        format={(value) => names.screens[value]}
        label={names.screen}
        onValue={(value) => onChange({ screen: value })}
        options={screenKinds}
        value={screen}
      />
      <Choice
        format={(value) => names.setups[value]}
        label={names.setup}
        onValue={(value) => onChange({ setup: value })}
        options={setupKinds}
        value={setup}
      />
      <Choice
        format={(value) => (value === 0 ? texts.noNights : texts.nightCount(value))}
        label={texts.nights}
        onValue={(value) => onChange({ nights: value })}
        options={counts}
        value={nights}
      />
    </div>
  );
}

import { estimateStarNames } from "#domain/estimate/description/get-estimate-line-name.ts";
import {
  type Assumptions,
  estimateLimits,
  estimateStars,
  lunchKinds,
  screenKinds,
  setupKinds,
} from "#domain/estimate/estimate-event.ts";
import { formatNumber } from "#domain/format.ts";
import { estimateZh } from "#texts/content/estimate.zh.ts";
import { Select } from "#web/ui/forms/field.tsx";
import { NumberInput } from "#web/ui/forms/number-input.tsx";
import type { Budget } from "../use-budget.ts";
import styles from "./assumptions-section.module.css";

const texts = estimateZh.assumptions;

type NumberName = "area" | "hours" | "teaBreaks" | "stayPercent" | "perRoom";

const numbers: Record<NumberName, { label: string; unit: string }> = {
  area: { label: texts.area, unit: "m²" },
  hours: { label: texts.hours, unit: texts.hour },
  teaBreaks: { label: texts.teaBreaks, unit: texts.time },
  stayPercent: { label: texts.stay, unit: "%" },
  perRoom: { label: texts.perRoom, unit: texts.person },
};

interface ControlProps {
  budget: Budget;
  /** Changes one assumption; undefined takes its default. */
  onChange: (part: Partial<Assumptions>) => void;
}

function NumberControl({ name, budget, onChange }: ControlProps & { name: NumberName }) {
  const { least, most } = estimateLimits[name];
  const { label, unit } = numbers[name];
  return (
    <NumberInput
      kind="count"
      label={label}
      max={most}
      onValue={(value) => {
        if (value !== undefined && value >= least) onChange({ [name]: value });
      }}
      refusal={texts.refused(formatNumber(least), formatNumber(most))}
      small
      unit={unit}
      value={budget.estimate.facts.assumptions[name]}
    />
  );
}

interface SelectControlProps<T extends string> {
  label: string;
  value: T;
  options: readonly (readonly [value: T, name: string])[];
  onValue: (value: T) => void;
}

const SelectControl = <T extends string>({ label, value, options, onValue }: SelectControlProps<T>) => (
  <Select label={label} onChange={(event) => onValue(event.target.value as T)} small value={value}>
    {options.map(([id, name]) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </Select>
);

/** Renders what the estimate supposes, each of it open to change. */
export function AssumptionsSection({ budget }: { budget: Budget }) {
  const { assumptions } = budget.estimate.facts;
  const onChange = (part: Partial<Assumptions>) =>
    budget.changeAssumptions({ ...budget.estimateInput.assumptions, ...part });
  const control = { budget, onChange };
  return (
    <details className={styles.assumptions}>
      <summary>{texts.title}</summary>
      <div className={styles.fields}>
        <NumberControl {...control} name="area" />
        <NumberControl {...control} name="hours" />
        <SelectControl
          label={texts.setup}
          onValue={(setup) => onChange({ setup })}
          options={setupKinds.map((kind) => [kind, texts.setups[kind]])}
          value={assumptions.setup}
        />
        <SelectControl
          label={texts.screen}
          onValue={(screen) => onChange({ screen })}
          options={screenKinds.map((kind) => [kind, texts.screens[kind]])}
          value={assumptions.screen}
        />
        <NumberControl {...control} name="teaBreaks" />
        <SelectControl
          label={texts.lunch}
          onValue={(lunch) => onChange({ lunch })}
          options={lunchKinds.map((kind) => [kind, texts.lunches[kind]])}
          value={assumptions.lunch}
        />
        <NumberControl {...control} name="stayPercent" />
        <NumberControl {...control} name="perRoom" />
        <SelectControl
          label={texts.roomStar}
          onValue={(value) => onChange({ roomStar: estimateStars.find((star) => String(star) === value)! })}
          options={estimateStars.map((star) => [String(star), estimateStarNames[star]])}
          value={String(assumptions.roomStar)}
        />
      </div>
    </details>
  );
}

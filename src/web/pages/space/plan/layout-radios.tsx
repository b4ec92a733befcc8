import { formatNumber } from "#domain/format.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import {
  getSeatCount,
  type SpaceCapacity,
  type LayoutCapacity,
} from "#web/features/capacity-table/capacity/space-capacity.ts";
import textStyles from "#web/ui/text/text.module.css";
import styles from "./layout-radios.module.css";

interface LayoutRadiosProps {
  figures: SpaceCapacity["figures"];
  value: LayoutKey;
  onValue: (layout: LayoutKey) => void;
}

/** Formats how many a layout seats; empty where that is unknown. */
function formatSeats(figures: LayoutCapacity): string {
  if (figures.unsuitable) return spaceZh.unsuitable;
  const people = getSeatCount(figures);
  return people === 0 ? "" : formatNumber(people);
}

/** Renders the layouts as radio buttons, each with its comfortable capacity. */
export function LayoutRadios({ figures, value, onValue }: LayoutRadiosProps) {
  return (
    <fieldset className={styles.layouts}>
      <legend className={textStyles.visuallyHidden}>{spaceZh.layout}</legend>
      {layouts.map(({ key, name }) => (
        <label className={figures[key].unsuitable ? textStyles.soft : undefined} key={key}>
          <input checked={value === key} name="layout" onChange={() => onValue(key)} type="radio" value={key} />
          {name} <small>{formatSeats(figures[key])}</small>
        </label>
      ))}
    </fieldset>
  );
}

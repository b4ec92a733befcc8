import { formatNumber, unknownText } from "#domain/format.ts";
import { type LayoutKey, layouts } from "#domain/space/layouts.ts";
import { spaceZh } from "#texts/venue/space.zh.ts";
import {
  getSeatCount,
  type SpaceCapacity,
  type LayoutCapacity,
} from "#web/features/capacity-table/capacity/space-capacity.ts";
import { LayoutIcon } from "#web/ui/drawing/layout-icon.tsx";
import layoutPickerStyles from "#web/ui/forms/layout-picker.module.css";
import visibilityStyles from "#web/ui/structure/visibility.module.css";
import textStyles from "#web/ui/text/text.module.css";

interface LayoutRadiosProps {
  figures: SpaceCapacity["figures"];
  value: LayoutKey;
  onValue: (layout: LayoutKey) => void;
}

function formatSeats(figures: LayoutCapacity): string {
  if (figures.unsuitable) return spaceZh.unsuitable;
  const people = getSeatCount(figures);
  return people === 0 ? unknownText : formatNumber(people);
}

/** Renders the layouts as radio buttons with icons, each with its comfortable capacity. */
export function LayoutRadios({ figures, value, onValue }: LayoutRadiosProps) {
  return (
    <fieldset className={visibilityStyles.noPrint}>
      <legend className={textStyles.visuallyHidden}>{spaceZh.layout}</legend>
      <div className={layoutPickerStyles.layoutPicker}>
        {layouts.map(({ key, name }) => (
          <label className={figures[key].unsuitable ? layoutPickerStyles.unsuitable : undefined} key={key}>
            <input checked={value === key} name="layout" onChange={() => onValue(key)} type="radio" value={key} />
            <LayoutIcon layout={key} />
            {name}
            <small>{formatSeats(figures[key])}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

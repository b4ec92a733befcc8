import { getLayoutByKey, type LayoutKey, layouts } from "../../../../domain/space/layouts.ts";
import { venueZh } from "../../../../texts/venue/venue.zh.ts";
import { LayoutIcon } from "../../../ui/drawing/layout-icon.tsx";
import { classNames } from "../../../ui/text/class-names.ts";
import chipStyles from "../../../ui/forms/chip.module.css";
import textStyles from "../../../ui/text/text.module.css";
import styles from "./layout-select.module.css";

/** Renders the layout as a chip with a native `<select>` laid over it. */
export function LayoutSelect({ value, onValue }: { value: LayoutKey; onValue: (layout: LayoutKey) => void }) {
  return (
    <span className={classNames(chipStyles.chip, chipStyles.selected, textStyles.caret, styles.layoutSelect)}>
      <LayoutIcon layout={value} />
      <span aria-hidden="true">{getLayoutByKey(value).name}</span>
      <select
        aria-label={venueZh.board.layout}
        name="layout"
        onChange={(event) => onValue(event.target.value as LayoutKey)}
        value={value}
      >
        {layouts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

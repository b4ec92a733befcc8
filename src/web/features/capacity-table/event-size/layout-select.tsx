import { getLayoutByKey, type LayoutKey, layouts } from "../../../../domain/space/layouts.ts";
import { venueZh } from "../../../../texts/venue/venue.zh.ts";
import { LayoutIcon } from "../../../ui/drawing/layout-icon.tsx";

/** Renders the layout as a chip with a native `<select>` laid over it. */
export function LayoutSelect({ value, onValue }: { value: LayoutKey; onValue: (layout: LayoutKey) => void }) {
  return (
    <span className="chip on caret layout-select">
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

import { formatNumber, unknownText } from "../../../domain/format.ts";
import { type LayoutKey, layouts } from "../../../domain/space/layout.ts";
import { spaceZh } from "../../../texts/space.zh.ts";
import type { Hall, HallFigures } from "../../features/capacity-table/hall.ts";
import { LayoutIcon } from "../../ui/layout-icon.tsx";

interface LayoutRadiosProps {
  figures: Hall["figures"];
  value: LayoutKey;
  onValue: (layout: LayoutKey) => void;
}

function said({ unsuitable, doubtful, comfortable, published }: HallFigures): string {
  if (unsuitable) return spaceZh.unsuitable;
  const people = doubtful && comfortable === 0 ? published : (comfortable ?? published);
  return people === undefined ? unknownText : formatNumber(people);
}

/** Renders the eight layouts as radio buttons with icons, each with its comfortable capacity. */
export function LayoutRadios({ figures, value, onValue }: LayoutRadiosProps) {
  return (
    <fieldset className="noprint">
      <legend className="vh">{spaceZh.layout}</legend>
      <div className="lays">
        {layouts.map(({ key, name }) => (
          <label className={figures[key].unsuitable ? "off" : undefined} key={key}>
            <input checked={value === key} name="layout" onChange={() => onValue(key)} type="radio" value={key} />
            <LayoutIcon layout={key} />
            {name}
            <small>{said(figures[key])}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

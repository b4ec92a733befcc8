import type { CSSProperties } from "react";
import { formatArea, formatNumber } from "../../../domain/format-number.ts";
import { layouts } from "../../../domain/space/layouts.ts";
import { spaceZh } from "../../../texts/venue/space.zh.ts";
import { Figure } from "../../ui/text/figure.tsx";
import type { SpaceFacts } from "./loader.ts";

/** Renders what replaces the drawing of an unmeasured space: its area, and published capacities as bars on one scale. */
export function UnmeasuredSpace({ space: { area, capacity } }: { space: SpaceFacts }) {
  const rows = layouts.flatMap(({ key, name }) => {
    const people = capacity[key] ?? 0;
    return people > 0 ? [{ key, name, people }] : [];
  });
  const maxPeople = Math.max(1, ...rows.map(({ people }) => people));
  const texts = spaceZh.unmeasured;
  return (
    <div className="unmeasured">
      <div className="no-drawing">
        <Figure big unit="m²" value={area ? formatArea(area) : undefined} />
        <p className="soft">{texts.note}</p>
      </div>
      <h2 className="soft">{rows.length > 0 ? texts.published : texts.none}</h2>
      <ul>
        {rows.map(({ key, name, people }) => (
          <li key={key}>
            <span>{name}</span>
            <span className="line" style={{ "--share": (people / maxPeople).toFixed(3) } as CSSProperties}>
              <i aria-hidden="true" className="dim" />
            </span>
            <b>{formatNumber(people)}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
